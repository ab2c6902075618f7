/// What a part of an ad is for, and so which view shows it.
///
/// Custom assets go by their own names: `AssetRole("badge")`.
public struct AssetRole: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name, as logs and scenarios write it.
    public let rawValue: String

    /// Names a role; any name is one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Names a role by a literal.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// Names a role; any name is one.
    public init(_ name: String) {
        self.init(rawValue: name)
    }

    /// The title.
    public static let headline = AssetRole("headline")
    /// The descriptive text.
    public static let body = AssetRole("body")
    /// The label of the button.
    public static let callToAction = AssetRole("callToAction")
    /// "Sponsored by": the brand.
    public static let advertiser = AssetRole("advertiser")
    /// The small square picture.
    public static let icon = AssetRole("icon")
    /// The large picture or the video.
    public static let main = AssetRole("main")
    /// The stars.
    public static let rating = AssetRole("rating")
    /// What the product costs.
    public static let price = AssetRole("price")
    /// Where the product is sold.
    public static let store = AssetRole("store")
    /// The brand's logo beside "sponsored".
    public static let sponsoredLogo = AssetRole("sponsoredLogo")
    /// The advertiser's picture; see ``AdvertiserProfile``.
    public static let profileLogo = AssetRole("profileLogo")
    /// The advertiser's name; see ``AdvertiserProfile``.
    public static let profileName = AssetRole("profileName")
    /// The reduced price.
    public static let salePrice = AssetRole("salePrice")
    /// How many people like it.
    public static let likes = AssetRole("likes")
    /// How often it was downloaded.
    public static let downloads = AssetRole("downloads")
    /// A telephone number.
    public static let phone = AssetRole("phone")
    /// A street address.
    public static let address = AssetRole("address")
    /// The link as people read it.
    public static let displayURL = AssetRole("displayURL")
    /// A second description.
    public static let description2 = AssetRole("description2")
}
