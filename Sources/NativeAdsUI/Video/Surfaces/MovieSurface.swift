#if canImport(Movies)
package import Foundation
import Movies
package import NativeAds
package import UIKit
package import VAST

/// Plays a video by libav, without sound: a frame for each picture of the screen, decoded on the
/// main thread to the size that is shown.
///
/// It goes by the screen's times, so that the same ticks always show the same frames.
@MainActor package final class MovieSurface: VideoSurface {
    /// Gets the bytes of a file.
    package typealias Fetching = @MainActor (URL) async throws(MediaError) -> Data

    private let frameView = MovieFrameView()
    private let fetch: Fetching
    private var playback: MoviePlayback?
    private var movie: Movie?
    private var opening: Task<Void, Never>?
    private var shown: Shown?
    private lazy var clock = FrameClock { [weak self] in self?.tick($0) }

    package var isMuted = true
    package var onChange: (@MainActor () -> Void)?

    /// What the view shows, so that nothing is made twice.
    private struct Shown: Equatable {
        var time: Double
        var box: PictureSize
    }

    package init(fetch: @escaping Fetching) {
        self.fetch = fetch
        frameView.contentMode = .scaleAspectFit
        frameView.onResize = { [weak self] in self?.show(at: UIKitHost.now) }
    }

    isolated deinit {
        close()
    }

    package var view: UIView { frameView }

    package var types: [String] { ["video/mp4", "video/webm", "video/quicktime"] }

    package var hasFrame: Bool { frameView.image != nil }

    /// The frame on show.
    package var frame: UIImage? { frameView.image }

    /// When the frame on show appears in the movie, in seconds.
    package var frameTime: Double? { shown?.time }

    package var status: ScreenStatus {
        guard let playback else { return ScreenStatus() }
        var status = playback.status(at: UIKitHost.now)
        status.size = movie.map { CGSize(width: $0.size.width, height: $0.size.height) }
        return status
    }

    package func open(_ file: MediaFile, at position: Double) {
        close()
        playback = MoviePlayback(at: position, now: UIKitHost.now)
        opening = Task { [weak self, fetch] in
            do throws(MediaError) {
                guard let url = URL(string: file.url) else { throw .notFound }
                let bytes = try await fetch(url)
                guard !Task.isCancelled else { return }
                self?.opened(bytes)
            } catch {
                guard !Task.isCancelled else { return }
                self?.fail(error.code)
            }
        }
    }

    package func play() {
        playback?.play(now: UIKitHost.now)
        update()
    }

    package func pause() {
        playback?.pause(now: UIKitHost.now)
        update()
    }

    package func seek(to seconds: Double) {
        playback?.seek(to: seconds, now: UIKitHost.now)
        show(at: UIKitHost.now)
        update()
    }

    package func close() {
        opening?.cancel()
        opening = nil
        playback = nil
        release()
    }
}

extension MovieSurface {
    /// VAST's code for a file that is there and cannot be shown.
    private static let undisplayable = 405

    private func opened(_ bytes: Data) {
        let now = UIKitHost.now
        do throws(MovieError) {
            let movie = try Movie(data: bytes)
            self.movie = movie
            playback?.opened(duration: movie.duration > 0 ? movie.duration : nil, now: now)
            show(at: now)
            update()
            onChange?()
        } catch {
            fail(Self.undisplayable)
        }
    }

    private func fail(_ code: Int) {
        playback?.fail(code, now: UIKitHost.now)
        release()
        onChange?()
    }

    /// Lets the decoder go, and what is seen of it.
    private func release() {
        movie = nil
        shown = nil
        frameView.image = nil
        clock.stop()
    }

    /// The display link runs only while frames follow one another.
    private func update() {
        if movie != nil, playback?.isMoving == true { clock.start() } else { clock.stop() }
    }

    private func tick(_ now: TimeInterval) {
        playback?.advance(to: now)
        show(at: now)
        // The end came, or a failure, which was told already.
        guard movie != nil, playback?.isMoving == false else { return }
        update()
        onChange?()
    }

    /// Shows the frame of this moment, unless it is on show.
    private func show(at now: TimeInterval) {
        guard let movie, let position = playback?.position(at: now) else { return }
        let box = box(for: movie)
        do throws(MovieError) {
            let frame = try movie.frame(at: position, fitting: box)
            if movie.duration <= 0, let end = movie.end { playback?.learn(duration: end, now: now) }
            let next = Shown(time: frame.time, box: box)
            guard next != shown else { return }
            shown = next
            frameView.image = UIImage(
                premultiplied: frame.bytes,
                width: frame.width,
                height: frame.height,
                scale: 1
            )
        } catch {
            fail(Self.undisplayable)
        }
    }

    /// The most pixels that can be seen of a frame; one where the view has no size.
    private func box(for movie: Movie) -> PictureSize {
        let size = CGSize(width: movie.size.width, height: movie.size.height)
        let fit = PictureFit(
            picture: size,
            in: frameView.bounds.size,
            scale: UIScreen.main.scale,
            mode: frameView.contentMode
        )
        guard let pixels = fit?.pixels else { return PictureSize(width: 1, height: 1) }
        return PictureSize(width: Int(pixels.width), height: Int(pixels.height))
    }
}
#endif
