import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct RegistrationTests {
    @Test func `counts once however often the same view is registered, laid out or resized`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let title = UILabel(16, 16, 358, 24, in: root)
        try ad.register(root, outlets: [.headline: title], clickable: [title, root])
        await stage.pass(1)
        try ad.register(root, outlets: [.headline: title], clickable: [title, root])
        root.frame.size.height = 200
        await stage.pass(2)
        #expect(stage.count(.bound, of: "A") == 1)
        #expect(stage.count(.impression, of: "A") == 1)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
        #expect(root.gestureRecognizers?.count == 1)
    }

    @Test func `a view registered for another ad is that ad's alone`() async throws {
        let stage = Stage()
        defer { stage.close() }
        var first: NativeAd? = try await stage.ad("A")
        let second = try await stage.ad("B")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let title = UILabel(16, 16, 358, 24, in: root)
        let button = UIButton(frame: CGRect(x: 270, y: 250, width: 104, height: 36))
        root.addSubview(button)
        try first?.register(root, outlets: [.callToAction: button], clickable: [button])
        try second.register(
            root,
            outlets: [.headline: title, .callToAction: button],
            clickable: [button, title]
        )
        #expect(first?.state == .loaded)
        first = nil
        await stage.pass(2)
        await stage.tap(button)
        await stage.pass(1)
        await stage.tap(title)
        #expect(stage.count(.impression, of: "A") == 0)
        #expect(stage.clicks(of: "A").isEmpty)
        #expect(stage.count(.impression, of: "B") == 1)
        #expect(stage.clicks(of: "B") == ["callToAction", "headline"])
        #expect(root.gestureRecognizers?.count == 1)
    }

    @Test func `an ad that moves to another view starts its clock anew and leaves nothing behind`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let cells = [
            UIView(0, 0, 390, 200, in: stage.window), UIView(0, 300, 390, 200, in: stage.window),
        ]
        try ad.register(cells[0])
        await stage.pass(0.8)
        try ad.register(cells[1])
        #expect(cells[0].gestureRecognizers == nil)
        #expect(cells[0].subviews.isEmpty)
        await stage.pass(0.5)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
        await stage.pass(0.8)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
        #expect(stage.count(.impression, of: "A") == 1)
        let notes = stage.notes(of: "A")
        #expect(notes.count { $0.contains("another view") } == 1)
    }

    @Test(arguments: [true, false])
    func `a view without a mark is noted once in the ad's life`(hasMark: Bool) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        for _ in 0..<2 {
            let root = UIView(0, 0, 390, 200, in: stage.window)
            let header = UIView(0, 0, 390, 40, in: root)
            if hasMark { header.addSubview(AdAttributionView()) }
            try ad.register(root)
        }
        #expect(stage.notes(of: "A").count { $0.contains("mark the ad") } == (hasMark ? 0 : 1))
    }

    @Test func `gives back all that it changed, and may be told so twice`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UILabel(0, 0, 390, 300, in: stage.window)
        #expect(!root.isUserInteractionEnabled)
        try ad.register(root)
        #expect(root.isUserInteractionEnabled)
        await stage.tap(100, 100)
        #expect(stage.clicks(of: "A") == ["root"])
        for _ in 0..<2 {
            ad.unregister()
            #expect(!root.isUserInteractionEnabled)
            #expect(root.gestureRecognizers == nil)
            #expect(root.subviews.isEmpty)
        }
        #expect(ad.state != .bound)
    }

    @Test func `ends with its view, and nothing is sampled until the ad is on another`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        var cell: UIView? = UIView(0, 0, 390, 300, in: stage.window)
        weak let probe = cell
        try ad.register(cell)
        await stage.pass(0.5)
        #expect(ExposureSampler.shared.isRunning)
        cell?.removeFromSuperview()
        #expect(!ExposureSampler.shared.isRunning)
        cell = nil
        #expect(probe == nil)
        await stage.clock.settle()
        let passes = ExposureSampler.shared.passes
        await stage.pass(10)
        #expect(ExposureSampler.shared.passes == passes)
        ad.unregister()
        let other = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(other)
        await stage.pass(0.9)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
        await stage.pass(0.3)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
        #expect(stage.count(.impression, of: "A") == 1)
    }

    @Test func `the same view with other parts goes on being seen`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let title = UILabel(16, 16, 358, 24, in: root)
        try ad.register(root, clickable: [title])
        await stage.pass(0.7)
        try ad.register(root, outlets: [.headline: title], clickable: [root])
        await stage.pass(0.5)
        #expect(stage.count(.bound, of: "A") == 2)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
        ad.unregister()
        #expect(root.subviews == [title])
        #expect(root.gestureRecognizers == nil)
    }

    @Test func `cells of one name are different views`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        for y in [0.0, 400] {
            let cell = UIView(0, y, 390, 300, in: stage.window)
            cell.accessibilityIdentifier = "ad-cell"
            try ad.register(cell)
            stage.window.layoutIfNeeded()
            await stage.pass(0.7)
        }
        #expect(stage.count(.bound, of: "A") == 2)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
    }

    @Test func `an ad may go to and fro between cells`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let cells = [
            UIView(0, 0, 390, 200, in: stage.window), UIView(0, 300, 390, 200, in: stage.window),
        ]
        for cell in [cells[0], cells[1], cells[0]] {
            try ad.register(cell)
            await stage.pass(0.5)
        }
        #expect(cells.map { $0.gestureRecognizers?.count ?? 0 } == [1, 0])
        #expect(stage.count(.bound, of: "A") == 3)
        await stage.tap(cells[1])
        #expect(stage.clicks(of: "A").isEmpty)
        await stage.tap(cells[0])
        #expect(stage.clicks(of: "A") == ["root"])
    }

    @Test func `what the app does on being told of the binding holds`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let observation = ad.observe { [weak ad] event in
            if event == .bound { ad?.unregister() }
        }
        try ad.register(root)
        await stage.pass(1.2)
        #expect(root.gestureRecognizers == nil)
        #expect(root.subviews.isEmpty)
        #expect(stage.count(.impression, of: "A") == 0)
        #expect(!ExposureSampler.shared.isRunning)
        observation.cancel()
    }

    @Test func `flags, targets and recognisers of the app are the same before and after`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let button = UIButton(frame: CGRect(x: 270, y: 250, width: 104, height: 36))
        let picture = UIImageView(0, 0, 100, 100, in: root)
        root.addSubview(button)
        let own = UITapGestureRecognizer(handler: { _ in })
        root.addGestureRecognizer(own)
        for (index, isOn) in [false, true, false].enumerated() {
            let name = "\(index)"
            let ad = try await stage.ad(name)
            button.isUserInteractionEnabled = isOn
            try ad.register(
                root,
                outlets: [.callToAction: button, .main: picture],
                clickable: [button, picture]
            )
            await stage.tap(button)
            await stage.pass(1)
            await stage.tap(picture)
            ad.unregister()
            await stage.tap(button)
            #expect(stage.clicks(of: name) == ["callToAction", "main"])
            #expect(button.isUserInteractionEnabled == isOn)
            #expect(!picture.isUserInteractionEnabled)
            #expect(button.allControlEvents == [])
            #expect(root.gestureRecognizers == [own])
            #expect(own.cancelsTouchesInView && own.isEnabled && own.delegate == nil)
            #expect(root.subviews == [picture, button])
        }
    }

    @Test func `a view from which the app takes all recognisers has lost the ad`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let label = UILabel(0, 0, 390, 300, in: stage.window)
        try ad.register(label)
        label.gestureRecognizers = nil
        await stage.clock.settle()
        #expect(ad.state == .loaded)
        #expect(label.subviews.isEmpty)
        #expect(!label.isUserInteractionEnabled)
        #expect(!ExposureSampler.shared.isRunning)
    }

    @Test func `an ad and its view may be let go on any thread`() async throws {
        let stage = Stage()
        defer { stage.close() }
        weak var ad: NativeAd?
        weak var view: UIView?
        let (gate, opener) = AsyncStream<Void>.makeStream()
        let dropping: Task<Void, Never>
        do {
            let loaded = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
            let root = UIView(0, 0, 390, 300, in: stage.window)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            root.addSubview(button)
            try loaded.register(root, clickable: [root, button])
            await stage.pass(0.3)
            root.removeFromSuperview()
            (ad, view) = (loaded, root)
            dropping = Task.detached {
                for await _ in gate {}
                withExtendedLifetime(root) {}
            }
        }
        opener.finish()
        await dropping.value
        await stage.shown { view == nil && ad == nil }
        #expect(view == nil)
        #expect(ad == nil)
        #expect(stage.count(.impression, of: "A") == 1)
        #expect(!ExposureSampler.shared.isRunning)
    }

    @Test func `registering again right after the view went is not undone by its end`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        var cell: UIView? = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(cell)
        cell?.removeFromSuperview()
        cell = nil
        let other = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(other)
        await stage.pass(1.2)
        #expect(ad.wantsExposure == false || stage.count(.impression, of: "A") == 1)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
    }

    @Test func `stops looking once everything has counted`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root)
        await stage.pass(3)
        #expect(!ad.wantsExposure)
        #expect(!ExposureSampler.shared.isRunning)
    }

    @Test func `the view keeps the ad and the ad does not keep the view`() async throws {
        let stage = Stage()
        defer { stage.close() }
        weak var ad: NativeAd?
        weak var view: UIView?
        do {
            let loaded = try await stage.ad("A")
            let root = UIView(0, 0, 390, 300, in: stage.window)
            try loaded.register(root)
            (ad, view) = (loaded, root)
        }
        await stage.pass(1.2)
        #expect(stage.count(.impression, of: "A") == 1)
        view?.removeFromSuperview()
        await stage.pass(0.1)
        #expect(view == nil)
        #expect(ad == nil)
    }
}
