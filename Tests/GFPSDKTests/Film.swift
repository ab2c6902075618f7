import Foundation
import NativeAds
import NativeAdsUI
import UIKit
import VAST

/// A film of 20 seconds on the virtual clock.
@MainActor final class Film: VideoSurface {
    let view = UIView()
    let types = ["video/mp4"]
    var onChange: (@MainActor () -> Void)?
    var isMuted = true
    /// Whether it cannot be played.
    var isBroken = false

    private let clock: ManualClock
    private var isOpen = false
    private var mark = 0.0
    private var start: Double?
    private let length = 20.0

    init(_ clock: ManualClock) {
        self.clock = clock
    }

    var position: Double {
        start.map { min(mark + clock.uptime - $0, length) } ?? mark
    }

    var status: ScreenStatus {
        ScreenStatus(
            state,
            position: position,
            duration: length,
            buffered: length,
            size: CGSize(width: 1280, height: 720)
        )
    }

    private var state: ScreenStatus.State {
        if isBroken { return .failed(405) }
        guard isOpen else { return .opening }
        if position >= length - 1e-6 { return .ended }
        return start == nil ? .ready : .playing
    }

    func open(_ file: MediaFile, at position: Double) {
        (isOpen, mark, start) = (true, position, nil)
    }

    func play() {
        if start == nil { start = clock.uptime }
    }

    func pause() { (mark, start) = (position, nil) }

    func seek(to seconds: Double) {
        mark = seconds
        if start != nil { start = clock.uptime }
    }

    func close() { (isOpen, start) = (false, nil) }
}
