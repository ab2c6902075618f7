#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// A picture of an ad.
#if canImport(ObjectiveC)
@objc(GADNativeAdImage) @objcMembers
#endif
@preconcurrency @MainActor public final class NativeAdImage: NSObject {
    /// The picture, loaded with the ad; `nil` where image loading is disabled.
    public var image: UIImage? { ad.image(role) }
    /// Where the picture is loaded from.
    public var imageURL: URL? { ad.imageURL(role) }
    /// Pixels a point: 1.
    public var scale: CGFloat { 1 }

    private let ad: EngineAd
    private let role: AssetRole

    /// `nil` where the ad has no such picture.
    init?(_ role: AssetRole, of ad: EngineAd) {
        guard ad.imageURL(role) != nil else { return nil }
        (self.ad, self.role) = (ad, role)
        super.init()
    }
}
#endif
