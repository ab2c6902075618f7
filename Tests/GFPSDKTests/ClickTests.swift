import Foundation
import GFPSDK
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What a tap does, and who opens.
@MainActor @Suite(.onScreen) struct ClickTests {
    @Test func `a tap opens the page in the system's browser and is told of once`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let card = Card(in: stage.window)
            card.nativeAd = try await stage.ad()
            await stage.pass(0.2)
            await stage.tap(card.title)
            #expect(stage.opened == ["https://land.example/"])
            #expect(stage.listener.count("clicked") == 1 && stage.listener.count("browser") == 0)
            #expect(stage.calls("https://t.example/click") == 1)
        }
    }

    @Test func `the browser inside the app tells that it came and went`() async throws {
        try await Stage.run { stage in
            GFPAdManager.adConfiguration().useDefaultSafariBrowser = true
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let card = Card(in: stage.window)
            stage.root.view.addSubview(card)
            card.nativeAd = try await stage.ad()
            await stage.pass(0.2)
            await stage.tap(card.title)
            await stage.pass(1)
            #expect(stage.listener.count("clicked") == 1 && stage.listener.count("browser") == 1)
            #expect(stage.root.presentedViewController != nil)
            #expect(stage.listener.count("browser gone") == 0)
            stage.root.dismiss(animated: false)
            await stage.pass(1)
            #expect(stage.listener.count("browser gone") == 1 && stage.opened.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `the app opens the pages of direct ads itself, and the click counts at the tap`(
        isDirect: Bool
    ) async throws {
        try await Stage.run(hasBackfill: true) { stage in
            stage.loader.s2sClickDelegate = stage.listener
            stage.answer(isDirect ? Stage.direct : Stage.backfill, Stage.bid())
            stage.pictures()
            let card = Card(in: stage.window)
            card.nativeAd = try await stage.ad()
            await stage.pass(0.2)
            await stage.tap(card.title)
            #expect(stage.listener.count("clicked") == 1)
            #expect(stage.calls("https://t.example/click") == 1)
            #expect(
                stage.listener.landings.map(\.url) == (isDirect ? ["https://land.example/"] : [])
            )
            #expect(stage.opened == (isDirect ? [] : ["https://land.example/"]))
            for landing in stage.listener.landings { landing.handler(true) }
            await stage.pass(1)
            #expect(stage.listener.count("clicked") == 1)
        }
    }

    @Test func `who opens pages is asked after the tap, and not for an ad that leads nowhere`()
        async throws
    {
        for leadsSomewhere in [true, false] {
            try await Stage.run { stage in
                stage.loader.s2sClickDelegate = stage.listener
                var bid = Stage.bid()
                if !leadsSomewhere, case .object(var markup) = bid["adm"] {
                    markup["link"] = nil
                    bid["adm"] = .object(markup)
                }
                stage.answer(Stage.direct, bid)
                stage.pictures()
                let card = Card(in: stage.window)
                card.additionalRenderingViewDict = ["part": card.title]
                card.nativeAd = try await stage.ad()
                await stage.pass(0.2)
                card.additionalRenderingViewClicked(card.title)
                #expect(stage.listener.landings.isEmpty)
                await stage.clock.settle()
                let count = leadsSomewhere ? 1 : 0
                #expect(stage.listener.landings.count == count)
                #expect(stage.listener.count("clicked") == count)
            }
        }
    }

    @Test func `says what a person can do about an ad, and that they did`() async throws {
        try await Stage.run { stage in
            let mute: JSONValue = [
                "reasons": ["dull", "seen"], "url": "https://t.example/mute?r=[REASON]",
            ]
            stage.answer(Stage.direct, Stage.bid(ona: ["mute": mute]))
            stage.pictures()
            let choices = try #require(try await stage.ad().adChoicesData)
            #expect(choices.type == .optOut)
            #expect(choices.privacyUrl?.absoluteString == "https://privacy.example/")
            let data = try #require(choices.adMuteData)
            #expect(data.reasonCodes == ["dull", "seen"])
            #expect(data.text(with: "dull") == "dull" && data.text(with: "other") == nil)
            #expect(data.text(with: "seen", languageType: .ko) == "seen")
            #expect(data.resourceId(with: "dull") == nil)
            stage.listener.forget()
            data.reportClick(with: "dull")
            #expect(stage.listener.calls.isEmpty)
            data.reportClick(with: "seen")
            await stage.clock.settle()
            #expect(stage.listener.calls == ["muted"])
            #expect(stage.calls("https://t.example/mute?r=dull") == 1)
            #expect(stage.calls("https://t.example/mute?r=seen") == 0)
        }
    }
}
