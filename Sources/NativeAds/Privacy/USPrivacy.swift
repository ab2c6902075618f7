/// The IAB's US privacy string (`1YNN`): version, notice given, opted out of sale, LSPA covers it.
struct USPrivacy: Sendable, Hashable {
    /// Whether the person forbade that their data are sold.
    let isOptedOutOfSale: Bool

    /// Reads a string of version 1; `nil` for what is none.
    init?(_ text: String) {
        let signs = Array(text.uppercased())
        guard signs.count == 4, signs[0] == "1", signs[1...].allSatisfy("YN-".contains) else {
            return nil
        }
        isOptedOutOfSale = signs[2] == "Y"
    }
}
