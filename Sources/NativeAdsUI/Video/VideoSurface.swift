#if canImport(UIKit)
import Foundation
package import NativeAds
package import UIKit
package import VAST

/// What decodes one video and draws its frames: AVPlayer on Apple's systems, libav on Linux.
///
/// It plays one file at a time and decides nothing. Whenever it changes by itself it calls
/// `onChange`; its position is asked for ten times a second. Nothing is opened, fetched or heard
/// before it is told so.
@MainActor package protocol VideoSurface: AnyObject {
    /// Shows the frames by its `contentMode`, over nothing: where no frame is, it is clear.
    ///
    /// It is moved from one media view to another, and takes no touches.
    var view: UIView { get }
    /// Whether the view shows a frame of the file that is open.
    var hasFrame: Bool { get }
    /// Opens a file in place of the one before, paused, at a position in seconds.
    func open(_ file: MediaFile, at position: Double)
    func play()
    func pause()
    /// Goes to a position, from where it plays on if it was playing.
    func seek(to seconds: Double)
    var isMuted: Bool { get set }
    /// Lets decoder and buffers go; `open` may follow.
    func close()
    /// What it says of itself now.
    var status: ScreenStatus { get }
    /// The MIME types that it plays.
    var types: [String] { get }
    /// What decides whose sound is heard; `nil` where the system has no such thing.
    var audioSession: (any AudioSession)? { get }
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

    package var audioSession: (any AudioSession)? { nil }
}
#endif
