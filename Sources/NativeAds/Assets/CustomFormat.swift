/// An ad of a format that publisher and seller agreed on: named parts beyond the standard ones.
///
/// The picture of a key is loaded with the ad's others, as ``AssetRole/format(_:)``.
public struct CustomFormat: Sendable, Hashable {
    /// The format's id, one of those that the app asked for.
    public var id: String
    /// The names of its parts, in the seller's order.
    public var keys: [String]
    /// Its texts by their names; none is empty.
    public var texts: [String: String]
    /// Its pictures by their names.
    public var pictures: [String: PictureSource]

    /// Makes one from its parts; without `keys` they are all there are, in alphabetical order.
    public init(
        id: String,
        texts: [String: String] = [:],
        pictures: [String: PictureSource] = [:],
        keys: [String]? = nil
    ) {
        self.id = id
        self.texts = texts
        self.pictures = pictures
        self.keys = keys ?? Set(texts.keys).union(pictures.keys).sorted()
    }
}

extension AssetRole {
    private static let formatPrefix = "format."

    /// The part of a ``CustomFormat`` that goes by a name.
    public static func format(_ key: String) -> AssetRole { AssetRole(formatPrefix + key) }

    /// The name of the part of a custom format; `nil` for all other roles.
    package var formatKey: String? {
        guard rawValue.hasPrefix(Self.formatPrefix) else { return nil }
        return String(rawValue.dropFirst(Self.formatPrefix.count))
    }
}
