#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// The main media of an ad: its size, from the moment the ad is there, and its video's controller.
#if canImport(ObjectiveC)
@objc(GFPMediaData)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPMediaData: NSObject {
    /// What ``aspectRatio`` is while it is unknown; the vendor misspells it.
    public nonisolated class var unknwonAspectRatio: CGFloat { 0 }

    private let ad: EngineAd
    private var controller: GFPVideoController?

    init(_ ad: EngineAd) {
        self.ad = ad
    }

    /// What it is.
    public var mediaType: GFPMediaType {
        if ad.creative.vast != nil { return .video }
        if ad.creative.html != nil { return .richMedia }
        return ad.creative.main == nil ? .unknown : .image
    }

    /// Plays the video; `nil` where there is none, and for lazy ads until their view is in a window.
    public var videoController: GFPVideoController? {
        guard let engine = ad.videoController else { return nil }
        if let controller { return controller }
        let made = GFPVideoController(engine)
        controller = made
        return made
    }

    /// The width in pixels; 0 while it is unknown.
    public var preferredMediaWidth: CGFloat { CGFloat(ad.mediaSize.width) }

    /// The height in pixels; 0 while it is unknown.
    public var preferredMediaHeight: CGFloat { CGFloat(ad.mediaSize.height) }

    /// Width over height; ``unknwonAspectRatio`` while it is unknown.
    public var aspectRatio: CGFloat { CGFloat(ad.mediaSize.aspectRatio) }

    /// How high a media view of a width must be to show all of it; 0 while that is unknown.
    public func preferredHeightWithFixedWidth(_ width: CGFloat) -> CGFloat {
        CGFloat(ad.mediaSize.height(forWidth: Double(width)))
    }

    /// The main picture, or the video's poster, once it is there.
    public var image: UIImage? { ad.image(.main) }
}
#endif
