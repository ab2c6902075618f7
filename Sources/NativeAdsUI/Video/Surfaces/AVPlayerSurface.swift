#if canImport(UIKit)
#if canImport(AVFoundation)
import AVFoundation
import Foundation
import NativeAds
import UIKit
import VAST

/// Plays a video with AVPlayer, which streams the file by itself.
///
/// As a guest in somebody else's app: the screen may go dark over it, it never goes to another
/// screen or into a window of its own, it stops in the background, and as long as it is muted its
/// sound tracks are off, so that the app's audio session is neither touched nor woken.
@MainActor final class AVPlayerSurface: NSObject, VideoSurface {
    /// What AVFoundation plays without asking the file.
    static let types = [
        "video/mp4", "video/x-m4v", "video/quicktime", "application/x-mpegURL",
        "application/vnd.apple.mpegurl",
    ]

    let audioSession: (any AudioSession)? = SystemAudioSession.shared
    var onChange: (@MainActor () -> Void)?

    private let screen = PlayerLayerView()
    private let options: VideoOptions
    private var player: AVPlayer?
    private var observations: [NSKeyValueObservation] = []
    private var wantsToPlay = false
    private var hasEnded = false
    private var failure: Int?
    /// Where it is going, until it is there.
    private var destination: Double?
    private var seeks = 0

    init(_ options: VideoOptions) {
        self.options = options
        super.init()
    }

    var view: UIView { screen }

    var types: [String] { Self.types }

    var isMuted = true {
        didSet { if oldValue != isMuted { applySound() } }
    }

    func open(_ file: MediaFile, at position: Double) {
        close()
        guard let url = URL(string: file.url) else {
            failure = 401
            onChange?()
            return
        }
        let item = AVPlayerItem(asset: AVURLAsset(url: url))
        // A stream has renditions of its own.
        item.preferredPeakBitRate = Self.bits(options.bitrateCap)
        item.preferredPeakBitRateForExpensiveNetworks = Self.bits(options.cellularBitrateCap)
        let player = AVPlayer(playerItem: item)
        player.automaticallyWaitsToMinimizeStalling = true
        player.actionAtItemEnd = .pause
        player.allowsExternalPlayback = false
        player.preventsDisplaySleepDuringVideoPlayback = false
        player.audiovisualBackgroundPlaybackPolicy = .pauses
        self.player = player
        screen.player = player
        destination = position > 0 && position.isFinite ? position : nil
        applySound()
        observe(player, item)
    }

    func play() {
        wantsToPlay = true
        if hasEnded { seek(to: 0) }
        start()
    }

    func pause() {
        wantsToPlay = false
        player?.pause()
    }

    func seek(to seconds: Double) {
        guard seconds.isFinite else { return }
        destination = max(seconds, 0)
        hasEnded = false
        // One that is not open yet begins there.
        if isReady { go() }
    }

    func close() {
        NotificationCenter.default.removeObserver(self)
        for observation in observations { observation.invalidate() }
        observations = []
        player?.pause()
        player?.replaceCurrentItem(with: nil)
        player = nil
        screen.player = nil
        seeks += 1
        (wantsToPlay, hasEnded, failure, destination) = (false, false, nil, nil)
    }

    private var item: AVPlayerItem? { player?.currentItem }

    private var isReady: Bool { item?.status == .readyToPlay }

    /// Bits a second of a cap in thousands; 0 is no limit.
    private static func bits(_ cap: Int?) -> Double { cap.map { Double($0) * 1000 } ?? 0 }
}

extension AVPlayerSurface {
    var status: ScreenStatus {
        var status = ScreenStatus(state)
        guard let item else { return status }
        status.position = destination ?? Self.seconds(item.currentTime()) ?? 0
        status.duration = Self.seconds(item.duration).flatMap { $0 > 0 ? $0 : nil }
        status.buffered = buffered(of: item, from: status.position)
        let size = item.presentationSize
        status.size = size.width > 0 && size.height > 0 ? size : nil
        return status
    }

    private var state: ScreenStatus.State {
        if let failure { return .failed(failure) }
        guard let player, isReady, screen.isReadyForDisplay else { return .opening }
        if hasEnded { return .ended }
        guard wantsToPlay else { return .ready }
        switch player.timeControlStatus {
        case .playing: return .playing
        case .waitingToPlayAtSpecifiedRate: return .stalled
        // It has come to its end, or the system stopped it: in the background, say.
        case .paused: return isAtEnd ? .ended : .ready
        @unknown default: return .ready
        }
    }

