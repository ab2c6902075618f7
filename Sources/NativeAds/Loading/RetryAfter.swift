import Foundation

/// Reads the header by which a server says when it wants to be asked again (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Longer than this nobody waits, whatever a server says: one day.
    static let longest = 24.0 * 3600

    /// The seconds from `now` on, from 0 to a day; `nil` where the text says neither seconds nor a
    /// date.
    static func seconds(_ text: String, at now: Date) -> TimeInterval? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if isNumber { return min(Double(text) ?? longest, longest) }
        guard let date = HTTPDate.seconds(text) else { return nil }
        return min(max(0, date - now.timeIntervalSince1970), longest)
    }
}
