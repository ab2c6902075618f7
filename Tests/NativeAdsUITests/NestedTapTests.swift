import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

/// Taps in ads that hold views which handle taps by themselves.
@MainActor @Suite(.onScreen) struct NestedTapTests {
    private func root(on stage: Stage) -> UIView { UIView(0, 0, 390, 300, in: stage.window) }

    private func button(_ x: Double, _ y: Double, in parent: UIView) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: 100, height: 40))
        parent.addSubview(button)
        return button
    }

    @Test func `a label that was named clicks inside a button of the app, the rest of it does not`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        let button = button(20, 20, in: root)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let label = UILabel(0, 0, 50, 40, in: button)
        try ad.register(root, outlets: [.callToAction: label], clickable: [root, label])
        await stage.tap(30, 30)
        await stage.pass(1)
        await stage.tap(100, 30)
        #expect(stage.clicks(of: "A") == ["callToAction"])
        #expect(taps == 2)
    }

    @Test func `of two buttons one in the other the inner one clicks, once`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        let outer = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        root.addSubview(outer)
        let inner = button(20, 20, in: outer)
        try ad.register(
            root,
            outlets: [.main: outer, .callToAction: inner],
            clickable: [outer, inner]
        )
        await stage.tap(inner)
        await stage.pass(1)
        await stage.tap(300, 100)
        #expect(stage.clicks(of: "A") == ["callToAction", "main"])
    }

    @Test func `a root that is a button clicks, once`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        stage.window.addSubview(root)
        try ad.register(root)
        await stage.tap(root)
        #expect(stage.clicks(of: "A") == ["root"])
        #expect(stage.opened.count == 1)
    }

    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func `a view with a tap of its own keeps it, unless it was named`(
        isNamed: Bool,
        isEnabled: Bool
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        let text = UIView(20, 20, 200, 100, in: root)
        var taps = 0
        let tap = UITapGestureRecognizer(handler: { _ in taps += 1 })
        tap.isEnabled = isEnabled
        text.addGestureRecognizer(tap)
        try ad.register(
            root,
            outlets: isNamed ? [.body: text] : [:],
            clickable: isNamed ? [root, text] : []
        )
        await stage.tap(text)
        #expect(taps == (isEnabled ? 1 : 0))
        #expect(stage.clicks(of: "A") == (isNamed ? ["body"] : isEnabled ? [] : ["root"]))
        ad.unregister()
        #expect(text.gestureRecognizers == [tap])
    }

    @Test func `a double tap of the app does not keep single ones`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        let media = UIView(20, 20, 200, 100, in: root)
        let zoom = UITapGestureRecognizer(handler: { _ in })
        zoom.numberOfTapsRequired = 2
        media.addGestureRecognizer(zoom)
        try ad.register(root)
        await stage.tap(media)
        #expect(stage.clicks(of: "A") == ["root"])
    }

    @Test func `an asset's own link is opened, and the ad's for the others`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { native in
            native["assets"] = [
                [
                    "id": 1, "title": ["text": "A"], "link": ["url": "https://land.example/title"],
                ],
                ["id": 4, "data": ["value": "Body"], "link": ["url": "javascript:alert(1)"]],
            ]
        }
        let root = root(on: stage)
        let title = UILabel(16, 16, 358, 24, in: root)
        let body = UILabel(16, 50, 358, 24, in: root)
        try ad.register(root, outlets: [.headline: title, .body: body])
        for part in [title, body, root] {
            await stage.tap(part)
            await stage.pass(1)
        }
        #expect(
            stage.opened == [
                "https://land.example/title", "https://land.example/A", "https://land.example/A",
            ]
        )
    }
}
