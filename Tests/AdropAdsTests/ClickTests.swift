import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct ClickTests {
    /// A card in the window with a loaded ad, all its views bound.
    private func card(
        _ stage: AdropStage,
        ona: JSONObject = [
            "profile": ["name": "Alder & Co", "logo": "https://cdn.example/logo.png"]
        ],
        onClick: AdropNativeAdView.ClickHandler? = nil,
        prepare: (AdropNativeAd) -> Void = { _ in }
    ) async -> (AdropCard, AdropNativeAd) {
        let ad = await stage.loaded(ona: ona)
        prepare(ad)
        let card = AdropCard(in: stage.window)
        card.bind(onClick: onClick)
        card.view.setNativeAd(ad)
        await stage.pass(0.2)
        stage.heard.forget()
        return (card, ad)
    }

    @Test(arguments: 0..<6)
    func `a bound view opens the ad's page, and the click counts`(index: Int) async {
        let stage = AdropStage()
        await stage.run {
            let (card, ad) = await card(stage)
            await stage.tap(card.clickable[index])
            #expect(stage.opened == ["system https://land.example/A"])
            #expect(stage.heard.told == ["clicked"] && stage.heard.closures == ["clicked"])
            #expect(stage.heard.ads.first === ad)
            #expect(stage.network.urls.contains("https://t.example/click/A"))
        }
    }

    @Test func `body, media and white space do not click`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage)
            await stage.tap(card.body)
            await stage.tap(card.media)
            UIKitHost.tap(at: CGPoint(x: 380, y: 300), in: stage.window)
            await stage.pass(1)
            #expect(stage.heard.told.isEmpty && stage.opened.isEmpty)
        }
    }

    @Test func `with entire click all of it does, until that is taken back`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage)
            card.view.setIsEntireClick(true)
            await stage.tap(card.body)
            await stage.tap(card.media)
            UIKitHost.tap(at: CGPoint(x: 380, y: 300), in: stage.window)
            await stage.pass(1)
            #expect(stage.opened.count == 3)
            card.view.setIsEntireClick(false)
            await stage.tap(card.body)
            #expect(stage.opened.count == 3)
            await stage.tap(card.button)
            #expect(stage.opened.count == 4)
        }
    }

    @Test(arguments: 0..<6)
    func `onClick takes the place of opening, and the click counts at the tap`(index: Int) async {
        let stage = AdropStage()
        await stage.run {
            var calls: [(AdropNativeAd?, UIView)] = []
            let (card, ad) = await card(stage, onClick: { calls.append(($0, $1)) })
            await stage.tap(card.clickable[index])
            #expect(calls.count == 1 && calls.first?.0 === ad)
            #expect(calls.first?.1 === card.clickable[index])
            #expect(stage.heard.told == ["clicked"] && stage.opened.isEmpty)
            #expect(stage.network.urls.contains("https://t.example/click/A"))
        }
    }

    @Test func `a view without onClick opens though another has one`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage)
            var calls = 0
            card.view.setIconView(card.icon) { _, _ in calls += 1 }
            await stage.tap(card.headline)
            #expect(stage.opened == ["system https://land.example/A"] && calls == 0)
            await stage.tap(card.icon)
            #expect(stage.opened.count == 1 && calls == 1)
        }
    }

    @Test func `custom click makes all of it click, counts at the tap, and opens nothing`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage, prepare: { $0.useCustomClick = true })
            for view in [card.body, card.headline] { await stage.tap(view) }
            #expect(stage.heard.told == ["clicked", "clicked"] && stage.opened.isEmpty)
            #expect(stage.network.urls.count { $0 == "https://t.example/click/A" } == 1)
        }
    }

    @Test func `a view's own onClick is called for an ad with custom click, too`() async {
        let stage = AdropStage()
        await stage.run {
            var calls = 0
            let (card, _) = await card(
                stage,
                onClick: { _, _ in calls += 1 },
                prepare: { $0.useCustomClick = true }
            )
            await stage.tap(card.headline)
            await stage.tap(card.body)
            #expect(calls == 1 && stage.opened.isEmpty)
            #expect(stage.heard.told == ["clicked", "clicked"])
        }
    }

    @Test func `open works before any ad was in a view`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            var wasUnconnected = false
            LiveOpener.open = { _, _ in
                wasUnconnected = true
                return false
            }
            ad.open(ad.destinationURL)
            _ = await LiveOpener.open(URL(fileURLWithPath: "/"), .system)
            #expect(!wasUnconnected)
        }
    }

    @Test func `open after it opens, and counts nothing`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, ad) = await card(stage, prepare: { $0.useCustomClick = true })
            await stage.tap(card.headline)
            ad.open(ad.destinationURL)
            await stage.pass(1)
            ad.open(ad.destinationURL, useInAppBrowser: true)
            await stage.pass(1)
            #expect(stage.heard.told == ["clicked"])
            #expect(
                stage.opened == ["system https://land.example/A", "inApp https://land.example/A"]
            )
        }
    }

    @Test(arguments: [nil, "", "javascript:alert(1)"])
    func `what is no page is not opened`(text: String?) async {
        let stage = AdropStage()
        await stage.run {
            let (_, ad) = await card(stage)
            ad.open(text)
            stage.ad().open("https://land.example/A")
            await stage.pass(1)
            #expect(stage.opened.isEmpty)
        }
    }

    @Test func `the next ad in the view clicks as usual after one with custom click`() async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage, prepare: { $0.useCustomClick = true })
            let (_, plain) = await self.card(stage)
            card.view.setNativeAd(plain)
            await stage.pass(0.2)
            stage.window.bringSubviewToFront(card.view)
            await stage.tap(card.body)
            #expect(stage.opened.isEmpty)
            await stage.tap(card.headline)
            #expect(stage.opened == ["system https://land.example/A"])
        }
    }

    @Test(arguments: [false, true])
    func `performClick is a click on the ad as a whole`(isCustom: Bool) async {
        let stage = AdropStage()
        await stage.run {
            let (card, _) = await card(stage, prepare: { $0.useCustomClick = isCustom })
            card.view.performClick()
            await stage.pass(1)
            #expect(stage.heard.told == ["clicked"])
            #expect(stage.opened == (isCustom ? [] : ["system https://land.example/A"]))
        }
    }

    @Test func `performClick without an ad does nothing`() async {
        let stage = AdropStage()
        await stage.run {
            AdropCard(in: stage.window).view.performClick()
            await stage.pass(1)
            #expect(stage.heard.told.isEmpty && stage.opened.isEmpty)
        }
    }

    @Test(arguments: [
        (false, nil, "system"), (true, nil, "inApp"), (true, "system", "system"),
        (false, "inApp", "inApp"),
    ])
    func `pages open where the ad says, else where initialize does`(
        isInApp: Bool,
        seller: String?,
        browser: String
    ) async {
        let stage = AdropStage()
        await stage.run {
            Adrop.initialize(useInAppBrowser: isInApp)
            let ona: JSONObject = seller.map { ["browser": .string($0)] } ?? [:]
            let (card, ad) = await card(stage, ona: ona)
            await stage.tap(card.headline)
            ad.open("https://other.example/")
            await stage.pass(1)
            #expect(
                stage.opened == [
                    "\(browser) https://land.example/A", "\(browser) https://other.example/",
                ]
            )
        }
    }
}
