import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct BindingTests {
    private let profile: JSONObject = [
        "profile": ["name": "Alder & Co", "logo": "https://cdn.example/logo.png"]
    ]

    @Test func `all bound views show their parts`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded(ona: profile)
            let card = AdropCard(in: stage.window)
            card.bind()
            card.view.setNativeAd(ad)
            await stage.pass(0.3)
            #expect(card.headline.text == "A title" && card.body.text == "A body")
            #expect(card.button.title(for: .normal) == "Buy" && card.advertiser.text == "Alder")
            #expect(card.name.text == "Alder & Co")
            await shown { card.icon.image != nil && card.logo.image != nil }
            #expect(card.icon.image != nil && card.logo.image != nil)
            let surface = card.media.subviews.first as? AdMediaView
            #expect(surface?.frame == card.media.bounds)
            await shown { surface?.picture != nil }
            #expect(surface?.picture != nil)
        }
    }

    @Test func `another ad replaces all of the one before, and missing parts leave nothing`() async
    {
        let stage = AdropStage()
        await stage.run {
            let first = await stage.loaded(ona: profile)
            let card = AdropCard(in: stage.window)
            card.bind()
            card.view.setNativeAd(first)
            let second = stage.ad()
            stage.network.add(.init(.url("https://other.example"), .success(.init(status: 204))))
            _ = second
            card.view.setNativeAd(second)
            #expect(card.headline.text == nil && card.name.text == nil)
            #expect((card.media.subviews.first as? AdMediaView)?.shownAd == nil)
            #expect(!card.name.isHidden)
        }
    }

    @Test func `the impression counts at the first pixel, once, and its tracker is called`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            let card = AdropCard(in: stage.window)
            card.bind()
            card.view.frame.origin.y = 844
            card.view.setNativeAd(ad)
            await stage.pass(1)
            #expect(stage.heard.told.isEmpty)
            card.view.frame.origin.y = 843
            await stage.pass(0.2)
            #expect(stage.heard.told == ["impression"] && stage.heard.closures == ["impression"])
            await stage.pass(5)
            card.view.setNativeAd(ad)
            await stage.pass(5)
            #expect(stage.heard.told == ["impression"])
            #expect(stage.network.urls.count { $0 == "https://t.example/seen/A" } == 1)
        }
    }

    @Test func `views may be named after the ad was set, and others in their place`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            let card = AdropCard(in: stage.window)
            card.view.setNativeAd(ad)
            card.view.setHeadLineView(card.headline)
            #expect(card.headline.text == "A title")
            card.view.setMediaView(card.media)
            #expect(card.media.subviews.count == 1)
            card.view.setMediaView(card.body)
            #expect(card.media.subviews.isEmpty && card.body.subviews.count == 1)
            await stage.pass(0.2)
            #expect(stage.heard.told == ["impression"])
        }
    }

    @Test func `an ad goes to the view that it was given last`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            let (one, other) = (AdropCard(in: stage.window), AdropCard(in: stage.window))
            for card in [one, other] {
                card.bind()
                card.view.setNativeAd(ad)
            }
            #expect(one.headline.text == nil && other.headline.text == "A title")
        }
    }

    @Test func `a view that lost its ad neither takes it back nor keeps it`() async {
        let stage = AdropStage()
        await stage.run {
            weak var gone: AdropNativeAd?
            let (one, other) = (AdropCard(in: stage.window), AdropCard(in: stage.window))
            do {
                let ad = await stage.loaded()
                gone = ad
                for card in [one, other] {
                    card.bind()
                    card.view.setNativeAd(ad)
                }
                // As a cell is prepared for its next ad.
                one.view.setIsEntireClick(true)
                #expect(one.headline.text == nil && other.headline.text == "A title")
                other.view.setNativeAd(await stage.loaded("B"))
                stage.heard.forget()
            }
            await stage.pass(1)
            #expect(gone == nil)
        }
    }

    @Test func `an ad that was given too early shows when it is given again, not before`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")])
            let card = AdropCard(in: stage.window)
            card.bind()
            let ad = stage.ad()
            card.view.setNativeAd(ad)
            ad.load()
            await stage.pass(1)
            card.view.setIsEntireClick(true)
            #expect(card.headline.text == nil)
            card.view.setNativeAd(ad)
            #expect(card.headline.text == "A title")
        }
    }

    @Test func `a view that is taken away takes its ad with it`() async {
        let stage = AdropStage()
        await stage.run {
            weak var view: AdropNativeAdView?
            weak var gone: AdropNativeAd?
            weak var engine: EngineAd?
            do {
                let ad = await stage.loaded()
                let card = AdropCard(in: stage.window)
                (view, gone, engine) = (card.view, ad, ad.loaded)
                card.bind { _, _ in }
                card.view.setNativeAd(ad)
                await stage.pass(0.5)
                await stage.tap(card.headline)
                card.view.removeFromSuperview()
                stage.heard.forget()
            }
            await stage.pass(2)
            #expect(view == nil && gone == nil && engine == nil)
        }
    }

    @Test func `a view of a layout file works alike`() async throws {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            let view = AdropNativeAdView(frame: .zero)
            let label = UILabel()
            view.addSubview(label)
            view.setHeadLineView(label)
            view.setNativeAd(ad)
            #expect(label.text == "A title")
        }
    }

    /// Lets real work in the background, decoding, come to its end.
    private func shown(_ isSo: () -> Bool) async {
        let end = World.live.uptime() + 30
        while !isSo(), World.live.uptime() < end { await Task.yield() }
    }
}
