import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct TapTests {
    /// A card with a title and a button, as in the feed.
    @MainActor private struct Card {
        let root: UIView
        let title: UILabel
        let button: UIButton

        init(in window: UIView) {
            root = UIView(0, 0, 390, 300, in: window)
            title = UILabel(16, 16, 358, 24, in: root)
            button = UIButton(frame: CGRect(x: 270, y: 250, width: 104, height: 36))
            root.addSubview(button)
        }

        func register(_ ad: NativeAd, clickable: [UIView?]? = nil) throws {
            try ad.register(
                root,
                outlets: [.headline: title, .callToAction: button],
                clickable: clickable ?? [title, button]
            )
        }
    }

    @Test(arguments: [
        (200.0, 150.0, [String]()),
        (20, 20, ["headline"]),
        (300, 260, ["callToAction"]),
    ])
    func `clicks on what was named, and on nothing beside`(
        x: Double,
        y: Double,
        clicks: [String]
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        try Card(in: stage.window).register(ad)
        await stage.tap(x, y)
        #expect(stage.clicks(of: "A") == clicks)
    }

    @Test func `with nothing named all of the ad clicks, by the asset under the finger`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        try Card(in: stage.window).register(ad, clickable: [])
        for (x, y) in [(200.0, 150.0), (20, 20), (300, 260)] {
            await stage.tap(x, y)
            await stage.pass(1)
        }
        #expect(stage.clicks(of: "A") == ["root", "headline", "callToAction"])
    }

    @Test func `with only views named that are gone nothing clicks`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        try Card(in: stage.window).register(ad, clickable: [nil])
        await stage.tap(20, 20)
        #expect(stage.clicks(of: "A").isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func `a button clicks enabled or not, its interaction on or off`(
        isEnabled: Bool,
        isInteractive: Bool
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        card.button.isEnabled = isEnabled
        card.button.isUserInteractionEnabled = isInteractive
        try card.register(ad)
        await stage.tap(card.button)
        #expect(stage.clicks(of: "A") == ["callToAction"])
        #expect(stage.opened == ["https://land.example/A"])
        ad.unregister()
        #expect(card.button.allControlEvents == [])
        #expect(card.button.isEnabled == isEnabled)
        #expect(card.button.isUserInteractionEnabled == isInteractive)
    }

    @Test func `the app's own action runs beside the click, and alone before and after`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        var taps = 0
        card.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        await stage.tap(card.button)
        try card.register(ad)
        await stage.tap(card.button)
        ad.unregister()
        await stage.tap(card.button)
        #expect(taps == 3)
        #expect(stage.clicks(of: "A") == ["callToAction"])
    }

    @Test func `what VoiceOver or code does to a button clicks too`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        try card.register(ad)
        card.button.sendActions(for: .touchUpInside)
        await stage.clock.settle()
        #expect(stage.clicks(of: "A") == ["callToAction"])
    }

    @Test func `a button of the app in the ad is not the ad's`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        let close = UIButton(frame: CGRect(x: 340, y: 60, width: 44, height: 44))
        var taps = 0
        close.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        card.root.addSubview(close)
        try card.register(ad, clickable: [])
        await stage.tap(close)
        #expect(taps == 1)
        #expect(stage.clicks(of: "A").isEmpty)
    }

    @Test func `the innermost view wins and a tap is one click`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        let media = UIView(16, 60, 358, 180, in: card.root)
        let fallback = UIImageView(frame: media.bounds)
        media.addSubview(fallback)
        try ad.register(
            card.root,
            outlets: [.main: media, .callToAction: card.button],
            clickable: [card.root, media, card.button]
        )
        await stage.tap(fallback)
        await stage.pass(1)
        await stage.tap(card.button)
        await stage.pass(1)
        UIKitHost.tap(at: CGPoint(x: 300, y: 260), in: stage.window)
        await stage.tap(300, 260)
        #expect(stage.clicks(of: "A") == ["main", "callToAction", "callToAction"])
        #expect(stage.opened.count == 3)
    }

    @Test(arguments: [
        ("drag", [String]()), ("short drag", []), ("long press", []),
        ("shaky tap", ["callToAction"]),
    ])
    func `a finger that scrolls or rests does not click, one that trembles does`(
        gesture: String,
        clicks: [String]
    ) async throws {
        for isEnabled in [true, false] {
            let stage = Stage()
            defer { stage.close() }
            let ad = try await stage.ad("A")
            let card = Card(in: stage.window)
            card.button.isEnabled = isEnabled
            try card.register(ad)
            let place = CGPoint(x: 300, y: 260)
            switch gesture {
            case "drag":
                let end = CGPoint(x: 300, y: 140)
                UIKitHost.drag(from: place, to: end, duration: 0.15, in: stage.window)
            case "short drag":
                let end = CGPoint(x: 330, y: 260)
                UIKitHost.drag(from: place, to: end, duration: 0.1, in: stage.window)
            case "long press":
                UIKitHost.drag(from: place, to: place, duration: 2, in: stage.window)
            default:
                let end = CGPoint(x: 300, y: 264)
                UIKitHost.drag(from: place, to: end, duration: 0.1, in: stage.window)
            }
            await stage.clock.settle()
            #expect(stage.clicks(of: "A") == clicks, "enabled: \(isEnabled)")
        }
    }

    @Test func `a button that a finger slid off still clicks for VoiceOver`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        try card.register(ad)
        UIKitHost.drag(
            from: CGPoint(x: 300, y: 260),
            to: CGPoint(x: 300, y: 60),
            duration: 0.1,
            in: stage.window
        )
        card.button.sendActions(for: .touchUpInside)
        await stage.clock.settle()
        #expect(stage.clicks(of: "A") == ["callToAction"])
    }

    /// A label that can be hit ten points beside it.
    private final class WideLabel: UILabel {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }

    @Test func `a view that can be hit beside its bounds clicks there`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let label = WideLabel(100, 100, 50, 20, in: root)
        try ad.register(root, outlets: [.headline: label], clickable: [label])
        await stage.tap(95, 95)
        await stage.pass(1)
        await stage.tap(85, 95)
        #expect(stage.clicks(of: "A") == ["headline"])
    }

    @Test func `a drag that starts on the ad scrolls the list around it`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.window.addSubview(list)
        let card = Card(in: list)
        try card.register(ad, clickable: [])
        UIKitHost.drag(
            from: CGPoint(x: 100, y: 260),
            to: CGPoint(x: 100, y: 100),
            duration: 0.3,
            in: stage.window
        )
        #expect(list.contentOffset.y > 100)
        #expect(stage.clicks(of: "A").isEmpty)
    }

    /// A list that passes fingers on to what is in it also while it rolls on.
    private final class OpenList: UIScrollView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            subviews.lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
                ?? super.hitTest(point, with: event)
        }
    }

    @Test(arguments: [false, true], [100.0, 300])
    func `a finger that stops a rolling list does not click`(
        isOpen: Bool,
        x: Double
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let list = isOpen ? OpenList(frame: stage.window.bounds) : .init(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 390, height: 9000)
        stage.window.addSubview(list)
        // What is above the ad belongs to the app.
        let root = UIView(0, 300, 390, 8700, in: list)
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 190, height: 8700))
        root.addSubview(button)
        try ad.register(root, clickable: [root, button])
        await stage.tap(x, 400)
        await stage.pass(1)
        UIKitHost.drag(
            from: CGPoint(x: 100, y: 250),
            to: CGPoint(x: 100, y: 50),
            duration: 0.1,
            in: stage.window
        )
        UIKitHost.tick(to: UIKitHost.now + 0.05)
        #expect(list.isDecelerating)
        await stage.tap(x, 400)
        #expect(stage.clicks(of: "A") == ["root"])
        #expect(!list.isDecelerating)
        await stage.tap(x, 400)
        #expect(stage.clicks(of: "A") == ["root", "root"])
    }

    @Test func `nothing is lost and nothing crashes when the views go while a page is opened`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        stage.opening.isSlow = true
        var ad: NativeAd? = try await stage.ad("A")
        var card: Card? = Card(in: stage.window)
        if let ad { try card?.register(ad) }
        ad = nil
        await stage.tap(300, 260)
        card?.root.removeFromSuperview()
        card = nil
        await stage.pass(1)
        #expect(stage.clicks(of: "A").isEmpty)
        stage.opening.letGo()
        await stage.pass(1)
        #expect(stage.clicks(of: "A") == ["callToAction"])
        #expect(stage.opened == ["https://land.example/A"])
    }

    @Test(arguments: [false, true])
    func `the second tap of a double tap is swallowed`(isSlow: Bool) async throws {
        let stage = Stage()
        defer { stage.close() }
        stage.opening.isSlow = isSlow
        let ad = try await stage.ad("A")
        let card = Card(in: stage.window)
        try card.register(ad)
        await stage.tap(card.button)
        await stage.pass(0.2)
        await stage.tap(card.button)
        await stage.pass(0.2)
        // Another part: impatience while the page is on its way, else a click of its own.
        await stage.tap(card.title)
        stage.opening.letGo()
        await stage.pass(0.6)
        #expect(
            stage.clicks(of: "A") == (isSlow ? ["callToAction"] : ["callToAction", "headline"])
        )
    }
}
