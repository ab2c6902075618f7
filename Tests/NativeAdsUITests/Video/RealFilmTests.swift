import Foundation
import MovieMaking
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

/// Real films in a media view on the virtual clock, decoded by libav: what is seen, and what counts.
@MainActor @Suite(.onScreen) final class RealFilmTests {
    /// Eight seconds, so that the quartiles come at whole ones.
    private static let colors = Result {
        try Film.colors(seconds: 8, coding: Film.h264 + Film.tableFirst)
    }
    private static let counter = Result { try Film.counter(seconds: 2) }

    private let stage = Stage()
    private let media: MediaView

    init() {
        media = MediaView(0, 0, 320, 180, in: stage.window)
    }

    isolated deinit {
        stage.close()
    }

    /// An ad with a blue picture and a film that is answered so.
    private func ad(
        _ answer: Result<HTTPResponse, TransportError>,
        seconds: Int = 8,
        after delay: Double = 0
    ) async throws -> NativeAd {
        stage.picture("https://cdn.example/A.png", width: 64, height: 36, color: .blue)
        stage.network.add(.init(.url("https://cdn.example/A.mp4"), answer, after: delay))
        let vast = FilmAd.vast("https://cdn.example/A.mp4", seconds: seconds)
        let ad = try await stage.ad("A") { native in
            guard case .array(let assets) = native["assets"] else { return }
            native["assets"] = .array(assets + [["id": 8, "video": ["vasttag": .string(vast)]]])
        }
        try ad.register(media, outlets: [.main: media])
        media.nativeAd = ad
        return ad
    }

    private func film(_ bytes: Data) -> Result<HTTPResponse, TransportError> {
        .success(HTTPResponse(status: 200, body: bytes))
    }

    /// A pixel of the view, above the buttons.
    private func pixel() -> (blue: UInt8, green: UInt8, red: UInt8)? {
        let picture = UIKitHost.snapshot(of: media, scale: 1)
        guard let bytes = picture.premultipliedBytes else { return nil }
        let place = (Int(picture.size.height) / 4 * Int(picture.size.width) + 160) * 4
        return (bytes[place], bytes[place + 1], bytes[place + 2])
    }

    private var color: FilmColor? {
        pixel().flatMap { FilmColor(blue: $0.blue, green: $0.green, red: $0.red) }
    }

    private var number: Int? {
        pixel().flatMap { FilmCounter.number(blue: $0.blue, green: $0.green, red: $0.red) }
    }

    /// What the video did, in seconds since its start.
    private var played: [String] {
        guard let start = stage.times(of: .video(.start), "A").first else { return [] }
        return VideoEvent.allCases.flatMap { event in
            stage.times(of: .video(event), "A", since: start).map { ($0, event) }
        }.sorted { $0.0 < $1.0 }.map { "\($0.1.rawValue) \($0.0)" }
    }

    private var errors: [String] {
        stage.network.urls.filter { $0.hasPrefix("https://count.example/error") }
    }

    /// Lets time pass until the video has started.
    private func start() async {
        for _ in 0..<30 where stage.count(.video(.start), of: "A") == 0 { await stage.pass(0.1) }
    }

    @Test func `the colour of each second is seen, and the quartiles come at their times`()
        async throws
    {
        let ad = try await ad(film(Self.colors.get()))
        await start()
        let video = try #require(ad.videoController)
        for second in 0..<8 {
            let begun = video.currentTime
            #expect(abs(begun - Double(second)) < 0.001)
            await stage.pass(0.1)
            #expect(color == FilmColor.of(second), "at \(begun)")
            await stage.pass(0.8)
            #expect(color == FilmColor.of(second), "at \(begun)")
            await stage.pass(0.1)
        }
        #expect(
            played == [
                "start 0.0", "firstQuartile 2.0", "midpoint 4.0", "thirdQuartile 6.0",
                "complete 8.0",
            ]
        )
        #expect(video.state == .ended)
        #expect(video.duration == 8)
        #expect(video.aspectRatio == 320.0 / 180)
        #expect(errors == [])
        #expect(stage.network.urls.filter { $0.hasSuffix("A.mp4") }.count == 1)
    }

    @Test func `at each look the very frame of that moment is on show`() async throws {
        let ad = try await ad(film(Self.counter.get()), seconds: 2)
        await start()
        let video = try #require(ad.videoController)
        for step in 1..<20 {
            await stage.pass(0.1)
            #expect(abs(video.currentTime - Double(step) / 10) < 0.001)
            let frame = Int((video.currentTime * Double(FilmCounter.rate) + 1e-3).rounded(.down))
            #expect(number == frame, "after \(step) tenths")
        }
    }

    @Test func `out of view it stands still, and goes on where it was, from its bytes on disk`()
        async throws
    {
        let ad = try await ad(film(Self.colors.get()))
        await start()
        let video = try #require(ad.videoController)
        await stage.pass(2.5) { self.media.frame.origin.y = 2_000 }
        // Longer than the decoder is kept.
        await stage.pass(15)
        #expect(abs(video.currentTime - 2.5) < 0.001)
        await stage.pass(0.1) { self.media.frame.origin.y = 0 }
        await stage.pass(0.2)
        #expect(color == .blue)
        await stage.pass(1.2)
        #expect(color == .yellow)
        #expect(stage.network.urls.filter { $0.hasSuffix("A.mp4") }.count == 1)
        #expect(played.contains("pause 2.5"))
    }

    @Test func `a film that breaks off is played to the hole, then its picture takes its place`()
        async throws
    {
        let whole = try Self.colors.get()
        let ad = try await ad(film(whole.prefix(whole.count * 6 / 10)))
        await start()
        await stage.pass(0.5)
        #expect(color == .red)
        await stage.pass(9)
        #expect(ad.videoController?.state == .failed)
        #expect(errors == ["https://count.example/error?code=405"])
        #expect(stage.count(.video(.error), of: "A") == 1)
        #expect(stage.count(.video(.complete), of: "A") == 0)
        let end = try #require(stage.times(of: .video(.error), "A").first)
        let begin = try #require(stage.times(of: .video(.start), "A").first)
        #expect((0.5..<7).contains(end - begin))
        await stage.shown { color == .blue }
        #expect(color == .blue)
        #expect(stage.count(.impression, of: "A") == 1)
    }

    @Test(arguments: [
        (Result<HTTPResponse, TransportError>.success(HTTPResponse(status: 403)), 401),
        (.success(HTTPResponse(status: 200, body: Data("<html>".utf8))), 405),
        (.failure(.timeout), 402), (.failure(.offline), 401),
    ])
    func `a film that cannot be had is told by its code, and the picture shows`(
        answer: Result<HTTPResponse, TransportError>,
        code: Int
    ) async throws {
        let ad = try await ad(answer, after: 0.3)
        await stage.pass(2)
        #expect(errors == ["https://count.example/error?code=\(code)"])
        #expect(stage.count(.video(.start), of: "A") == 0)
        await stage.shown { color == .blue }
        #expect(color == .blue)
        #expect(ad.state == .shown)
    }
}
