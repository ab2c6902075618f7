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
    /// What the ad must not be about, by lists of categories (VAST 4.1).
    public var blockedCategories: [VASTCategory]

    /// A wrapper of an address, with VAST's defaults.
    public init(
        tagURI: String?,
        followsAdditionalWrappers: Bool = true,
        allowsMultipleAds: Bool = false,
        fallsBackOnNoAd: Bool? = nil,
        blockedCategories: [VASTCategory] = []
    ) {
        self.tagURI = tagURI
        self.followsAdditionalWrappers = followsAdditionalWrappers
        self.allowsMultipleAds = allowsMultipleAds
        self.fallsBackOnNoAd = fallsBackOnNoAd
        self.blockedCategories = blockedCategories
    }

    /// Whether an ad of this category is not to be shown.
    ///
    /// The same code in another list means something else.
    func blocks(_ category: VASTCategory) -> Bool { blockedCategories.contains(category) }
}
