import Foundation
import NativeAds
import UIKit
import VAST

@testable import NativeAdsUI

/// A film on the virtual clock: where it is follows from when it was told to play.
@MainActor final class FakeSurface: VideoSurface {
    let view = UIView()
    var types = ["video/mp4"]
    var onChange: (@MainActor () -> Void)?
    /// How long it is.
    var length = 20.0
    /// Seconds from being opened to the first frame.
    var delay = 0.0
    /// Why it cannot play.
    var failure: Int?
    var size: CGSize? = CGSize(width: 1280, height: 720)
    var isMuted = true {
        didSet { orders.append(isMuted ? "mute" : "unmute") }
    }
    /// The files that were opened, and where.
    private(set) var opened: [(url: String, position: Double)] = []
    /// What it was told.
    private(set) var orders: [String] = []
    private(set) var isOpen = false

    private let clock: ManualClock
    private var openedAt = 0.0
    private var mark = 0.0
    private var start: Double?

    init(_ clock: ManualClock) {
        self.clock = clock
        view.accessibilityIdentifier = "film"
    }

    var isPlaying: Bool { start != nil && position < length - 1e-6 }

    var position: Double {
        guard let start else { return mark }
        return min(mark + max(clock.uptime - max(start, openedAt + delay), 0), length)
    }

    var status: ScreenStatus {
        ScreenStatus(state, position: position, duration: length, buffered: length, size: size)
    }

    private var state: ScreenStatus.State {
        if let failure { return .failed(failure) }
        guard isOpen, clock.uptime >= openedAt + delay - 1e-6 else { return .opening }
        if position >= length - 1e-6 { return .ended }
        return start == nil ? .ready : .playing
    }

    func open(_ file: MediaFile, at position: Double) {
        opened.append((file.url, position))
        (isOpen, openedAt, mark, start) = (true, clock.uptime, position, nil)
    }

    func play() {
        orders.append("play")
        if start == nil { start = clock.uptime }
    }

    func pause() {
        orders.append("pause")
        (mark, start) = (position, nil)
    }

    func seek(to seconds: Double) {
        mark = seconds
        if start != nil { start = clock.uptime }
    }

    func close() {
        (isOpen, start) = (false, nil)
    }
}
