import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// When ads are looked at, what that costs, and what counts by it.
@MainActor @Suite(.onScreen) struct SamplingTests {
    @Test func `counts by the tenth when an ad is laid out, comes into view, and is seen`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let start = stage.clock.uptime
        try ad.register(root)
        await stage.pass(0.1) { stage.window.addSubview(root) }
        await stage.pass(0.1) { root.frame.origin.y = 2000 }
        await stage.pass(4.8) { root.frame.origin.y = 900 }
        await stage.pass(1) { root.frame.origin.y = 700 }
        await stage.pass(2) { root.frame.origin.y = 400 }
        await stage.pass(2)
        #expect(stage.times(of: .rendered, "A", since: start) == [0.2])
        #expect(stage.times(of: .impression, "A", since: start) == [6])
        #expect(stage.times(of: .viewable(.mrc50), "A", since: start) == [9])
        #expect(stage.network.urls == ["https://ads.example/A"])
    }

    @Test func `time counts only while the app is in front, and without a break`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root)
        stage.window.layoutIfNeeded()
        let start = stage.clock.uptime
        stage.clock.jumpWallClock(by: -3600)
        await stage.pass(0.6) { UIKitHost.setApplicationState(.inactive) }
        await stage.pass(0.1) { UIKitHost.setApplicationState(.background) }
        await stage.pass(59.3) { UIKitHost.setApplicationState(.active) }
        await stage.pass(2)
        #expect(stage.times(of: .impression, "A", since: start) == [0.1])
        #expect(stage.times(of: .viewable(.mrc50), "A", since: start) == [61])
    }

    @Test func `an ad bound between two tenths is looked at on the next`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let now = UIKitHost.now
        UIKitHost.tick(to: now + 0.03)
        try ad.register(UIView(0, 0, 390, 300, in: stage.window))
        let reads = ExposureSampler.shared.reads
        var looks: [Int] = []
        for hundredth in 4...31 {
            UIKitHost.tick(to: now + Double(hundredth) / 100)
            if ExposureSampler.shared.reads - reads > looks.count { looks.append(hundredth) }
        }
        #expect(looks == [10, 20, 30])
    }

    @Test func `costs a look for each ad on the screen, and nothing without one`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let sampler = ExposureSampler.shared
        var views: [UIView] = []
        for index in 0..<20 {
            let ad = try await stage.ad("\(index)")
            // Out of sight, so that nothing counts and each goes on being looked at.
            let view = UIView(frame: CGRect(x: 0, y: 2000, width: 390, height: 300))
            try ad.register(view)
            views.append(view)
        }
        let (passes, reads) = (sampler.passes, sampler.reads)
        await stage.pass(2)
        #expect(!sampler.isRunning)
        #expect((sampler.passes, sampler.reads) == (passes, reads))
        for view in views.prefix(3) { stage.window.addSubview(view) }
        await stage.pass(1)
        #expect(sampler.passes - passes == 10)
        #expect(sampler.reads - reads == 30)
        views[0].removeFromSuperview()
        await stage.pass(1)
        #expect(sampler.passes - passes == 20)
        #expect(sampler.reads - reads == 50)
        // Seen for as long as it takes, they cost nothing more.
        for view in views[1...2] { view.frame.origin.y = 0 }
        views[1].removeFromSuperview()
        await stage.pass(1.5)
        #expect(stage.count(.viewable(.mrc100), of: "2") == 1)
        let last = sampler.reads
        #expect(!sampler.isRunning)
        await stage.pass(2)
        #expect(sampler.reads == last)
    }

    @Test func `an ad without a friend that was, and with one that is gone, is seen`() async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        var friend: UIView? = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root, friendlyObstructions: [nil, friend, nil])
        await stage.pass(0.3)
        #expect(stage.count(.impression, of: "A") == 1)
        friend?.removeFromSuperview()
        friend = nil
        await stage.pass(0.5)
        _ = UIView(0, 0, 390, 300, in: stage.window)
        await stage.pass(2)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0, "who came later is no friend")
    }
}
