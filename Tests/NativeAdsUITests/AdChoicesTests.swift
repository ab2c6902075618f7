import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdChoicesTests {
    @Test(arguments: [
        ("https://buyer.example/why", true), ("not a url", false), ("", false),
        ("javascript:alert(1)", false),
    ])
    func `the badge is there when it has somewhere to lead`(
        link: String,
        isShown: Bool
    )
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = .string(link) }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root)
        #expect(root.hasBadge == isShown)
        if isShown {
            await stage.tap(376, 14)
            #expect(stage.opened == [link])
        }
        #expect(stage.clicks(of: "A").isEmpty)
    }

    @Test(
        arguments: zip(
            AdChoicesPosition.allCases,
            [
                CGPoint(x: 14, y: 14), CGPoint(x: 376, y: 14), CGPoint(x: 14, y: 286),
                CGPoint(x: 376, y: 286),
            ]
        )
    )
    func `keeps to its corner when the ad changes its size`(
        corner: AdChoicesPosition,
        middle: CGPoint
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UIView(0, 0, 0, 0, in: stage.window)
        try ad.register(root, adChoices: corner)
        root.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        let badge = try #require(root.subviews.first { $0 is AdChoicesBadge })
        #expect(badge.center == middle)
    }

    @Test func `a near miss still hits it, unless something else is there to be tapped`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        let title = UILabel(0, 26, 390, 40, in: root)
        try ad.register(root, outlets: [.headline: title], clickable: [root, title])
        await stage.tap(358, 14)
        #expect(stage.opened == ["https://why.example"])
        await stage.pass(1)
        await stage.tap(370, 30)
        #expect(stage.clicks(of: "A") == ["headline"])
    }

    @Test func `wins over a root that clicks, is no click, and a double tap opens one page`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root, clickable: [root])
        ad.onClick = { _ in Issue.record("The badge is no click.") }
        for _ in 0..<2 { await stage.tap(376, 14) }
        #expect(stage.opened == ["https://why.example"])
        #expect(stage.clicks(of: "A").isEmpty)
        ad.onClick = nil
        await stage.tap(200, 150)
        #expect(stage.clicks(of: "A") == ["root"])
    }

    @Test func `an app that draws its own gets none`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A") { $0["privacy"] = "https://why.example" }
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root, adChoices: nil)
        #expect(!root.hasBadge)
    }
}

extension UIView {
    fileprivate var hasBadge: Bool { subviews.contains { $0 is AdChoicesBadge } }
}
