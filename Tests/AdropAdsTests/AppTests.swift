import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

/// What an app says of itself and of the person, and what requests say of it.
@MainActor @Suite(.onScreen) struct AppTests {
    private func request(
        of stage: AdropStage = AdropStage(),
        _ prepare: () -> Void
    ) async throws -> JSONValue {
        var request = JSONValue.null
        try await stage.run {
            prepare()
            stage.ad().load()
            await stage.clock.settle()
            request = try stage.request()
        }
        return request
    }

    @Test func `initialize says what holds`() async {
        let stage = AdropStage()
        await stage.run(initializes: false) {
            let adrop = Adrop()
            #expect(!adrop.isProduction && !adrop.useInAppBrowser)
            Adrop.initialize(production: true, useInAppBrowser: true)
            #expect(adrop.isProduction && adrop.useInAppBrowser)
            adrop.useInAppBrowser = false
            #expect(!Adrop().useInAppBrowser)
            #expect(Adrop.sdkVersion == NativeAds.version)
            #expect(Adrop.consentManager == nil)
            #expect(!Adrop.openQuest(channel: "home") && !Adrop.openQuest(channel: "a", path: "b"))
            if let url = URL(string: "app://quest") { #expect(!Adrop.handleDeepLink(url: url)) }
        }
    }

    @Test func `what is known of the person is in the request, where it may be`() async throws {
        let request = try await request {
            AdropMetrics.setProperty(key: AdropKey.BIRTH, value: "19900214")
            AdropMetrics.setProperty(key: AdropKey.GENDER, value: AdropValue.AdropGender.FEMALE)
            AdropMetrics.setProperty(key: "plan", value: "gold")
            AdropMetrics.sendEvent(name: "purchase", params: ["value": 12.5, "list": [1]])
            Adrop.setMarketingConsent(true)
        }
        #expect(request["user"]?["yob"] == 1990 && request["user"]?["gender"] == "F")
        let text = request.text()
        for part in [
            "\"plan\":\"gold\"", "\"purchase\"", "\"value\":12.5", "\"marketingConsent\":true",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("\"list\""))
    }

    @Test(arguments: [false, true])
    func `a request says what was said until load, not what comes after`(
        isBatch: Bool
    ) async throws {
        let stage = AdropStage(hasBackfillModule: true)
        try await stage.run {
            AdropMetrics.setProperty(key: "topic", value: "tea")
            stage.answer([AdropStage.bid("B")], from: AdropStage.backfill)
            let ad = stage.ad()
            ad.preferredAdChoicesPosition = .bottomLeft
            if isBatch {
                AdropNativeAd.loads(unitId: "unit", delegate: stage.heard)
            } else {
                ad.load()
            }
            AdropMetrics.setProperty(key: "topic", value: "coffee")
            ad.preferredAdChoicesPosition = .topLeft
            await stage.clock.settle()
            let request = try stage.request().text()
            #expect(request.contains("\"topic\":\"tea\""))
            #expect(ad.adChoicesPosition == (isBatch ? .topRight : .bottomLeft))
        }
    }

    @Test func `initialize comes too late right after load`() async {
        let stage = AdropStage()
        await stage.run(initializes: false) {
            stage.ad().load()
            Adrop.initialize()
            await stage.clock.settle()
            #expect(stage.heard.told == ["failed 2"])
        }
    }

    @Test func `nothing of it leaves the device without consent`() async throws {
        let request = try await request {
            AdropMetrics.setProperty(key: AdropKey.BIRTH, value: 1990)
            AdropMetrics.setProperty(key: "plan", value: "gold")
            AdropMetrics.sendEvent(name: "purchase")
            Adrop.setUID("u-1")
            AdropMetrics.setUserDataConsent(false)
            #expect(!AdropMetrics.userDataConsent)
            #expect(AdropMetrics.properties()["plan"] as? String == "gold")
        }
        let text = request.text()
        for part in ["plan", "purchase", "yob", "u-1"] { #expect(!text.contains(part), "\(part)") }
    }

    @Test(arguments: [(.light, "light"), (.dark, "dark"), (.auto, nil)] as [(AdropTheme, String?)])
    func `the theme is in the request, unless the server is to choose`(
        theme: AdropTheme,
        told: String?
    ) async throws {
        let request = try await request { Adrop.setTheme(theme) }
        #expect(request["imp"]?[0]?["ext"]?["ona"]?["theme"]?.string == told)
    }

    @Test func `settings may be said from any thread`() async {
        let stage = AdropStage()
        await stage.run {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask { @concurrent in
                        AdropMetrics.setProperty(key: "k\(number)", value: number)
                        Adrop.setUID("u\(number)")
                    }
                }
            }
            #expect(AdropMetrics.properties().count == 20)
        }
    }
}
