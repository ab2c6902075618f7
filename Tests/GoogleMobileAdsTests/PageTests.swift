import Foundation
import GoogleMobileAds
import NativeAds
import Testing
import UIKit

/// Pages that a click opens inside the app, over a controller of the app.
@MainActor @Suite(.onScreen) struct PageTests {
    private func run(_ body: (Stage, UIViewController) async throws -> Void) async throws {
        let opensURL = UIKitHost.opensURL
        UIKitHost.opensURL = { _ in true }
        defer { UIKitHost.opensURL = opensURL }
        let inApp: (inout NativeAds.Configuration) -> Void = { $0.browser = .inApp }
        try await Stage.run(isConfigured: true, inApp) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            stage.opensLive = true
            try await body(stage, controller)
            stage.window.rootViewController = nil
        }
    }

    @Test func `tells of a page from before it comes until it is gone`() async throws {
        try await run { stage, controller in
            let ad = try await stage.ad(stage.bid("A"))
            ad.rootViewController = controller
            let card = Card(in: controller.view)
            card.show(ad)
            await stage.pass(0.2)
            stage.listener.log = []
            await stage.tap(card.button)
            #expect(stage.listener.log == ["click A", "will present A"])
            #expect(controller.presentedViewController != nil)
            stage.listener.log = []
            controller.dismiss(animated: false)
            await stage.pass(1)
            #expect(stage.listener.log == ["will dismiss A", "did dismiss A"])
        }
    }

    @Test func `opens a custom ad's page over the controller of its loader`() async throws {
        try await run { stage, controller in
            stage.answer(stage.customBid("A"))
            let loader = AdLoader(
                adUnitID: "home",
                rootViewController: controller,
                adTypes: [.customNative],
                options: nil
            )
            loader.delegate = stage.listener
            stage.start(loader)
            await stage.settle()
            stage.listener.log = []
            let ad = try #require(stage.listener.customAds.last)
            ad.performClickOnAsset(withKey: "Title")
            await stage.pass(1)
            #expect(controller.presentedViewController != nil)
            #expect(stage.listener.log == ["click", "will present"])
            stage.listener.log = []
            controller.dismiss(animated: false)
            await stage.pass(1)
            #expect(stage.listener.log == ["will dismiss", "did dismiss"])
        }
    }
}
