/// The advertisers that a request does not want, by their domains (`badv`).
struct BlockedDomains: Sendable {
    // A set, because a request may list thousands, and each ad of the unit is held against them.
    private let domains: Set<String>

    init(_ badv: [String]) { domains = Set(badv.map { $0.lowercased() }) }

    /// Whether `domain` is listed, or lies below one that is.
    func contains(_ domain: String) -> Bool {
        guard !domains.isEmpty else { return false }
        var rest = domain[...]
        while !domains.contains(String(rest)) {
            guard let dot = rest.firstIndex(of: ".") else { return false }
            rest = rest[rest.index(after: dot)...]
        }
        return true
    }
}
