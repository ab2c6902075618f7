import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdContainerTests {
    private let card = VendorCard()

    @Test func `each outlet clicks as its asset, buttons too, and white space does not`()
        async throws
    {
        defer { card.stage.close() }
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.tapAll()
        #expect(
            card.stage.clicks(of: "A") == ["headline", "body", "callToAction", "icon", "main"]
        )
    }

    @Test(arguments: [
        (false, ["headline", "callToAction", "icon"]),
        (true, ["headline", "body", "callToAction", "icon", "main", "root"]),
    ])
    func `some parts click only where all of the view does`(
        entire: Bool,
        clicks: [String]
    ) async throws {
        defer { card.stage.close() }
        let some: [UIView] = [card.title, card.icon, card.button]
        try card.view.bind(
            try await card.ad(),
            outlets: card.outlets,
            clickable: entire ? [card.view] : some
        )
        await card.tapAll()
        #expect(card.stage.clicks(of: "A") == clicks)
    }

    @Test func `of an empty list nothing clicks, and there is nothing on a view without an ad`()
        async throws
    {
        defer { card.stage.close() }
        let ad = try await card.ad()
        try card.view.bind(ad, outlets: card.outlets, clickable: [])
        await card.tapAll()
        #expect(card.stage.clicks(of: "A") == [])
        try card.view.bind(nil, outlets: [:])
        #expect(card.view.shownAd == nil && ad.state == .shown)
        card.view.performClick(.headline)
        await card.stage.pass(1)
        #expect(card.stage.clicks(of: "A") == [])
    }

    @Test func `a click by the app is one of the part, or of the ad as a whole`() async throws {
        defer { card.stage.close() }
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        card.view.performClick(.callToAction)
        await card.stage.pass(1)
        card.view.performClick()
        await card.stage.pass(1)
        #expect(card.stage.clicks(of: "A") == ["callToAction", "root"])
        #expect(card.stage.opened == ["https://land.example/A", "https://land.example/A"])
    }

    @Test func `the app's handler of a view replaces opening, and of that view only`()
        async throws
    {
        defer { card.stage.close() }
        let ad = try await card.ad()
        ad.onClick = { _ in Issue.record("The handler of the view is nearer.") }
        var arrangement = AdArrangement(outlets: card.outlets)
        var tapped: [UIView] = []
        arrangement.clickHandlers = [
            .headline: { tapped.append($0) }, .icon: { tapped.append($0) },
        ]
        try card.view.bind(ad, as: arrangement)
        await card.stage.tap(card.title)
        await card.stage.pass(1)
        card.view.performClick(.icon)
        await card.stage.pass(1)
        #expect(tapped == [card.title, card.icon])
        #expect(card.stage.opened == [])
        ad.onClick = nil
        await card.stage.tap(card.button)
        #expect(card.stage.opened == ["https://land.example/A"])
        #expect(card.stage.clicks(of: "A") == ["headline", "icon", "callToAction"])
    }

    @Test func `handlers may change without the view being registered anew`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        var arrangement = AdArrangement(outlets: card.outlets)
        var calls: [String] = []
        for name in ["first", "second"] {
            arrangement.clickHandlers = [.body: { _ in calls.append(name) }]
            try card.view.bind(ad, as: arrangement)
            await card.stage.tap(card.body)
            await card.stage.pass(1)
        }
        #expect(calls == ["first", "second"])
        #expect(card.stage.count(.bound, of: "A") == 1)
    }

    @Test func `asset views get no touches while that is asked for, and get them back`()
        async throws
    {
        defer { card.stage.close() }
        let ad = try await card.ad()
        var appTaps = 0
        card.button.addAction(UIAction { _ in appTaps += 1 }, for: .touchUpInside)
        var arrangement = AdArrangement(outlets: card.outlets)
        arrangement.silencesOutlets = true
        for _ in 0..<2 { try card.view.bind(ad, as: arrangement) }
        #expect(!card.button.isUserInteractionEnabled)
        #expect(card.media.isUserInteractionEnabled)
        await card.stage.tap(card.button)
        await card.stage.pass(1)
        #expect(card.stage.clicks(of: "A") == ["callToAction"])
        #expect(appTaps == 0)
        card.view.unbind()
        #expect(card.button.isUserInteractionEnabled)
        #expect(!card.title.isUserInteractionEnabled)
        await card.stage.tap(card.button)
        #expect(appTaps == 1)
    }

    @Test func `a view that holds the media or AdChoices is reached by touches`() async throws {
        defer { card.stage.close() }
        let room = UIView(0, 0, 40, 40, in: card.button)
        var arrangement = AdArrangement(outlets: [.callToAction: card.button, .main: card.media])
        arrangement.silencesOutlets = true
        arrangement.adChoices = .view(room)
        try card.view.bind(try await card.ad(), as: arrangement)
        #expect(card.button.isUserInteractionEnabled)
        await card.stage.tap(room)
        #expect(card.stage.opened == ["https://why.example"])
    }
}
