import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit
import VAST

/// A film of ten seconds on the virtual clock: where it is follows from when it was told to play.
@MainActor final class Film: VideoSurface {
    let view = UIView()
    let types = ["video/mp4"]
    var onChange: (@MainActor () -> Void)?
    var isMuted = true
    private let clock: ManualClock
    private var isOpen = false
    private var mark = 0.0
    private var start: Double?

    init(_ clock: ManualClock) { self.clock = clock }

    private var position: Double { min(mark + (start.map { clock.uptime - $0 } ?? 0), 10) }

    var status: ScreenStatus {
        let size = CGSize(width: 1280, height: 720)
        return ScreenStatus(state, position: position, duration: 10, buffered: 10, size: size)
    }

    private var state: ScreenStatus.State {
        guard isOpen else { return .opening }
        if position >= 10 - 1e-6 { return .ended }
        return start == nil ? .ready : .playing
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

extension Stage {
    /// Runs a test whose videos are played by films.
    static func runCinema(_ body: (Stage) async throws -> Void) async throws {
        defer { VideoSurfaces.make = { VideoSurfaces.system($0) } }
        try await run { stage in
            VideoSurfaces.make = { [clock = stage.clock] _ in Film(clock) }
            try await body(stage)
        }
    }

    /// A bid with a video.
    func videoBid(_ name: String) -> JSONObject {
        let vast = """
            <VAST version="4.2"><Ad id="1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
            <Impression>https://t.example/vast</Impression><Creatives><Creative><Linear>
            <Duration>00:00:10</Duration><MediaFiles><MediaFile delivery="progressive"
            type="video/mp4" width="1280" height="720">https://cdn.example/\(name).mp4</MediaFile>
            </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
            """
        return bid(name) { native in
            let video: JSONValue = ["id": 8, "video": ["vasttag": .string(vast)]]
            native["assets"] = .array((native["assets"]?.array ?? []) + [video])
        }
    }
}
