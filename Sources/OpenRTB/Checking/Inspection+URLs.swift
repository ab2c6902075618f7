extension Inspection {
    /// Every macro of OpenRTB 2.6, section 4.4.
    private static let macros = [
        "ID", "BID_ID", "IMP_ID", "SEAT_ID", "AD_ID", "PRICE", "CURRENCY", "MBR", "LOSS",
        "MIN_TO_WIN", "MULTIPLIER", "IMP_TS", "DISCOUNT_PCT", "DISCOUNT_CPM",
    ].map { "AUCTION_" + $0 }

    /// Says what is wrong with `url`, the text that `node` holds.
    func check(_ url: String, _ node: JSONNode, for use: URLUse) {
        let macros =
            url.utf8.contains(where: { $0 == 0x24 || $0 == 0x25 })
            ? Macros.found(in: url) : []
        for (name, _) in macros where !Self.macros.contains(name) {
            let nearest = nearest(to: name, among: Self.macros)
            let hint = nearest.map { "did you mean ${\($0)}?" } ?? "it becomes the empty text"
            report(
                .urlMacro,
                at: node.start,
                "\(field) asks for ${\(name)}, which no exchange replaces, \(hint)"
            )
        }
        // What begins with a macro is whatever the macro becomes.
        guard macros.first?.range.lowerBound != 0 else { return }
        for fault in URLFault.all(in: Self.blank(macros.map(\.range), in: url), for: use) {
            switch fault {
            case .unusable(let reason): report(.urlInvalid, at: node.start, "\(field) \(reason)")
            case .refused(let scheme):
                report(
                    .urlRefused,
                    at: node.start,
                    "\(field) has the scheme \(scheme), which no ad may have"
                )
            case .noScheme:
                report(.urlScheme, at: node.start, "\(field) has no scheme, must begin with https:")
            case .insecure:
                report(
                    .urlInsecure,
                    at: node.start,
                    "\(field) is http, which apps refuse by default"
                )
            case .illegalCharacters:
                report(
                    .urlCharacters,
                    at: node.start,
                    "\(field) has characters that must be percent-encoded"
                )
            }
        }
    }

    /// `url` with a letter in place of each macro.
    private static func blank(_ ranges: [Range<Int>], in url: String) -> String {
        guard !ranges.isEmpty else { return url }
        let bytes = Array(url.utf8)
        var plain: [UInt8] = []
        var place = 0
        for range in ranges {
            plain += bytes[place..<range.lowerBound]
            plain.append(UInt8(ascii: "x"))
            place = range.upperBound
        }
        return String(decoding: plain + bytes[place...], as: UTF8.self)
    }
}
