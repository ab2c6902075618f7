import Foundation
import GFPSDK
import NativeAds
import OpenRTB
import Testing
import UIKit

/// The rendered impression and the valid one.
@MainActor @Suite(.onScreen) struct ImpressionTests {
    @Test func `rendered at the first frame, seen after a second of half of it, each once`()
        async throws
    {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            stage.listener.forget()
            card.nativeAd = ad
            #expect(stage.listener.calls.isEmpty)
            await stage.pass(0.3)
            #expect(stage.listener.calls == ["rendered"])
            #expect(stage.calls("https://t.example/valid") == 0)
            await stage.pass(1)
            #expect(stage.listener.calls == ["rendered", "seen"])
            let times = stage.listener.times
            let second = (times["seen"] ?? 0) - (times["rendered"] ?? 0)
            #expect(abs(second - 1) < 0.01)
            #expect(stage.calls("https://t.example/valid") == 1)
            card.nativeAd = nil
            card.nativeAd = ad
            await stage.pass(2)
            #expect(stage.listener.calls == ["rendered", "seen"])
            #expect(stage.calls("https://t.example/valid") == 1)
        }
    }

    @Test func `less than half of it is rendered and not seen`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window, y: 844 - 140)
            card.nativeAd = ad
            await stage.pass(3)
            #expect(stage.listener.count("rendered") == 1 && stage.listener.count("seen") == 0)
            card.frame.origin.y = 0
            await stage.pass(1.2)
            #expect(stage.listener.count("seen") == 1)
        }
    }

    /// Which of a lazy ad's pictures comes when, or not.
    enum Media: CaseIterable, Sendable {
        case mainLate, mainFailed, iconFailed, noMain
    }

    @Test(arguments: Media.allCases)
    func `the second of the valid impression begins once the main media is there`(
        media: Media
    ) async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            let bid = Stage.bid(main: media == .noMain ? nil : .some(Self.main))
            stage.picture("main", fails: media == .mainFailed, after: media == .mainLate ? 5 : 0)
            stage.picture("icon", fails: media == .iconFailed)
            // Without a main picture the ad must not ask for one.
            stage.options.renderingSetting.hasMediaView = media != .noMain
            stage.answer(Stage.direct, bid)
            let ad = try await stage.ad()
            let card = Card(in: stage.window, hasMedia: media != .noMain)
            card.nativeAd = ad
            await stage.pass(4)
            #expect(stage.listener.count("rendered") == 1)
            let isSeen = media == .iconFailed || media == .noMain
            #expect(stage.listener.count("seen") == (isSeen ? 1 : 0))
            await stage.pass(2.5)
            #expect(stage.listener.count("seen") == (media == .mainFailed ? 0 : 1))
            #expect(stage.calls("https://t.example/valid") == (media == .mainFailed ? 0 : 1))
        }
    }

    private static let main: JSONValue = [
        "url": "https://cdn.example/main.png", "w": 1200, "h": 600,
    ]
}
