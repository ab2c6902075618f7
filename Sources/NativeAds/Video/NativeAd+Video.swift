import Foundation
import OpenRTB

extension NativeAd {
    /// Takes what the player of the ad's video says of itself now: at each change of its state,
    /// and while it plays a few times a second.
    ///
    /// Play counts only in the ad's life, like all else.
    package func play(_ sample: PlaybackSample) {
        enterWindow()
        if let state = sample.state { take(.told(state)) }
        guard state != .expired else { return }
        let time = engine.world.uptime()
        let hadStarted = video.machine.hasStarted
        let events = video.machine.sample(sample, at: time)
        for event in events {
            let code = sample.errorCode ?? (hadStarted ? 405 : 401)
            outbox.put(.video(event), calling: video.urls(for: event, errorCode: code))
        }
        if video.machine.lastMove == .wentBack { video.call(video.rewindURLs()) }
        video.call(video.progressURLs())
        if video.viewing.play(video.machine.lastMove, at: time) { countVideoView() }
        let isOver = sample.state == .ended && video.machine.hasStarted
        if isOver || events.contains(where: Self.last.contains), !video.viewing.isMet {
            video.call(video.viewabilityURLs(video.viewing.isMeasured ? false : nil))
        }
        if events.contains(.start) { onSamplesWanted?() }
    }

    /// After these nothing of the video is seen for the first time.
    private static let last: Set<VideoEvent> = [.complete, .skip, .error]

    /// Whether samples of exposure can still make the video viewable.
    ///
    /// That is so before its first frame, too: the two seconds begin with that, and not one sample
    /// later. Whoever shows the video looks at it anyway.
    var videoWantsExposure: Bool {
        guard !video.viewing.isMet else { return false }
        if isVideoUnderWay { return true }
        return switch controller?.state {
        case nil, .failed, .ended: false
        case .idle, .loading, .playing, .paused: true
        }
    }

    /// Whether the video has begun and can still play on.
    package var isVideoUnderWay: Bool { video.machine.isRunning }

    /// Takes what can be seen of the media view.
    func look(_ sample: ExposureSample, at time: Double) {
        if video.viewing.look(sample, at: time) { countVideoView() }
    }

    private func countVideoView() {
        put(
            .viewable(.video50),
            calling: .video50,
            and: video.viewabilityURLs(true)
        )
    }
}
