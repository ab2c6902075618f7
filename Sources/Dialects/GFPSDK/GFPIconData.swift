#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// The icon of an ad.
#if canImport(ObjectiveC)
@objc(GFPIconData)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPIconData: NSObject {
    private let ad: EngineAd

    init(_ ad: EngineAd) {
        self.ad = ad
    }

    /// The picture, once it is there.
    public var image: UIImage? { ad.image(.icon) }

    /// Width over height, as announced or as loaded; 0 while it is unknown.
    public var aspectRatio: CGFloat {
        let ratio = ad.loadedPicture(.icon)?.aspectRatio ?? ad.creative.icon?.aspectRatio
        return CGFloat(ratio ?? 0)
    }
}
#endif
