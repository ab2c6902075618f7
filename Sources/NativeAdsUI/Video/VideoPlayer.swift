#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit
import VAST

/// The screen of one ad's video, kept by the ad's controller and moved from cell to cell.
///
/// Whichever media view shows the ad now has it; the file is opened once, however many cells come.
@MainActor final class VideoPlayer: VideoScreen {
    let surface: any VideoSurface
    /// Where it is shown now.
    private(set) weak var host: (any VideoHosting)?

    /// The player that an ad's controller keeps, made if there is none; `nil` where nothing can
    /// play, or somebody else does.
    static func of(_ ad: NativeAd, _ controller: VideoController) -> VideoPlayer? {
        if let screen = controller.screen { return screen as? VideoPlayer }
        guard let surface = VideoSurfaces.make(ad) else { return nil }
        let player = VideoPlayer(surface)
        surface.onChange = { [weak controller] in controller?.screenChanged() }
        controller.attach(player)
        return player
    }

    private init(_ surface: any VideoSurface) {
        self.surface = surface
        surface.view.isUserInteractionEnabled = false
        surface.view.isAccessibilityElement = false
    }

    /// Shows it here and nowhere else.
    func move(to host: any VideoHosting) {
        guard self.host !== host else { return }
        let former = self.host
        self.host = host
        former?.lost(self)
        host.place(surface.view)
    }

    /// Is shown nowhere, if it was shown here.
    func leave(_ host: any VideoHosting) {
        guard self.host === host else { return }
        self.host = nil
        surface.view.removeFromSuperview()
    }

    func open(_ file: MediaFile, at position: Double) { surface.open(file, at: position) }

    func play() { surface.play() }

    func pause() { surface.pause() }

    func seek(to seconds: Double) { surface.seek(to: seconds) }

    func close() { surface.close() }

    var isMuted: Bool {
        get { surface.isMuted }
        set { surface.isMuted = newValue }
    }

    var status: ScreenStatus { surface.status }

    var types: [String] { surface.types }

    var audioSession: (any AudioSession)? { surface.audioSession }
}

/// A place where a video can be shown.
@MainActor protocol VideoHosting: AnyObject {
    /// Whether it is in a window.
    var isAttached: Bool { get }
    /// Puts the view with the frames into its place.
    func place(_ view: UIView)
    /// The video is shown elsewhere from now on.
    func lost(_ player: VideoPlayer)
}
#endif
