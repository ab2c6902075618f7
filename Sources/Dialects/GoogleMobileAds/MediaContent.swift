#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// Media views, none of which is kept alive.
@MainActor struct MediaViews {
    private struct Place {
        weak var view: MediaView?
    }

    private var places: [Place] = []

    /// Those that still exist.
    var all: [MediaView] { places.compactMap(\.view) }

    mutating func add(_ view: MediaView) {
        places.removeAll { $0.view == nil || $0.view === view }
        places.append(Place(view: view))
    }
}

/// The main picture or video of an ad, which a ``MediaView`` shows and plays.
#if canImport(ObjectiveC)
@objc(GADMediaContent) @objcMembers
#endif
@preconcurrency @MainActor public final class MediaContent: NSObject {
    /// The video's controller, also of an ad without one.
    public let videoController: VideoController
    /// Whether there is a video that can be played.
    public var hasVideoContent: Bool {
        // What the app loads by itself is not known to play before it is shown.
        ad.videoController != nil || !settings.loadsPictures && ad.creative.vast != nil
    }
    /// Width over height; 0 while unknown.
    public var aspectRatio: CGFloat {
        if let image = ownImage, !hasVideoContent, image.size.height > 0 {
            return image.size.width / image.size.height
        }
        return ad.mediaSize.aspectRatio
    }
    /// The video's length in seconds; 0 while unknown, and of a picture.
    public var duration: TimeInterval { ad.videoController?.duration ?? 0 }
    /// How far the video is, in seconds; 0 of a picture.
    public var currentTime: TimeInterval { ad.videoController?.currentTime ?? 0 }
    /// The main picture, shown where there is no video.
    ///
    /// Where image loading is disabled it is `nil`, and yours to set.
    public var mainImage: UIImage? {
        get { ownImage ?? ad.image(.main) }
        set {
            ownImage = newValue
            for view in views.all where view.mediaContent === self { view.contentDidChange() }
        }
    }

    let ad: EngineAd
    private(set) var ownImage: UIImage?
    /// The views that it was given to.
    var views = MediaViews()
    private let settings: LoaderSettings

    init(_ ad: EngineAd, settings: LoaderSettings) {
        (self.ad, self.settings) = (ad, settings)
        videoController = VideoController(ad, settings: settings)
        super.init()
        videoController.follow()
    }

    /// The player may be there from now on.
    func take(_ event: EngineEvent) {
        videoController.follow()
    }
}
#endif
