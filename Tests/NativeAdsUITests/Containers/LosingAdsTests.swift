import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct LosingAdsTests {
    private let card = VendorCard()

    @Test func `a view hears that other hands took its ad, once, and not of its own doing`()
        async throws
    {
        defer { card.stage.close() }
        let (first, second) = (try await card.ad("A"), try await card.ad("B"))
        var losses = 0
        card.view.onLost = { losses += 1 }
        try card.view.bind(first, outlets: card.outlets)
        try card.view.bind(second, outlets: card.outlets)
        card.view.unbind()
        #expect(losses == 0 && first.state == .loaded && second.state == .loaded)
        try card.view.bind(first, outlets: card.outlets)
        try first.register(UIView(0, 400, 390, 300, in: card.stage.window))
        #expect(losses == 1 && card.view.shownAd == nil)
        try card.view.bind(second, outlets: card.outlets)
        second.unregister()
        #expect(losses == 2 && card.view.shownAd == nil)
    }

    @Test func `the same ad takes another arrangement without being lost`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        card.view.onLost = { Issue.record("The ad is there all the time.") }
        try card.view.bind(ad, outlets: card.outlets)
        card.view.fillOutlets()
        try card.view.bind(ad, outlets: card.outlets, clickable: [card.title])
        #expect(card.title.text == "A" && card.view.shownAd === ad)
        await card.tapAll()
        #expect(card.stage.clicks(of: "A") == ["headline"])
        #expect(card.media.mediaContent === ad)
    }

    @Test func `only what was filled is written, hidden as asked, and cleared with the ad`()
        async throws
    {
        defer { card.stage.close() }
        let ad = try await card.ad()
        card.body.text = "The app's own words"
        let price = UILabel()
        let outlets = card.outlets.merging([.price: price]) { first, _ in first }
        try card.view.bind(ad, outlets: outlets)
        card.view.fillOutlets([.headline, .main, .price], hidingMissing: false)
        #expect(card.title.text == "A" && card.media.mediaContent === ad)
        #expect(card.body.text == "The app's own words" && !price.isHidden)
        card.view.fillOutlets([.price])
        #expect(price.isHidden)
        card.view.unbind()
        #expect(card.title.text == nil && card.media.mediaContent == nil)
        #expect(card.body.text == "The app's own words")
    }

    @Test func `media that the app shows itself stays on show when the view loses the ad`()
        async throws
    {
        defer { card.stage.close() }
        let ad = try await card.ad()
        card.media.mediaContent = ad
        try card.view.bind(ad, outlets: card.outlets)
        card.view.unbind()
        #expect(card.media.mediaContent === ad)
    }

    @Test(arguments: [true, false], [true, false])
    func `a media view must be there or not, else the view is left without an ad`(
        isWanted: Bool,
        isThere: Bool
    ) async throws {
        defer { card.stage.close() }
        let former = try await card.ad("F")
        try card.view.bind(former, outlets: card.outlets)
        card.stage.configure = { $0.hasMediaView = isWanted }
        let ad = try await card.ad()
        var outlets = card.outlets
        if !isThere { outlets[.main] = nil }
        if isWanted == isThere {
            try card.view.bind(ad, outlets: outlets)
            #expect(card.view.shownAd === ad)
        } else {
            #expect(throws: AdError.mediaViewMismatch) {
                try card.view.bind(ad, outlets: outlets)
            }
            #expect(card.view.shownAd == nil && former.state == .loaded)
            await card.stage.pass(2)
            #expect(card.stage.count(.impression, of: "A") == 0)
        }
    }

    @Test func `an ad that expired is refused`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        await card.stage.clock.advance(by: 4000)
        #expect(throws: AdError.expired) { try card.view.bind(ad, outlets: card.outlets) }
        #expect(card.view.shownAd == nil)
    }

    @Test func `a view that goes takes nothing with it`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        var view: VendorView? = VendorView(0, 400, 390, 300, in: card.stage.window)
        weak let gone = view
        view?.onLost = { Issue.record("There is nobody to tell.") }
        try view?.bind(ad, outlets: [:])
        view?.removeFromSuperview()
        view = nil
        await card.stage.turns()
        #expect(gone == nil && ad.state == .loaded)
    }
}
