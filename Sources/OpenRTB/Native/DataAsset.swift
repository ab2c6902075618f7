/// A text of an ad (Native 1.2, section 5.5).
public struct DataAsset: Sendable, Hashable {
    /// The text.
    public var value: String
    /// What the text is; filled in from the request when read for one.
    public var type: DataAssetType?
    /// The number of characters where the bidder tells it.
    public var length: Int?
    /// A name for the text to show with it; dropped from the standard in 1.2.
    public var label: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        value: String,
        type: DataAssetType? = nil,
        length: Int? = nil,
        label: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.value = value
        self.type = type
        self.length = length
        self.label = label
        self.ext = ext
    }
}
