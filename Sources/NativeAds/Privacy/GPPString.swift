/// The sections of the IAB's Global Privacy Platform string, as far as identifiers depend on them.
struct GPPString: Sendable, Hashable {
    /// The text of each section by its id: 2 is the EU's TCF, 6 the US privacy string, 7 the
    /// national US section, 8 to 12 those of California, Virginia, Colorado, Utah and Connecticut.
    let sections: [Int: Substring]

    /// More sections than this no string has.
    private static let mostSections = 64

    /// Reads a string of version 1; `nil` for what is none.
    init?(_ text: String) {
        let parts = text.split(separator: "~", omittingEmptySubsequences: false)
        guard let header = parts.first, let ids = Self.ids(header), ids.count == parts.count - 1
        else { return nil }
        sections = Dictionary(zip(ids, parts.dropFirst())) { first, _ in first }
    }

    /// The ids of the sections, in the order of their texts.
    private static func ids(_ header: Substring) -> [Int]? {
        guard var bits = PrivacyBits(header), bits.number(6) == 3, bits.number(6) == 1,
            let count = bits.number(12), count <= mostSections
        else { return nil }
        var ids: [Int] = []
        for _ in 0..<count {
            guard let isRange = bits.number(1), let step = bits.fibonacci() else { return nil }
            let first = (ids.last ?? 0) + step
            guard isRange == 1 else {
                ids.append(first)
                continue
            }
            guard let more = bits.fibonacci(), ids.count + more < mostSections else { return nil }
            ids += first...(first + more)
        }
        return ids
    }

    /// Whether the EU's section consents to purpose 1; `false` where it cannot be read.
    var allowsStorage: Bool {
        guard let core = sections[2]?.split(separator: ".").first, let bits = PrivacyBits(core)
        else { return false }
        return bits.number(at: 152, 1) == 1
    }

    /// Whether a section of the United States says that the person opted out of the sale or the
    /// sharing of their data, or of targeted advertising.
    func isOptedOut(in section: Int) -> Bool {
        guard let text = sections[section] else { return false }
        if section == 6 { return USPrivacy(String(text))?.isOptedOutOfSale ?? false }
        guard let fields = Self.optOuts[section] else { return false }
        let segments = text.split(separator: ".").compactMap { PrivacyBits($0) }
        let isOut = fields.contains { segments.first?.number(at: $0, 2) == 1 }
        // Global Privacy Control: a segment of type 1 whose only bit is set.
        return isOut || segments.dropFirst().contains { $0.number(at: 0, 3) == 0b011 }
    }

    /// Where the opt-outs of sale, sharing and targeted advertising stand, two bits each; 1 is yes.
    private static let optOuts = [
        7: [18, 20, 22], 8: [12, 14], 9: [12, 14], 10: [12, 14], 11: [14, 16], 12: [12, 14],
    ]
}
