import Foundation
import VAST

@testable import NativeAds

/// A screen whose films move with the virtual clock.
@MainActor final class FakeScreen: VideoScreen {
    /// What it was told, with the times.
    private(set) var log: [String] = []
    /// The file that is open.
    private(set) var file: MediaFile?
    /// How long a film is.
    var duration: Double? = 20
    /// Seconds until the first frame is there.
    var opensAfter = 0.0
    /// Codes of files that cannot be played, by address.
    var failures: [String: Int] = [:]
    /// A position at which the data run out, until it is taken away.
    var hole: Double?
    var types = ["video/mp4"]
    var session: FakeSession?
    var isMuted = false {
        didSet { note(isMuted ? "mute" : "unmute") }
    }
    /// Told of each change that the screen makes by itself.
    var onChange: (() -> Void)?

    private let clock: ManualClock
    private var readyAt = 0.0
    private var place = 0.0
    private var playsSince: Double?
    /// Something else keeps it from playing.
    var isInterrupted = false

    init(_ clock: ManualClock) {
        self.clock = clock
    }

    var audioSession: (any AudioSession)? { session }

    /// What it was told of one kind, without the times.
    func times(_ what: String) -> [Double] {
        log.compactMap { line in
            line.hasSuffix(" " + what) ? Double(line.split(separator: " ")[0]) : nil
        }
    }

    var opens: Int { log.count { $0.contains(" open ") } }
    var closes: Int { times("close").count }

    func open(_ file: MediaFile, at position: Double) {
        precondition(self.file == nil, "a second file is opened beside the first")
        note("open \(file.url) \(Self.text(position))")
        self.file = file
        place = position
        readyAt = clock.uptime + opensAfter
        playsSince = nil
    }

    func play() {
        guard file != nil, playsSince == nil else { return }
        note("play")
        playsSince = max(clock.uptime, readyAt)
    }

    func pause() {
        place = position
        playsSince = nil
        note("pause")
    }

    func seek(to seconds: Double) {
        note("seek \(Self.text(seconds))")
        place = seconds
        if playsSince != nil { playsSince = clock.uptime }
    }

    func close() {
        note("close")
        file = nil
        playsSince = nil
    }

    var status: ScreenStatus {
        ScreenStatus(
            state,
            position: position,
            duration: state == .opening ? nil : duration,
            buffered: min(position + 5, duration ?? .infinity),
            size: state == .opening ? nil : CGSize(width: 640, height: 360)
        )
    }

    private var position: Double {
        guard let playsSince, !isInterrupted else { return place }
        let moved = place + max(clock.uptime - playsSince, 0)
        return min(moved, duration ?? .infinity, max(hole ?? .infinity, place))
    }

    private var state: ScreenStatus.State {
        guard let file else { return .opening }
        if clock.uptime < readyAt - 1e-9 { return .opening }
        if let code = failures[file.url] { return .failed(code) }
        if let duration, position >= duration - 1e-9 { return .ended }
        guard playsSince != nil, !isInterrupted else { return .ready }
        if let hole, position >= hole - 1e-9 { return .stalled }
        return .playing
    }

    private func note(_ what: String) {
        log.append("\(Self.text(clock.uptime)) \(what)")
    }

    static func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// An audio session that says what it was told.
@MainActor final class FakeSession: AudioSession {
    static let app = AudioSetting(category: "solo", mode: "default", options: 0)

    var setting = FakeSession.app
    private(set) var applied: [AudioSetting] = []

    func apply(_ setting: AudioSetting) throws {
        self.setting = setting
        applied.append(setting)
    }
}
