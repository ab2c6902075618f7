import Foundation
import Testing

@testable import NativeAds

struct ExposureSceneTests {
    static let window = ExposureScene.Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    static let middle = CGRect(x: 0, y: 200, width: 390, height: 300)

    struct Hiding: CustomTestStringConvertible, Sendable {
        var name: String
        var ad = ExposureSceneTests.middle
        var alpha = 1.0
        var isAttached = true
        var chain: [ExposureScene.Layer] = []
        var visible: Double

        var testDescription: String { name }
    }

    private static func layer(
        _ y: Double,
        _ height: Double,
        clips: Bool = false,
        alpha: Double = 1,
        hidden: Bool = false
    ) -> ExposureScene.Layer {
        .init(
            frame: CGRect(x: 0, y: y, width: 390, height: height),
            clips: clips,
            alpha: alpha,
            isHidden: hidden
        )
    }

    private static func ad(_ y: Double) -> CGRect { CGRect(x: 0, y: y, width: 390, height: 300) }

    static let hidings = [
        Hiding(
            name: "hidden grandparent",
            chain: [layer(0, 844), layer(0, 844, hidden: true)],
            visible: 0
        ),
        Hiding(name: "alpha chain", chain: [layer(0, 844, alpha: 0)], visible: 0),
        Hiding(name: "faint chain", chain: [layer(0, 844, alpha: 0.009)], visible: 0),
        Hiding(name: "pale chain", chain: [layer(0, 844, alpha: 0.01)], visible: 1),
        Hiding(name: "own alpha", alpha: 0.009, visible: 0),
        Hiding(name: "alpha is no number", alpha: .nan, visible: 0),
        Hiding(
            name: "scroll clip",
            ad: ad(638),
            chain: [layer(88, 600, clips: true)],
            visible: 0.1667
        ),
        Hiding(name: "same, no clip", ad: ad(638), chain: [layer(88, 600)], visible: 0.6867),
        Hiding(name: "exact half", ad: ad(-150), visible: 0.5),
        Hiding(name: "just under half", ad: ad(-151), visible: 0.4967),
        Hiding(name: "no window", ad: ad(0), isAttached: false, visible: 0),
        Hiding(name: "touches the window", ad: ad(844), visible: 0),
        Hiding(
            name: "clip beside the ad",
            chain: [layer(600, 100, clips: true)],
            visible: 0
        ),
        Hiding(
            name: "clip without a size",
            chain: [layer(200, 0, clips: true)],
            visible: 0
        ),
        Hiding(name: "no size", ad: CGRect(x: 0, y: 0, width: 390, height: 0), visible: 0),
        Hiding(name: "place is no number", ad: ad(.nan), visible: 0),
        Hiding(name: "endless", ad: ad(.infinity), visible: 0),
        Hiding(
            name: "size is no number",
            ad: CGRect(x: 0, y: 0, width: Double.nan, height: 10),
            visible: 0
        ),
    ]

    @Test(arguments: hidings)
    func `clips by every clipping ancestor and the window`(hiding: Hiding) {
        let scene = ExposureScene(
            frame: hiding.ad,
            alpha: hiding.alpha,
            isAttached: hiding.isAttached,
            ancestors: hiding.chain + [Self.window]
        )
        #expect(abs(scene.visibleFraction - hiding.visible) < 0.000_05)
        #expect((scene.visibleFraction >= 0.5) == (hiding.visible >= 0.5))
    }

    struct Cover: CustomTestStringConvertible, Sendable {
        var name: String
        var above: [ExposureScene.Obstruction]
        var visible: Double

        var testDescription: String { name }
    }

    private static func over(
        _ x: Double = 0,
        width: Double = 390,
        height: Double = 300,
        alpha: Double = 1,
        hidden: Bool = false,
        friendly: Bool = false
    ) -> ExposureScene.Obstruction {
        .init(
            frame: CGRect(x: x, y: 200, width: width, height: height),
            alpha: alpha,
            isHidden: hidden,
            isFriendly: friendly
        )
    }

    static let covers = [
        Cover(name: "whole, clear or opaque", above: [over()], visible: 0),
        Cover(name: "two thirds", above: [over(height: 200)], visible: 0.3333),
        Cover(name: "friendly", above: [over(friendly: true)], visible: 1),
        Cover(name: "hidden", above: [over(hidden: true)], visible: 1),
        Cover(name: "alpha 0", above: [over(alpha: 0)], visible: 1),
        Cover(name: "same half twice", above: [over(width: 195), over(width: 195)], visible: 0.5),
        Cover(
            name: "overlapping halves",
            above: [over(width: 195), over(97.5, width: 195)],
            visible: 0.25
        ),
        Cover(
            name: "a cross",
            above: [over(130, width: 130), over(height: 100)],
            visible: 1 - (1.0 / 3 + 1.0 / 3 - 1.0 / 9)
        ),
        Cover(name: "elsewhere", above: [over(1000)], visible: 1),
        Cover(name: "no number", above: [over(.nan), over(width: .infinity)], visible: 1),
    ]

    @Test(arguments: covers)
    func `subtracts what covers the ad once`(cover: Cover) {
        let scene = ExposureScene(
            frame: Self.middle,
            ancestors: [Self.window],
            obstructions: cover.above
        )
        #expect(abs(scene.visibleFraction - cover.visible) < 0.000_05)
    }
}
