import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct NativeAdViewTests {
    /// An ad view with a view for each asset.
    @MainActor private struct Card {
        let view: NativeAdView
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        let body = UILabel(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        let stars = StarRatingView(frame: CGRect(x: 0, y: 100, width: 80, height: 14))
        let icon = UIImageView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))
        let media = MediaView(frame: CGRect(x: 0, y: 120, width: 390, height: 180))

        init(in window: UIView) {
            view = NativeAdView(0, 0, 390, 300, in: window)
            for part in [title, body, button, stars, icon, media] { view.addSubview(part) }
            view.headlineView = title
            view.bodyView = body
            view.callToActionView = button
            view.starRatingView = stars
            view.iconView = icon
            view.mediaView = media
        }

        var hasBadge: Bool { view.subviews.contains { $0 is AdChoicesBadge } }

        var hidden: [Bool] {
            [title, body, button, stars, icon, media].map(\.isHidden)
        }
    }

    /// Everything but a headline is missing, or empty, which is the same.
    private static func bare(_ native: inout JSONObject) {
        native["assets"] = [
            ["id": 1, "title": ["text": "Beta"]], ["id": 6, "data": ["value": ""]],
        ]
    }

    private static func full(_ native: inout JSONObject) {
        native["assets"] = .array(
            (native["assets"]?.array ?? []) + [
                ["id": 7, "data": ["value": "4.5"]],
                ["id": 3, "img": ["url": "https://cdn.example/icon.png", "w": 80, "h": 80]],
            ]
        )
        native["privacy"] = "https://why.example"
    }

    @Test func `shows all of an ad, and of the next one nothing that it lacks`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        stage.picture("https://cdn.example/Alpha.png", width: 1200, height: 627, color: .red)
        stage.picture("https://cdn.example/icon.png", width: 80, height: 80, color: .blue)
        let alpha = try await stage.ad("Alpha", Self.full)
        let beta = try await stage.ad("Beta", Self.bare)
        try card.view.show(alpha)
        await stage.shown { card.media.hasPicture && card.icon.image != nil }
        #expect(card.title.text == "Alpha")
        #expect(card.body.text == "Alpha body")
        #expect(card.button.title(for: .normal) == "Buy")
        #expect(card.stars.rating == 4.5)
        #expect(card.hidden == [false, false, false, false, false, false])
        #expect(card.hasBadge)

        try card.view.show(beta)
        #expect(card.title.text == "Beta")
        #expect(card.body.text == nil)
        #expect(card.button.title(for: .normal) == nil)
        #expect(card.icon.image == nil)
        #expect(!card.media.hasPicture)
        #expect(card.stars.rating == 0)
        #expect(card.hidden == [false, true, true, true, true, true])
        #expect(!card.hasBadge)

        try card.view.show(alpha)
        #expect(card.hidden == [false, false, false, false, false, false])
        await stage.shown { card.media.hasPicture && card.icon.image != nil }
        #expect(card.body.text == "Alpha body")
    }

    @Test func `texts do not wait for pictures`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red, after: 5)
        let ad = try await stage.ad("A")
        try card.view.show(ad)
        #expect(card.title.text == "A")
        #expect(card.button.title(for: .normal) == "Buy")
        #expect(!card.media.isHidden, "its place is kept")
        await stage.pass(1)
        #expect(!card.media.hasPicture)
        await stage.pass(4.2)
        await stage.shown { card.media.hasPicture }
        #expect(card.media.hasPicture)
    }

    @Test func `an ad bound to a second view empties the first`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let cards = [Card(in: stage.window), Card(in: stage.window)]
        let ad = try await stage.ad("A")
        try cards[0].view.show(ad)
        // What changes nothing must not make the view forget that it may lose the ad.
        cards[0].view.friendlyObstructions = []
        try cards[1].view.show(ad)
        #expect(cards[0].view.nativeAd == nil)
        #expect(cards[0].title.text == nil)
        #expect(cards[1].title.text == "A")
        try cards[0].view.show(ad)
        #expect(cards[0].title.text == "A")
        #expect(cards[1].view.nativeAd == nil)
        #expect(ad.state == .bound)
    }

    @Test func `setting no ad empties the view and ends the registration`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        let ad = try await stage.ad("A")
        try card.view.show(ad)
        card.view.nativeAd = nil
        #expect(card.title.text == nil)
        #expect(ad.state == .loaded)
        #expect(card.view.gestureRecognizers == nil)
    }

    @Test func `an expired ad is refused with a reason and leaves nothing of itself`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        let ad = try await stage.ad("A")
        await stage.clock.advance(by: 4000)
        #expect(throws: AdError.expired) { try card.view.show(ad) }
        #expect(card.view.nativeAd == nil)
        #expect(card.view.gestureRecognizers == nil)
        card.view.nativeAd = ad
        #expect(card.view.refusal == .expired)
    }

    @Test func `every view that shows an asset clicks and white space does not`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        let ad = try await stage.ad("A")
        try card.view.show(ad)
        await stage.tap(card.body)
        await stage.pass(1)
        await stage.tap(card.media)
        await stage.pass(1)
        await stage.tap(300, 80)
        #expect(stage.clicks(of: "A") == ["body", "main"])
    }

    @Test func `an outlet that is set later clicks too`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        card.view.callToActionView = nil
        let ad = try await stage.ad("A")
        try card.view.show(ad)
        await stage.tap(card.button)
        #expect(stage.clicks(of: "A").isEmpty)
        card.view.callToActionView = card.button
        await stage.tap(card.button)
        #expect(stage.clicks(of: "A") == ["callToAction"])
    }
}
