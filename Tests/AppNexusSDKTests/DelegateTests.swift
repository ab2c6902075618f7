import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What an ad's delegate is told: when, how often, and with what.
@MainActor @Suite(.onScreen) struct DelegateTests {
    /// Loads an ad and registers a card for it.
    private func shown(
        _ stage: Stage,
        _ bid: JSONObject = .bid(),
        action: ANClickThroughAction = .openSDKBrowser
    ) async throws -> (response: ANNativeAdResponse, card: UIView) {
        let response = try await stage.load(bid)
        response.clickThroughAction = action
        let card = stage.card()
        stage.ears.forget()
        try response.registerView(forTracking: card, withRootViewController: stage.controller)
        return (response, card)
    }

    @Test func `the impression counts as the view is laid out, once, whatever happens to it`()
        async throws
    {
        try await Stage.run { stage in
            let (response, card) = try await shown(stage)
            #expect(stage.ears.calls.isEmpty)
            await stage.pass(0.2)
            #expect(stage.ears.calls == ["adDidLogImpression"])
            #expect(stage.ears.arguments.first as? ANNativeAdResponse === response)
            #expect(stage.network.urls.filter { $0 == "https://t.example/imp" }.count == 1)
            card.removeFromSuperview()
            stage.controller.view.addSubview(card)
            try response.registerView(forTracking: card, withRootViewController: stage.controller)
            await stage.pass(2)
            #expect(stage.ears.calls == ["adDidLogImpression"])
        }
    }

    /// Where the ad lies, what its bid says, and whether that counts before it is scrolled to.
    @Test(
        arguments: [
            ([:], true), (["viewable": true], false), (["member": 958], false),
            (["member": 7], true),
        ] as [(JSONObject, Bool)]
    )
    func `below the screen an ad counts, unless its first pixel is what counts`(
        ona: JSONObject,
        counts: Bool
    ) async throws {
        try await Stage.run { stage in
            let response = try await stage.load(.bid(ona: ona))
            let card = stage.place(UIView(), CGRect(x: 0, y: 900, width: 390, height: 200))
            stage.ears.forget()
            try response.registerView(forTracking: card, withRootViewController: stage.controller)
            await stage.pass(1)
            #expect(stage.ears.calls == (counts ? ["adDidLogImpression"] : []))
            card.frame.origin.y = 843
            await stage.pass(0.2)
            #expect(stage.ears.calls == ["adDidLogImpression"])
        }
    }

    @Test func `an impression is told without trackers, and without a network`() async throws {
        try await Stage.run { stage in
            _ = try await shown(stage, .bid { $0["eventtrackers"] = nil })
            stage.network.isOffline = true
            await stage.pass(0.2)
            #expect(stage.ears.calls == ["adDidLogImpression"])
        }
    }

    @Test func `a page in the app is told of from its tap to its end`() async throws {
        try await Stage.run { stage in
            stage.opensLive = true
            let opens = UIKitHost.opensURL
            defer { UIKitHost.opensURL = opens }
            UIKitHost.opensURL = { _ in true }
            let (response, card) = try await shown(stage)
            await stage.pass(0.2)
            stage.ears.forget()
            await stage.tap(card)
            await stage.pass(1)
            #expect(stage.ears.calls == ["adWasClicked", "adWillPresent", "adDidPresent"])
            #expect(stage.controller.presentedViewController != nil)
            #expect(stage.browsers == [.inApp])
            stage.ears.forget()
            stage.controller.dismiss(animated: false)
            await stage.pass(1)
            #expect(stage.ears.calls == ["adWillClose", "adDidClose"])
            #expect(stage.ears.arguments.allSatisfy { $0 as? ANNativeAdResponse === response })
            #expect(stage.network.urls.filter { $0 == "https://t.example/click" }.count == 1)
        }
    }

    @Test func `the system's browser is told of after the click`() async throws {
        try await Stage.run { stage in
            let (_, card) = try await shown(stage, action: .openDeviceBrowser)
            await stage.pass(0.2)
            stage.ears.forget()
            await stage.tap(card)
            #expect(stage.ears.calls == ["adWasClicked", "adWillLeaveApplication"])
            #expect(stage.browsers == [.system])
        }
    }

