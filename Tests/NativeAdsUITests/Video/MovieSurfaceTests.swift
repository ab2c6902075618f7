import Foundation
import MovieMaking
import Movies
import NativeAds
import Testing
import UIKit
import VAST

@testable import NativeAdsUI

/// Real films, decoded and shown on the virtual clock.
@MainActor @Suite(.onScreen) final class MovieSurfaceTests {
    private static let film = Result {
        try Film.colors(seconds: 4, coding: Film.h264 + Film.tableFirst)
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var asked: [URL] = []
    private var changes: [ScreenStatus.State] = []
    private var answer: Result<Data, MediaError>

    init() throws {
        answer = .success(try Self.film.get())
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.isHidden = false
    }

    isolated deinit {
        window.isHidden = true
    }

    /// A surface in the window, as large as its film.
    private func surface(width: Double = 160, height: Double = 90) -> MovieSurface {
        let surface = MovieSurface { [unowned self] url throws(MediaError) in
            asked.append(url)
            return try answer.get()
        }
        surface.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.addSubview(surface.view)
        UIKitHost.layout()
        surface.onChange = { [weak self, weak surface] in
            guard let surface else { return }
            self?.changes.append(surface.status.state)
        }
        return surface
    }

    /// A surface whose film is open.
    private func opened(at position: Double = 0) async -> MovieSurface {
        let surface = surface()
        surface.open(.fixture(), at: position)
        await until { surface.status.state != .opening }
        return surface
    }

    private func until(_ isSo: () -> Bool) async {
        for _ in 0..<1_000 where !isSo() { await Task.yield() }
    }

    private func pass(_ seconds: Double, rate: Double = 60) {
        let start = UIKitHost.now
        for step in 1...max(1, Int((seconds * rate).rounded())) {
            UIKitHost.tick(to: start + Double(step) / rate)
        }
    }

    /// The colour that is seen in the middle of the window's view.
    private func seen(_ surface: MovieSurface) -> FilmColor? {
        let picture = UIKitHost.snapshot(of: surface.view, scale: 1)
        guard let bytes = picture.premultipliedBytes else { return nil }
        let (width, height) = (Int(picture.size.width), Int(picture.size.height))
        let middle = (height / 2 * width + width / 2) * 4
        return FilmColor(blue: bytes[middle], green: bytes[middle + 1], red: bytes[middle + 2])
    }

    @Test func `shows the first frame as soon as the film is there, and stands still`() async {
        let surface = surface()
        #expect(!surface.hasFrame)
        surface.open(.fixture(), at: 0)
        #expect(surface.status.state == .opening)
        #expect(asked.isEmpty)
        await until { surface.hasFrame }
        #expect(asked == [URL(string: "https://cdn.example/film.mp4")])
        #expect(changes == [.ready])
        pass(2)
        #expect(surface.frameTime == 0)
        #expect(seen(surface) == .red)
        #expect(surface.status.duration == 4)
        #expect(surface.status.buffered == 4)
        #expect(surface.status.size == CGSize(width: 320, height: 180))
        #expect(!UIKitHost.isTicked)
    }

    @Test func `shows the frame of each moment, at the screen's pace`() async throws {
        let surface = await opened()
        surface.play()
        for step in 1..<240 {
            pass(1.0 / 60)
            let position = Double(step) / 60
            #expect(abs(surface.status.position - position) < 1e-6)
            let shown = try #require(surface.frameTime)
            #expect(shown <= position + 1e-4 && position - shown < 0.0401, "at \(position)")
        }
        #expect(changes == [.ready])
    }

    @Test func `shows the colour of each second, and the last one after the end`() async {
        let surface = await opened()
        surface.play()
        pass(0.5)
        for second in 0..<4 {
            #expect(seen(surface) == FilmColor.of(second))
            #expect(surface.status.state == .playing)
            pass(1)
        }
        #expect(surface.status.state == .ended)
        #expect(surface.status.position == 4)
        #expect(seen(surface) == .yellow)
        #expect(changes == [.ready, .ended])
        #expect(!UIKitHost.isTicked)
    }

    @Test func `tells of the end once, at its tick`() async {
        let surface = await opened()
        surface.play()
        pass(3.9, rate: 10)
        #expect(changes == [.ready])
        pass(0.1, rate: 10)
        #expect(changes == [.ready, .ended])
        pass(3)
        #expect(changes == [.ready, .ended])
    }

    @Test func `pauses, goes on and jumps, and shows where it is at once`() async {
        let surface = await opened()
        surface.play()
        pass(1.5)
        surface.pause()
        #expect(!UIKitHost.isTicked)
        pass(5)
        #expect(surface.status == status(.ready, at: 1.5))
        #expect(seen(surface) == .lime)
        surface.seek(to: 3.5)
        #expect(seen(surface) == .yellow)
        surface.seek(to: 0.5)
        #expect(seen(surface) == .red)
        surface.play()
        pass(2)
        #expect(surface.status == status(.playing, at: 2.5))
        #expect(seen(surface) == .blue)
        surface.seek(to: 9)
        pass(0.1)
        #expect(surface.status.state == .ended)
        surface.seek(to: 0)
        surface.play()
        pass(1.2)
        #expect(seen(surface) == .lime)
    }

    private func status(_ state: ScreenStatus.State, at position: Double) -> ScreenStatus {
        ScreenStatus(
            state,
            position: position,
            duration: 4,
            buffered: 4,
            size: CGSize(width: 320, height: 180)
        )
    }

    @Test func `opens at a position, and plays once it can where it was played before`() async {
        let surface = surface()
        surface.open(.fixture(), at: 2.2)
        surface.play()
        pass(1)
        #expect(surface.status.position == 2.2)
        await until { surface.hasFrame }
        #expect(seen(surface) == .blue)
        pass(1)
        #expect(abs(surface.status.position - 3.2) < 1e-6)
        #expect(seen(surface) == .yellow)
    }

    @Test(arguments: [(MediaError.notFound, 401), (.timeout, 402), (.tooLarge, 405)])
    func `fails by VAST's code where the bytes cannot be had`(error: MediaError, code: Int) async {
        answer = .failure(error)
        let surface = await opened()
        #expect(surface.status.state == .failed(code))
        #expect(changes == [.failed(code)])
        #expect(!surface.hasFrame)
    }

    @Test(arguments: ["", "a b", "http://[", "\u{0}"]) func `fails where the file has no address`(
        address: String
    ) async {
        answer = .failure(.notFound)
        let surface = surface()
        surface.open(MediaFile(url: address, type: "video/mp4"), at: 0)
        await until { surface.status.state != .opening }
        #expect(surface.status.state == .failed(401))
    }

    @Test(arguments: ["", "<html>404</html>", "GIF89a"])
    func `fails where the bytes are no film`(text: String) async {
        answer = .success(Data(text.utf8))
        let surface = await opened()
        #expect(surface.status.state == .failed(405))
        #expect(changes == [.failed(405)])
    }

    @Test func `plays a film that breaks off to the hole, and fails there`() async throws {
        let whole = try Self.film.get()
        answer = .success(whole.prefix(whole.count * 7 / 10))
        let surface = await opened()
        surface.play()
        pass(0.5)
        #expect(surface.status.state == .playing)
        #expect(seen(surface) == .red)
        pass(3.4)
        #expect(surface.status.state == .failed(405))
        #expect((0.5..<3.9).contains(surface.status.position))
        #expect(changes == [.ready, .failed(405)])
        #expect(!surface.hasFrame)
        #expect(!UIKitHost.isTicked)
    }

    @Test func `lets everything go when it is closed, and what it waited for, too`() async {
        let surface = surface()
        surface.open(.fixture(), at: 0)
        surface.close()
        await until { !asked.isEmpty }
        for _ in 0..<50 { await Task.yield() }
        #expect(!surface.hasFrame)
        #expect(changes.isEmpty)
        surface.open(.fixture(), at: 1)
        await until { surface.hasFrame }
        surface.play()
        surface.close()
        #expect(!surface.hasFrame)
        #expect(surface.status == ScreenStatus())
        #expect(!UIKitHost.isTicked)
    }

    @Test func `shows the file that was opened last`() async throws {
        let surface = await opened()
        answer = .success(try Film.colors(seconds: 1, size: "64x64"))
        surface.open(.fixture("other"), at: 0)
        await until { surface.hasFrame }
        #expect(surface.status.size == CGSize(width: 64, height: 64))
        #expect(changes == [.ready, .ready])
    }

    @Test func `decodes to the size that is shown, and again where it changes`() async throws {
        let surface = surface(width: 40, height: 90)
        surface.open(.fixture(), at: 1)
        await until { surface.hasFrame }
        let scale = UIScreen.main.scale
        #expect(surface.frame?.size == CGSize(width: 40 * scale, height: (22.5 * scale).rounded()))
        surface.view.contentMode = .scaleAspectFill
        #expect(surface.frame?.size == CGSize(width: 160 * scale, height: 90 * scale))
        surface.view.frame.size = CGSize(width: 1_000, height: 1_000)
        pass(0.1)
        #expect(surface.frame?.size == CGSize(width: 320, height: 180))
        #expect(seen(surface) == .lime)
    }

    @Test func `plays into a view without a size, and shows nothing of it`() async {
        let surface = surface(width: 0, height: 0)
        surface.open(.fixture(), at: 0)
        await until { surface.hasFrame }
        surface.play()
        pass(1.5)
        surface.view.frame.size = CGSize(width: 160, height: 90)
        pass(0.1)
        #expect(seen(surface) == .lime)
    }

    @Test func `is what this system plays videos with`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let surface = try #require(VideoSurfaces.system(ad))
        #expect(surface is MovieSurface)
        #expect(surface.types == ["video/mp4", "video/webm", "video/quicktime"])
        #expect(surface.isMuted)
    }
}

extension MediaFile {
    fileprivate static func fixture(_ name: String = "film") -> MediaFile {
        MediaFile(url: "https://cdn.example/\(name).mp4", type: "video/mp4")
    }
}
