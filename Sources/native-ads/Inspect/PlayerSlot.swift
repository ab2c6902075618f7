/// The room that a video gets: its size in points, and how many pixels make a point.
struct PlayerSlot: Equatable {
    let width: Double
    let height: Double
    let scale: Double

    /// Reads `390x219@3`; the scale may be left out and then is 1.
    init(_ text: String) throws(CommandError) {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = (halves.first ?? "").lowercased()
            .split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, halves.count <= 2,
            let width = Self.positive(sides[0]), let height = Self.positive(sides[1]),
            let scale = halves.count == 2 ? Self.positive(halves[1]) : 1
        else {
            throw .usage("--slot must be like 390x219@3, not \"\(text)\"")
        }
        (self.width, self.height, self.scale) = (width, height, scale)
    }

    private static func positive(_ text: some StringProtocol) -> Double? {
        guard let value = Double(text), value > 0, value <= 100_000 else { return nil }
        return value
    }
}
