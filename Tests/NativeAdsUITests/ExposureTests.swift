import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct ExposureTests {
    private func fraction(of view: UIView, friendly: [UIView] = []) -> Double {
        SceneReader(root: view, friendly: friendly).scene(of: view).visibleFraction
    }

    @Test func `sees what a clipping ancestor leaves`() throws {
        let stage = Stage()
        defer { stage.close() }
        let list = UIView(0, 88, 390, 600, in: stage.window)
        let ad = UIView(0, 550, 390, 300, in: list)
        #expect(abs(fraction(of: ad) - 0.6867) < 0.0001)
        list.clipsToBounds = true
        #expect(abs(fraction(of: ad) - 0.1667) < 0.0001)
    }

    @Test func `scrolls with its list`() throws {
        let stage = Stage()
        defer { stage.close() }
        let list = UIScrollView(frame: stage.window.bounds)
        stage.window.addSubview(list)
        let ad = UIView(0, 844, 390, 300, in: list)
        list.contentSize = CGSize(width: 390, height: 2000)
        #expect(fraction(of: ad) == 0)
        list.contentOffset.y = 150
        #expect(fraction(of: ad) == 0.5)
        list.contentOffset.y = 149
        #expect(fraction(of: ad) < 0.5)
        list.contentOffset.y = 1144
        #expect(fraction(of: ad) == 0)
    }

    @Test func `is nothing when hidden, faded or out of any window`() throws {
        let stage = Stage()
        defer { stage.close() }
        let outer = UIView(0, 0, 390, 844, in: stage.window)
        let ad = UIView(0, 200, 390, 300, in: outer)
        #expect(fraction(of: ad) == 1)
        outer.isHidden = true
        #expect(fraction(of: ad) == 0)
        outer.isHidden = false
        outer.alpha = 0
        #expect(fraction(of: ad) == 0)
        outer.alpha = 1
        ad.isHidden = true
        #expect(fraction(of: ad) == 0)
        ad.isHidden = false
        outer.removeFromSuperview()
        #expect(fraction(of: ad) == 0)
    }

    @Test func `is covered by what lies in front, each point once, friends left out`() throws {
        let stage = Stage()
        defer { stage.close() }
        let outer = UIView(0, 0, 390, 844, in: stage.window)
        let ad = UIView(0, 200, 390, 300, in: outer)
        let behind = UIView(0, 200, 390, 300, in: outer)
        outer.sendSubviewToBack(behind)
        #expect(fraction(of: ad) == 1)
        let half = UIView(0, 200, 195, 300, in: outer)
        #expect(fraction(of: ad) == 0.5)
        _ = UIView(0, 200, 195, 300, in: stage.window)
        #expect(fraction(of: ad) == 0.5)
        #expect(fraction(of: ad, friendly: [half]) == 0.5)
        stage.window.subviews.last?.alpha = 0
        #expect(fraction(of: ad, friendly: [half]) == 1)
        half.isHidden = true
        #expect(fraction(of: ad) == 1)
    }

    @Test func `is not covered by what is inside`() throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let media = UIView(0, 0, 390, 200, in: ad)
        _ = UIView(0, 0, 390, 300, in: ad)
        #expect(fraction(of: ad) == 1)
        let reader = SceneReader(root: ad, friendly: [])
        #expect(reader.scene(of: media).visibleFraction == 1)
    }

    @Test func `the media view is covered by what covers the ad`() throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let media = UIView(0, 0, 390, 200, in: ad)
        _ = UIView(0, 300, 390, 400, in: stage.window)
        let reader = SceneReader(root: ad, friendly: [])
        #expect(reader.scene(of: media).visibleFraction == 0.5)
    }

    @Test func `is covered by another window in front`() throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let other = UIWindow(frame: CGRect(x: 0, y: 350, width: 390, height: 494))
        other.windowLevel = UIWindow.Level(rawValue: 10_001)
        other.isHidden = false
        #expect(fraction(of: ad) == 0.5)
        #expect(fraction(of: ad, friendly: [other]) == 1)
        other.isHidden = true
        #expect(fraction(of: ad) == 1)
    }

    @Test func `takes the box around what is scaled`() throws {
        let stage = Stage()
        defer { stage.close() }
        let outer = UIView(0, 0, 390, 844, in: stage.window)
        let ad = UIView(0, 694, 390, 300, in: outer)
        #expect(fraction(of: ad) == 0.5)
        ad.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        // From 769 to 919: 75 of 150 points.
        #expect(fraction(of: ad) == 0.5)
        outer.transform = CGAffineTransform(translationX: 0, y: -75)
        #expect(fraction(of: ad) == 1)
    }

    @Test func `goes by what an animation shows, not by where it leads`() throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 844, 390, 300, in: stage.window)
        let start = UIKitHost.now
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            ad.frame.origin.y = 544
        }
        #expect(fraction(of: ad) == 0)
        UIKitHost.tick(to: start + 0.5)
        #expect(abs(fraction(of: ad) - 0.5) < 0.01)
        UIKitHost.tick(to: start + 1.1)
        #expect(fraction(of: ad) == 1)
    }

    @Test func `nothing counts before the ad is laid out on the screen`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        try ad.register(root)
        await stage.pass(0.5)
        root.frame.origin.y = 2000
        stage.window.addSubview(root)
        await stage.pass(3)
        #expect(stage.count(.rendered, of: "A") == 0 || stage.count(.impression, of: "A") == 0)
        #expect(stage.network.urls == ["https://ads.example/A"])
        root.frame.origin.y = 700
        await stage.pass(0.2)
        #expect(stage.count(.impression, of: "A") == 1)
        await stage.pass(2)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
        root.frame.origin.y = 400
        await stage.pass(0.9)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
        await stage.pass(0.2)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
    }

    @Test func `an app that is not in front interrupts the second`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        try ad.register(UIView(0, 0, 390, 300, in: stage.window))
        await stage.pass(0.7)
        UIKitHost.setApplicationState(.inactive)
        UIKitHost.tick(to: UIKitHost.now + 0.1)
        UIKitHost.setApplicationState(.active)
        await stage.pass(0.9)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 0)
        await stage.pass(0.3)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
    }
}
