import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// What lies in front of an ad, and what of it counts.
@MainActor @Suite(.onScreen) struct CoverTests {
    private let whole = CGRect(x: 0, y: 200, width: 390, height: 300)

    private func fraction(of view: UIView, friendly: [UIView] = []) -> Double {
        let fraction = SceneReader(root: view, friendly: friendly).scene(of: view).visibleFraction
        return (fraction * 10_000).rounded() / 10_000
    }

    @Test func `counts as in the specification's table`() {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let above = UIView(0, 200, 390, 300, in: stage.window)
        #expect(fraction(of: ad) == 0, "clear, and not declared")
        above.backgroundColor = .white
        #expect(fraction(of: ad) == 0)
        #expect(fraction(of: ad, friendly: [above]) == 1)
        above.alpha = 0.009
        #expect(fraction(of: ad) == 1)
        above.alpha = 0.011
        #expect(fraction(of: ad) == 0)
        above.frame.size.height = 200
        #expect(fraction(of: ad) == 0.3333)
        above.isHidden = true
        #expect(fraction(of: ad) == 1)
    }

    @Test func `what sticks out of a view in front covers too, unless that clips`() {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        // A container without a size of its own, as layouts by hand have.
        let outer = UIView(0, 200, 0, 0, in: stage.window)
        let inner = UIView(0, 0, 195, 100, in: outer)
        let innermost = UIView(0, 0, 195, 300, in: inner)
        #expect(fraction(of: ad) == 0.5)
        inner.clipsToBounds = true
        #expect(fraction(of: ad) == 0.8333)
        outer.layer.masksToBounds = true
        #expect(fraction(of: ad) == 1)
        outer.layer.masksToBounds = false
        inner.clipsToBounds = false
        inner.alpha = 0
        #expect(fraction(of: ad) == 1)
        inner.alpha = 1
        #expect(fraction(of: ad, friendly: [innermost]) == 0.8333)
        #expect(fraction(of: ad, friendly: [inner]) == 1, "with all that is in it")
    }

    @Test func `what sticks out is where its view is turned and moved to`() {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let list = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
        list.clipsToBounds = false
        stage.window.addSubview(list)
        _ = UIView(0, 0, 390, 100, in: list)
        #expect(fraction(of: ad) == 1)
        list.contentOffset.y = 250
        #expect(fraction(of: ad) == 0.6667)
        list.contentOffset.y = 0
        list.transform = CGAffineTransform(scaleX: 1, y: 3)
        // From 500 to 800: at the ad's edge.
        #expect(fraction(of: ad) == 1)
        list.transform = CGAffineTransform(scaleX: 1, y: 5)
        #expect(fraction(of: ad) == 0.6667)
    }

    @Test func `is covered by what lies in front of its ancestors`() {
        let stage = Stage()
        defer { stage.close() }
        let page = UIView(0, 0, 390, 844, in: stage.window)
        let bar = UIView(0, 444, 390, 400, in: stage.window)
        let list = UIScrollView(frame: page.bounds)
        page.addSubview(list)
        let ad = UIView(0, 200, 390, 300, in: list)
        #expect(fraction(of: ad) == 0.8133)
        stage.window.sendSubviewToBack(bar)
        #expect(fraction(of: ad) == 1)
    }

    @Test func `is clipped by layers and lists in the middle of the screen`() {
        let stage = Stage()
        defer { stage.close() }
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 250))
        stage.window.addSubview(list)
        let ad = UIView(0, 100, 390, 300, in: list)
        #expect(fraction(of: ad) == 0.5)
        list.clipsToBounds = false
        #expect(fraction(of: ad) == 1)
        list.layer.masksToBounds = true
        #expect(fraction(of: ad) == 0.5)
    }

    /// Named as UIKit's own, which cannot be made by an app.
    private final class UITextEffectsWindow: UIWindow {}
    private final class UIRemoteKeyboardWindow: UIWindow {}
    // swift-format-ignore: NoLeadingUnderscores
    private final class _UIOverlayView: UIView {}

    @Test func `overlays of the system cover nothing`() {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        _ = _UIOverlayView(0, 200, 390, 300, in: stage.window)
        let windows = [
            UITextEffectsWindow(frame: stage.window.frame),
            UIRemoteKeyboardWindow(frame: stage.window.frame),
        ]
        for window in windows {
            window.windowLevel = UIWindow.Level(rawValue: 10_001)
            window.isHidden = false
        }
        #expect(fraction(of: ad) == 1)
        for window in windows { window.isHidden = true }
    }

    @Test(arguments: [(0, false, 0.0), (0, true, 1), (1, false, 0), (-1, false, 1)])
    func `a window covers if it is shown, and higher or later at the same level`(
        rise: Int,
        isEarlier: Bool,
        visible: Double
    ) {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(0, 200, 390, 300, in: stage.window)
        let other = UIWindow(frame: whole)
        other.windowLevel = UIWindow.Level(
            rawValue: stage.window.windowLevel.rawValue + CGFloat(rise)
        )
        #expect(fraction(of: ad) == 1, "hidden")
        other.isHidden = false
        if isEarlier {
            stage.window.isHidden = true
            stage.window.isHidden = false
        }
        #expect(fraction(of: ad) == visible)
        other.alpha = 0
        #expect(fraction(of: ad) == 1)
        other.isHidden = true
    }

    @Test func `a window of its own place is covered where the other lies`() {
        let stage = Stage()
        defer { stage.close() }
        stage.window.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
        let ad = UIView(0, 0, 390, 300, in: stage.window)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 250))
        other.windowLevel = UIWindow.Level(rawValue: 10_001)
        other.isHidden = false
        #expect(fraction(of: ad) == 0.5)
        other.isHidden = true
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 0, height: 300), CGRect(x: 0, y: 0, width: 390, height: 0),
        CGRect(x: CGFloat.nan, y: 0, width: 390, height: 300),
        CGRect(x: 0, y: 0, width: 390, height: CGFloat.nan),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 300),
        CGRect(x: 0, y: -CGFloat.infinity, width: 390, height: 300),
    ])
    func `what has no size or is nowhere is not seen, in itself or around the ad`(frame: CGRect) {
        let stage = Stage()
        defer { stage.close() }
        let ad = UIView(frame: frame)
        stage.window.addSubview(ad)
        #expect(fraction(of: ad) == 0)
        let inner = UIView(0, 0, 100, 100, in: ad)
        ad.clipsToBounds = true
        #expect(fraction(of: inner) == 0)
        let other = UIView(0, 400, 390, 300, in: stage.window)
        stage.window.bringSubviewToFront(ad)
        #expect(fraction(of: other) == 1, "and covers nothing")
    }
}
