/// A version of VAST, to tell what it knows.
struct VASTVersion: Comparable, Sendable {
    let major: Int
    let minor: Int

    /// Every version that was published and is read.
    static let published: Set<String> = ["2.0", "2.0.1", "3.0", "4.0", "4.1", "4.2", "4.3"]

    static let latest = VASTVersion(major: 4, minor: 3)

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version of `4.1` or `2.0.1`; `nil` for what is none.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let major = Int(parts[0]) else { return nil }
        guard let minor = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
        self.init(major: major, minor: minor)
    }

    static func < (left: VASTVersion, right: VASTVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension VASTVersion: CustomStringConvertible {
    var description: String { "\(major).\(minor)" }
}
