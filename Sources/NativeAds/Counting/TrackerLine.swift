import Foundation

/// A line of the tracker log: a record that was written down, or one that is done with.
///
/// `+ ID SECONDS URL SEAL` and `- ID SEAL`. The seal is a checksum of what stands before it: a
/// line that was cut short, filled with zeroes by a file system after a power cut, or damaged in
/// any other way is no line, and never makes up a URL.
enum TrackerLine: Hashable {
    case added(TrackerRecord)
    case done(String)

    /// Reads a line without its newline; `nil` where it is damaged or no line of ours.
    init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let seal = parts.last, parts.count > 2, !parts[1].isEmpty,
            seal == Self.seal(of: text.dropLast(seal.count + 1))
        else { return nil }
        switch (parts[0], parts.count) {
        case ("-", 3):
            self = .done(String(parts[1]))
        case ("+", 5):
            guard let time = TimeInterval(parts[2]), time.isFinite,
                let url = URL(string: String(parts[3])), let scheme = url.scheme,
                scheme == "https" || scheme == "http"
            else { return nil }
            self = .added(TrackerRecord(id: String(parts[1]), url: url, time: time))
        default:
            return nil
        }
    }

    /// The line with its newline.
    var text: String {
        let text =
            switch self {
            case .added(let record): "+ \(record.id) \(record.time) \(record.url.absoluteString)"
            case .done(let id): "- \(id)"
            }
        return "\(text) \(Self.seal(of: text[...]))\n"
    }

    /// Eight hexadecimal digits (FNV-1a): one changed byte always changes them.
    private static func seal(of text: Substring) -> String {
        let sum = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
