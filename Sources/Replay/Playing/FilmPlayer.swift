import Foundation
import NativeAds
import VAST

/// Plays the video of one ad by itself: muted, while half of its media view is seen.
///
/// It stands for the surface that plays on a device. The media is fetched once, when it is first to
/// be played; how long it lasts the scenario's rules say. It goes on where it was paused.
@MainActor final class FilmPlayer {
    private enum State {
        case waiting
        case loading
        case paused
        case playing
        case over
    }

    /// Players act in the order in which their ads were loaded.
    let number: Int
    private weak var ad: NativeAd?
    private let rules: [HTTPRule]
    private let send: (HTTPRequest) async throws(TransportError) -> HTTPResponse
    private let now: () -> Instant
    private var state = State.waiting
    private var duration = 0.0
    private var position = 0.0
    private var lastTick = Instant.zero
    /// When the media view was last seen well enough to play.
    private var lastSeen: Instant?

    /// The part of the media view that must be seen.
    private static let fraction = 0.5 - 1e-6

    init(
        _ ad: NativeAd,
        number: Int,
        rules: [HTTPRule],
        send: @escaping (HTTPRequest) async throws(TransportError) -> HTTPResponse,
        now: @escaping () -> Instant
    ) {
        self.ad = ad
        self.number = number
        self.rules = rules
        self.send = send
        self.now = now
    }

    /// Whether time moves the film on.
    var isPlaying: Bool { state == .playing && ad != nil }

    /// Takes what is seen of the ad now.
    func look(_ sample: ExposureSample, at instant: Instant) {
        let isSeen = sample.isForeground && sample.isLaidOut
        if isSeen, sample.mediaVisible ?? 0 >= Self.fraction { lastSeen = instant }
    }

    /// Goes on to an instant, after all that is seen at it was looked at.
    func tick(at instant: Instant) {
        defer { lastTick = instant }
        let isSeen = lastSeen == instant
        switch state {
        case .waiting where isSeen: fetch()
        case .paused where isSeen: play()
        case .playing: goOn(from: lastTick, to: instant, isSeen: isSeen)
        case .waiting, .loading, .paused, .over: break
        }
    }

    private func play() {
        state = .playing
        tell(.playing)
    }

    private func goOn(from last: Instant, to instant: Instant, isSeen: Bool) {
        position = min(position + instant.seconds - last.seconds, duration)
        if position > duration - 1e-6 {
            state = .over
            position = duration
            tell(.ended)
        } else if isSeen {
            tell(.playing)
        } else {
            state = .paused
            tell(.paused)
        }
    }

    private func tell(_ state: PlaybackSample.State, errorCode: Int? = nil) {
        ad?.play(
            PlaybackSample(
                position: duration > 0 ? position : nil,
                duration: duration > 0 ? duration : nil,
                state: state,
                isMuted: true,
                errorCode: errorCode
            )
        )
    }
}

extension FilmPlayer {
    /// Fetches the best file that the rules say anything of; what they do not know has no duration.
    private func fetch() {
        let files = (ad?.video.files ?? []).map(\.url).filter { rule(for: $0) != nil }
        guard !files.isEmpty else { return }
        state = .loading
        Task { await load(files) }
    }

    private func rule(for url: String) -> HTTPRule? {
        guard let rule = rules.first(where: { $0.target.matches(url) }) else { return nil }
        switch rule.answer {
        case .failure, .response(_, _, .video): return rule
        case .response(let status, _, _): return status >= 400 ? rule : nil
        }
    }

    private func load(_ files: [String]) async {
        var errorCode = 405
        for file in files {
            guard let url = URL(string: file) else { continue }
            do throws(TransportError) {
                let response = try await send(HTTPRequest(.get, url))
                if response.status == 200,
                    case .response(_, _, .video(let seconds))? = rule(for: file)?.answer
                {
                    return begin(seconds)
                }
                errorCode = response.status == 200 ? 405 : 401
            } catch {
                errorCode = error == .timeout ? 402 : 401
            }
        }
        state = .over
        tell(.failed, errorCode: errorCode)
    }

    /// The media is there: it plays at once where it is still seen.
    private func begin(_ seconds: Double) {
        guard seconds > 0 else {
            state = .over
            return
        }
        duration = seconds
        state = .paused
        let tenth = lastTick
        guard let lastSeen, lastSeen == tenth else { return }
        lastTick = now()
        play()
    }
}
