import NativeAds
import NativeAdsUI
import UIKit
import VAST

/// A film on the virtual clock: where it is follows from when it was told to play.
@MainActor final class FilmSurface: VideoSurface {
    let view = UIView()
    let types = ["video/mp4"]
    var onChange: (@MainActor () -> Void)?
    var isMuted = true
    private static let length = 10.0
    private let clock: ManualClock
    private var mark = 0.0
    private var start: Double?
    private var isOpen = false

    init(_ clock: ManualClock) { self.clock = clock }

    private var position: Double {
        min(mark + (start.map { clock.uptime - $0 } ?? 0), Self.length)
    }

    var status: ScreenStatus {
        let state: ScreenStatus.State =
            !isOpen
            ? .opening
            : position >= Self.length - 1e-6 ? .ended : start == nil ? .ready : .playing
        return ScreenStatus(
            state,
            position: position,
            duration: Self.length,
            buffered: Self.length,
            size: CGSize(width: 1280, height: 720)
        )
    }

    func open(_ file: MediaFile, at position: Double) {
        (isOpen, mark, start) = (true, position, nil)
    }
    func play() { if start == nil { start = clock.uptime } }
    func pause() { (mark, start) = (position, nil) }
    func seek(to seconds: Double) {
        mark = seconds
        if start != nil { start = clock.uptime }
    }
    func close() { (isOpen, start) = (false, nil) }
}
