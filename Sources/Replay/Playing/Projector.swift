import Foundation
import NativeAds
import NativeAdsUI
import UIKit
import VAST

/// Plays the video of an ad on the clock of a scenario, as AVPlayer does on the one of a device.
///
/// It has no pictures and makes no sound. Like a player that streams it says by itself that it can
/// play or never will; how far it has come it says when it is asked.
@MainActor final class Projector: VideoSurface {
    private enum State {
        case closed
        case opening(Task<Void, Never>, position: Double)
        case open(Film)
        case failed(code: Int, position: Double)
    }

    let view = UIView()
    var isMuted = true
    var onChange: (@MainActor () -> Void)?
    let types = MediaChoice.defaultTypes
    private weak var ad: NativeAd?
    private let now: () -> Instant
    private var state = State.closed
    private var wantsToPlay = false

    /// A projector for an ad; `now` says what time it is.
    init(_ ad: NativeAd, now: @escaping () -> Instant) {
        self.ad = ad
        self.now = now
    }

    func open(_ file: MediaFile, at position: Double) {
        close()
        let task = Task { [weak self] in
            let film = await self?.film(in: file)
            guard !Task.isCancelled else { return }
            switch film {
            case .success(let video): self?.load(Film(video, at: position))
            case .failure(let error): self?.fail(error.code, at: position)
            case nil: break
            }
        }
        state = .opening(task, position: position)
    }

    func play() {
        wantsToPlay = true
        change { $0.play(at: $1) }
    }

    func pause() {
        wantsToPlay = false
        change { $0.pause(at: $1) }
    }

    func seek(to seconds: Double) {
        if case .opening(let task, _) = state { state = .opening(task, position: seconds) }
        change { $0.seek(to: seconds, at: $1) }
    }

    func close() {
        if case .opening(let task, _) = state { task.cancel() }
        state = .closed
        wantsToPlay = false
    }

    var status: ScreenStatus {
        switch state {
        case .closed: ScreenStatus(.opening)
        case .opening(_, let position): ScreenStatus(.opening, position: position)
        case .failed(let code, let position): ScreenStatus(.failed(code), position: position)
        case .open(let film): film.status(at: now())
        }
    }
}

extension Projector {
    private struct Unplayable: Error {
        let code: Int
    }

    private func film(in file: MediaFile) async -> Result<BlankVideo, Unplayable> {
        guard let url = URL(string: file.url), let ad else {
            return .failure(Unplayable(code: 401))
        }
        do throws(MediaError) {
            let video = BlankVideo(try await ad.media(at: url))
            return video.map { .success($0) } ?? .failure(Unplayable(code: 405))
        } catch {
            return .failure(Unplayable(code: error.code))
        }
    }

    private func load(_ film: Film) {
        guard case .opening(_, let position) = state else { return }
        var film = film
        film.seek(to: position, at: now())
        if wantsToPlay { film.play(at: now()) }
        state = .open(film)
        onChange?()
    }

    private func fail(_ code: Int, at position: Double) {
        state = .failed(code: code, position: position)
        onChange?()
    }

    private func change(_ change: (inout Film, Instant) -> Void) {
        guard case .open(var film) = state else { return }
        change(&film, now())
        state = .open(film)
    }
}

extension Film {
    fileprivate func status(at now: Instant) -> ScreenStatus {
        let state: ScreenStatus.State =
            switch state(at: now) {
            case .paused: .ready
            case .playing: .playing
            case .ended: .ended
            // The bytes that are missing are in the file that came.
            case .broken: .failed(405)
            }
        return ScreenStatus(
            state,
            position: position(at: now),
            duration: video.seconds,
            buffered: video.present
        )
    }
}
