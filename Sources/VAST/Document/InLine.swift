public import Foundation

/// What only an ad that can be played says of itself.
public struct InLine: Sendable, Hashable {
    /// The ad's name.
    public var title: String?
    /// A longer name.
    public var description: String?
    /// Who pays for the ad.
    public var advertiser: String?
    /// One identifier for this serving in all systems (VAST 4.1).
    public var servingID: String?
    /// Seconds for which the ad may be kept before it is played.
    public var expires: TimeInterval?
    /// What the ad is about.
    public var categories: [VASTCategory]

    /// A playable ad, by default without a word about itself.
    public init(
        title: String? = nil,
        description: String? = nil,
        advertiser: String? = nil,
        servingID: String? = nil,
        expires: TimeInterval? = nil,
        categories: [VASTCategory] = []
    ) {
        self.title = title
        self.description = description
        self.advertiser = advertiser
        self.servingID = servingID
        self.expires = expires
        self.categories = categories
    }
}