    @Test func `an app that opens pages itself is told both addresses, and nothing is opened`()
        async throws
    {
        try await Stage.run { stage in
            let (response, card) = try await shown(stage, action: .returnURL)
            await stage.pass(0.2)
            stage.ears.forget()
            await stage.tap(card)
            #expect(
                stage.ears.calls
                    == ["adWasClicked https://shop.example/r https://shop.example/f"]
            )
            #expect(stage.opened.isEmpty)
            #expect(stage.network.urls.filter { $0 == "https://t.example/click" }.count == 1)
            // The action may be changed at any time.
            response.clickThroughAction = .openDeviceBrowser
            stage.ears.forget()
            await stage.pass(2)
            await stage.tap(card)
            #expect(stage.ears.calls.contains("adWasClicked"))
            #expect(stage.opened == ["https://shop.example/r"])
        }
    }

    @Test func `an ad without a fallback says so by an empty text`() async throws {
        try await Stage.run { stage in
            let bid = JSONObject.bid { $0["link"] = ["url": "https://shop.example/r"] }
            let (_, card) = try await shown(stage, bid, action: .returnURL)
            await stage.tap(card)
            #expect(stage.ears.calls.contains("adWasClicked https://shop.example/r "))
        }
    }

    @Test func `the fallback opens where the page does not, and nothing counts where neither does`()
        async throws
    {
        try await Stage.run { stage in
            stage.unopenable = ["https://shop.example/r"]
            let (_, card) = try await shown(stage, action: .openDeviceBrowser)
            await stage.tap(card)
            #expect(stage.opened == ["https://shop.example/r", "https://shop.example/f"])
            #expect(stage.ears.calls.filter { $0 == "adWasClicked" }.count == 1)
            stage.unopenable.insert("https://shop.example/f")
            stage.ears.forget()
            await stage.pass(2)
            await stage.tap(card)
            #expect(!stage.ears.calls.contains("adWasClicked"))
        }
    }

    /// When an ad of a life says that it will end, by what is set.
    @Test(
        arguments: [
            (nil, nil, 21_600 - 60), (60, 600, 540), (100, 600, 500), (600, 600, 540),
            (0, 600, 540),
            (-5, 600, 540), (10, 30, 20), (60, 60, nil), (60, 30, nil),
        ] as [(Int?, Int?, Int?)]
    )
    func `an ad that nobody saw says that it will end, then that it has`(
        interval: Int?,
        life: Int?,
        warning: Int?
    ) async throws {
        try await Stage.run { stage in
            if let interval {
                ANSDKSettings.sharedInstance().nativeAdAboutToExpireInterval = interval
            }
            let response = try await stage.load(
                .bid(more: life.map { ["exp": JSONValue($0)] } ?? [:])
            )
            stage.ears.forget()
            let life = Double(life ?? 21_600)
            if let warning {
                await stage.clock.advance(to: Double(warning) - 1)
                #expect(stage.ears.calls.isEmpty)
                await stage.clock.advance(to: Double(warning) + 1)
                #expect(stage.ears.calls == ["adWillExpire"])
            }
            await stage.clock.advance(to: life - 1)
            #expect(!response.hasExpired)
            await stage.clock.advance(to: life + 1)
            #expect(stage.ears.calls == (warning == nil ? [] : ["adWillExpire"]) + ["adDidExpire"])
            #expect(stage.ears.arguments.allSatisfy { $0 as? ANNativeAdResponse === response })
            #expect(response.hasExpired)
        }
    }

    @Test func `an ad whose impression counted never ends`() async throws {
        try await Stage.run { stage in
            let (response, _) = try await shown(stage, .bid(more: ["exp": 300]))
            await stage.pass(0.2)
            await stage.clock.advance(by: 1000)
            #expect(stage.ears.calls == ["adDidLogImpression"])
            #expect(!response.hasExpired)
        }
    }

    @Test func `a delegate needs none of the calls`() async throws {
        try await Stage.run { stage in
            let (response, card) = try await shown(stage)
            let deaf = Deaf()
            response.delegate = deaf
            await stage.pass(0.2)
            await stage.tap(card)
            #expect(stage.opened.count == 1)
            #expect(stage.ears.calls.isEmpty)
        }
    }
}
