#if canImport(UIKit)
package import NativeAds
package import UIKit

/// What decodes one video and draws its frames: AVPlayer on Apple's systems, libav on Linux.
///
/// Nothing is opened, fetched or heard before it is told so.
@MainActor package protocol VideoSurface: VideoScreen {
    /// Shows the frames by its `contentMode`, over nothing: where no frame is, it is clear.
    ///
    /// It is moved from one media view to another, and takes no touches.
    var view: UIView { get }
    /// Whether the view shows a frame of the file that is open.
    var hasFrame: Bool { get }
    /// Told when it changed by itself: frames came, data ran out, the end, a failure.
    var onChange: (@MainActor () -> Void)? { get set }
}

extension VideoSurface {
    /// A frame is there whenever it neither opens nor has failed.
    package var hasFrame: Bool {
        switch status.state {
        case .opening, .failed: false
        case .ready, .playing, .stalled, .ended: true
        }
    }
}
#endif
