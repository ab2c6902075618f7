/// What a text is in an ad (Native 1.2, list 7.4).
public struct DataAssetType: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Who pays for the ad: "Sponsored by" this name.
    public static let sponsored = DataAssetType(rawValue: 1)
    /// The text of the ad.
    public static let description = DataAssetType(rawValue: 2)
    /// The rating of the product, 0 to 5, as text.
    public static let rating = DataAssetType(rawValue: 3)
    /// How many people like it.
    public static let likes = DataAssetType(rawValue: 4)
    /// How many times it was downloaded or installed.
    public static let downloads = DataAssetType(rawValue: 5)
    /// The price, with its currency sign.
    public static let price = DataAssetType(rawValue: 6)
    /// The reduced price, with its currency sign.
    public static let salePrice = DataAssetType(rawValue: 7)
    /// A telephone number.
    public static let phone = DataAssetType(rawValue: 8)
    /// A street address.
    public static let address = DataAssetType(rawValue: 9)
    /// Further text.
    public static let description2 = DataAssetType(rawValue: 10)
    /// The address to show, in place of where the link goes.
    public static let displayURL = DataAssetType(rawValue: 11)
    /// The text of the button: the call to action.
    public static let ctaText = DataAssetType(rawValue: 12)
}
