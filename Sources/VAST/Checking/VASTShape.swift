/// What may stand in an element, over all versions of VAST from 2.0 to 4.3.
struct VASTShape: Sendable {
    /// An element or attribute that may stand somewhere.
    struct Member: Sendable {
        /// The first version that has it.
        let since: VASTVersion
        /// Whether it may stand more than once.
        let isMany: Bool
    }

    let children: [String: Member]
    let attributes: [String: Member]
    /// Whether anything at all may stand inside.
    let isOpaque: Bool

    /// Members are names with an optional version, such as `"AdTitle AdServingId:4.1"`.
    init(one: String = "", many: String = "", attributes: String = "", isOpaque: Bool = false) {
        children = Self.members(one, isMany: false).merging(Self.members(many, isMany: true)) {
            $1
        }
        self.attributes = Self.members(attributes, isMany: false)
        self.isOpaque = isOpaque
    }

    private static func members(_ text: String, isMany: Bool) -> [String: Member] {
        var members: [String: Member] = [:]
        for word in text.split(separator: " ") {
            let parts = word.split(separator: ":")
            let since = parts.count > 1 ? VASTVersion(parts[1]) : nil
            members[String(parts[0])] = Member(
                since: since ?? VASTVersion(major: 2, minor: 0),
                isMany: isMany
            )
        }
        return members
    }
}
