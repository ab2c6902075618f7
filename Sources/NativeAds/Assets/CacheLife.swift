import Foundation

/// How long an answer may be used again without asking, by its headers (RFC 9111, for a cache of
/// one person; RFC 5861 for servers in trouble).
struct CacheLife: Sendable, Hashable {
    /// Seconds for which an answer is fresh whose server says nothing: one day.
    static let usualLife = 24.0 * 3600
    /// The longest that anything is fresh, and that a change is guessed to be away: a year, a week.
    private static let (longestLife, longestGuess) = (365 * usualLife, 7 * usualLife)
    /// Seconds behind its life for which an answer serves while its server fails, where that says
    /// nothing: one day.
    ///
    /// A picture of yesterday is better than an empty ad.
    static let usualGrace = 24.0 * 3600

    /// Whether the answer may be kept at all.
    let isKept: Bool
    /// Seconds from now on for which nobody needs to ask; 0 and more.
    let fresh: TimeInterval
    /// Seconds behind that for which it serves while its server fails; 0 and more.
    let grace: TimeInterval

    /// The life of an answer that came with these headers, by lower-case name, just now.
    init(_ headers: [String: String], receivedAt now: Date) {
        let rules = Self.rules(headers["cache-control"] ?? "")
        isKept = rules["no-store"] == nil && headers["vary"]?.contains("*") != true
        let mustAsk = rules["no-cache"] != nil
        let life = mustAsk ? 0 : Self.life(headers, rules, now)
        fresh = min(max(0, life - Self.age(headers, now)), Self.longestLife)
        if mustAsk || rules["must-revalidate"] != nil {
            grace = 0
        } else {
            let allowed = rules["stale-if-error"].map { Self.seconds($0) ?? 0 }
            grace = min(allowed ?? Self.usualGrace, Self.longestLife)
        }
    }

    /// Seconds from the answer's making on; what is said wrongly is said to be over (4.2.1).
    private static func life(
        _ headers: [String: String],
        _ rules: [String: String],
        _ now: Date
    ) -> TimeInterval {
        if let rule = rules["max-age"] { return seconds(rule) ?? 0 }
        let made = date(headers["date"], or: now)
        if let expires = headers["expires"] {
            return HTTPDate.seconds(expires).map { $0 - made } ?? 0
        }
        guard let changed = headers["last-modified"].flatMap(HTTPDate.seconds) else {
            return usualLife
        }
        // What has not changed for long will not soon (4.2.2).
        return min(max(0, made - changed) / 10, longestGuess)
    }

    /// How old the answer was when it came (4.2.3).
    private static func age(_ headers: [String: String], _ now: Date) -> TimeInterval {
        let seen = now.timeIntervalSince1970 - date(headers["date"], or: now)
        return max(seen, headers["age"].flatMap(seconds) ?? 0)
    }

    private static func date(_ text: String?, or now: Date) -> TimeInterval {
        text.flatMap(HTTPDate.seconds) ?? now.timeIntervalSince1970
    }

    /// The directives by lower-case name, the first of each; their quotes are gone.
    private static func rules(_ header: String) -> [String: String] {
        var rules: [String: String] = [:]
        for part in header.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
            }
            guard let name = pair.first?.lowercased(), rules[name] == nil else { continue }
            rules[name] = pair.count > 1 ? pair[1] : ""
        }
        return rules
    }

    /// A whole number of seconds; as many as there may be where it is larger than any.
    private static func seconds(_ text: String) -> TimeInterval? {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber ? min(Double(text) ?? longestLife, longestLife) : nil
    }
}
