#if canImport(UIKit)
public import Foundation
public import NativeAds
public import UIKit

/// Shows the main media of an ad: its video, or its main picture, decoded to the size it is shown at.
///
/// A video starts by itself, without sound, once half of the view can be seen, and pauses below
/// that; its picture, the poster, is shown until the first frame is there, and where it cannot be
/// played. It goes on from where it was in whichever media view shows the ad next. Until there is
/// anything to show, and where nothing can be had, `placeholderColor` is shown.
///
/// Give the view a size, a height by ``aspectRatio``, or let ``keepsAspectRatio`` see to it. Where
/// Auto Layout finds nothing else, it is as high as its media wants to be at its width.
open class MediaView: AdMediaView {
    /// The ad whose main media is shown; set by ``NativeAdView`` for its media view.
    ///
    /// Its video plays from then on, also before the ad is registered, and lets go at once when
    /// another ad is set.
    open var nativeAd: NativeAd? {
        get { shownAd }
        set { shownAd = newValue }
    }

    /// A main picture of your own, shown in place of the ad's, which counts as the ad's main media.
    ///
    /// For an app that loads pictures itself (``PictureLoadingMode/off``). It belongs to the ad
    /// that is shown: set it after ``nativeAd``, which clears it.
    open var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// What is shown while there is nothing else; a light gray unless changed.
    open var placeholderColor: UIColor? = .systemGray6 {
        didSet { updateGround() }
    }

    /// Whether a constraint of the view's own keeps its height at its width over ``aspectRatio``.
    ///
    /// It is ``aspectRatioConstraint``, and follows the media: what is announced first, what is
    /// loaded then. `false` by default.
    open var keepsAspectRatio: Bool {
        get { ratio.isKept }
        set { ratio.isKept = newValue }
    }

    /// The constraint that ``keepsAspectRatio`` asks for; `nil` while the ratio is unknown.
    ///
    /// It yields to required constraints.
    public var aspectRatioConstraint: NSLayoutConstraint? { ratio.constraint }

    /// Width over height of the ad's main media, as announced or, better, as loaded; `nil` if unknown.
    ///
    /// Of the video where there is one that can be played, else of the picture.
    public var aspectRatio: CGFloat? { mediaRatio }

    /// Whether a picture is on show, or the poster of a video that will be.
    public var hasPicture: Bool { picture != nil }

    override func fill(from ad: NativeAd?) { nativeAd = ad }

    override func updateGround() {
        // Behind media it is seen only where that leaves room.
        backgroundColor = showsMedia && contentMode != .scaleAspectFit ? nil : placeholderColor
    }
}
#endif
