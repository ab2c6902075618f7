/// What only an ad that stands for another document says of itself.
public struct Wrapper: Sendable, Hashable {
    /// The address of the next document as written; `nil` where none was given.
    public var tagURI: String?
    /// Whether the next document may be a wrapper again; `true` where nothing is said.
    public var followsAdditionalWrappers: Bool
    /// Whether the next document may bring more than its first stand-alone ad; `false` where
    /// nothing is said.
    public var allowsMultipleAds: Bool
    /// Whether another ad may stand in where the next document has none; VAST names no default.
    public var fallsBackOnNoAd: Bool?

    /// A wrapper of an address, with VAST's defaults.
    public init(
        tagURI: String?,
        followsAdditionalWrappers: Bool = true,
        allowsMultipleAds: Bool = false,
        fallsBackOnNoAd: Bool? = nil
    ) {
        self.tagURI = tagURI
        self.followsAdditionalWrappers = followsAdditionalWrappers
        self.allowsMultipleAds = allowsMultipleAds
        self.fallsBackOnNoAd = fallsBackOnNoAd
    }
}
