#if canImport(UIKit)
#if !canImport(ObjectiveC)
/// A part of an ad, for ``NativeAd/register(_:clickableAssetViews:nonclickableAssetViews:)``.
public struct GADNativeAssetIdentifier: RawRepresentable, Sendable, Hashable {
    /// The name of the part.
    public let rawValue: String

    /// Names a part.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title.
    public static let headlineAsset = GADNativeAssetIdentifier(rawValue: "headline")
    /// The description.
    public static let bodyAsset = GADNativeAssetIdentifier(rawValue: "body")
    /// The button.
    public static let callToActionAsset = GADNativeAssetIdentifier(rawValue: "callToAction")
    /// The small picture.
    public static let iconAsset = GADNativeAssetIdentifier(rawValue: "icon")
    /// The main picture, in an image view.
    public static let imageAsset = GADNativeAssetIdentifier(rawValue: "image")
    /// The stars.
    public static let starRatingAsset = GADNativeAssetIdentifier(rawValue: "starRating")
    /// Where the product is sold.
    public static let storeAsset = GADNativeAssetIdentifier(rawValue: "store")
    /// What it costs.
    public static let priceAsset = GADNativeAssetIdentifier(rawValue: "price")
    /// Who pays for the ad.
    public static let advertiserAsset = GADNativeAssetIdentifier(rawValue: "advertiser")
    /// The main picture or video, in a ``MediaView``; it must not be clickable.
    public static let mediaViewAsset = GADNativeAssetIdentifier(rawValue: "mediaView")
    /// Room for the AdChoices badge.
    public static let adChoicesViewAsset = GADNativeAssetIdentifier(rawValue: "adChoicesView")
}
#endif
#endif