    /// Whether it stands where the file ends; the notification of that takes its time.
    private var isAtEnd: Bool {
        guard destination == nil, let item, let end = Self.seconds(item.duration), end > 0,
            let now = Self.seconds(item.currentTime())
        else { return false }
        return now >= end - 0.05
    }

    /// To the end of what is loaded where it is now.
    private func buffered(of item: AVPlayerItem, from position: Double) -> Double {
        let ranges = item.loadedTimeRanges.map(\.timeRangeValue)
        let ends = ranges.compactMap { range -> Double? in
            guard let start = Self.seconds(range.start), let end = Self.seconds(range.end),
                start <= position + 0.1, end >= position
            else { return nil }
            return end
        }
        return ends.max() ?? position
    }

    private static func seconds(_ time: CMTime) -> Double? {
        let seconds = time.seconds
        return seconds.isFinite && seconds >= 0 ? seconds : nil
    }
}

extension AVPlayerSurface {
    private func observe(_ player: AVPlayer, _ item: AVPlayerItem) {
        observations = [
            item.observe(\.status) { [weak self] _, _ in
                Task { @MainActor in self?.statusDidChange() }
            },
            // Those of a stream change as it goes.
            item.observe(\.tracks) { [weak self] _, _ in
                Task { @MainActor in self?.applySound() }
            },
            player.observe(\.timeControlStatus) { [weak self] _, _ in
                Task { @MainActor in self?.onChange?() }
            },
            screen.observeReadiness { [weak self] in
                Task { @MainActor in self?.onChange?() }
            },
        ].compactMap { $0 }
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: #selector(itemDidEnd(_:)),
            name: .AVPlayerItemDidPlayToEndTime,
            object: item
        )
        center.addObserver(
            self,
            selector: #selector(itemDidFail(_:)),
            name: .AVPlayerItemFailedToPlayToEndTime,
            object: item
        )
    }

    private func statusDidChange() {
        switch item?.status {
        case .readyToPlay:
            go()
            start()
        case .failed:
            failure = PlaybackFailure.code(of: item?.error, hasStarted: false)
        default:
            break
        }
        onChange?()
    }

    /// Plays once there is something to play, and its sound tracks are as they should be.
    private func start() {
        guard wantsToPlay, isReady else { return }
        applySound()
        player?.play()
    }

    private func go() {
        guard let destination, let player else { return }
        seeks += 1
        let number = seeks
        player.seek(
            to: CMTime(seconds: destination, preferredTimescale: 600),
            toleranceBefore: .zero,
            toleranceAfter: .zero
        ) { [weak self] _ in
            Task { @MainActor in self?.arrived(number) }
        }
    }

    private func arrived(_ number: Int) {
        // Another one may be under way by now.
        guard number == seeks else { return }
        destination = nil
        onChange?()
    }

    /// A player without an active sound track leaves the app's audio session alone.
    private func applySound() {
        player?.isMuted = isMuted
        for track in item?.tracks ?? [] where track.assetTrack?.mediaType == .audio {
            track.isEnabled = !isMuted
        }
    }

    /// Posted on any thread.
    @objc private nonisolated func itemDidEnd(_ notification: Notification) {
        let id = (notification.object as? AVPlayerItem).map(ObjectIdentifier.init)
        Task { @MainActor [weak self] in self?.ended(id) }
    }

    /// Posted on any thread.
    @objc private nonisolated func itemDidFail(_ notification: Notification) {
        let id = (notification.object as? AVPlayerItem).map(ObjectIdentifier.init)
        let key = AVPlayerItemFailedToPlayToEndTimeErrorKey
        let error = notification.userInfo?[key] as? any Error
        let code = PlaybackFailure.code(of: error, hasStarted: true)
        Task { @MainActor [weak self] in self?.failed(id, code) }
    }

    private func ended(_ id: ObjectIdentifier?) {
        guard id == item.map(ObjectIdentifier.init) else { return }
        (hasEnded, wantsToPlay) = (true, false)
        onChange?()
    }

    private func failed(_ id: ObjectIdentifier?, _ code: Int) {
        guard id == item.map(ObjectIdentifier.init) else { return }
        failure = code
        onChange?()
    }
}
#endif
#endif
