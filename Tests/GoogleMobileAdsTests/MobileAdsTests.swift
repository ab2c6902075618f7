import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct MobileAdsTests {
    @Test func `is there once`() async throws {
        try await Stage.run { _ in
            #expect(MobileAds.shared === MobileAds.shared)
        }
    }

    @Test func `is ready once somebody has said where ads come from`() async throws {
        for isConfigured in [true, false] {
            try await Stage.run(isConfigured: isConfigured) { stage in
                var states: [AdapterInitializationState] = []
                stage.listener.during {
                    MobileAds.shared.start { status in
                        states += status.adapterStatusesByClassName.values.map(\.state)
                    }
                    #expect(states.isEmpty)
                }
                await stage.settle()
                #expect(states == [isConfigured ? .ready : .notReady])
                let status = await MobileAds.shared.start().adapterStatusesByClassName.values.first
                #expect(status?.description.isEmpty == false)
            }
        }
    }

    @Test func `speaks the names of 12.12`() async throws {
        try await Stage.run { _ in
            let ads = MobileAds.shared
            #expect(ads.versionNumber.majorVersion == 12)
            #expect(ads.isSDKVersionAtLeast(major: 12, minor: 12, patch: 0))
            #expect(ads.isSDKVersionAtLeast(major: 11, minor: 99, patch: 9))
            #expect(!ads.isSDKVersionAtLeast(major: 12, minor: 13, patch: 0))
        }
    }

    @Test func `says of children, the young and content what the app said`() async throws {
        try await Stage.run { stage in
            let settings = MobileAds.shared.requestConfiguration
            await stage.load()
            #expect(stage.request()["regs"]?["coppa"] == nil)
            settings.tagForChildDirectedTreatment = true
            settings.tagForUnderAgeOfConsent = true
            settings.maxAdContentRating = .teen
            await stage.load()
            #expect(stage.request()["regs"]?["coppa"]?.int == 1)
            #expect(stage.request()["regs"]?["ext"]?["ona"]?["underAge"]?.int == 1)
            #expect(
                stage.request()["imp"]?[0]?["ext"]?["ona"]?["maxAdContentRating"]?.string == "T"
            )
        }
    }

    @Test func `asks as for a person who refused tracking where ads must not be personal`()
        async throws
    {
        try await Stage.run { stage in
            await stage.load()
            #expect(stage.request()["device"]?["dnt"]?.int != 1)
            let settings = MobileAds.shared.requestConfiguration
            settings.publisherPrivacyPersonalizationState = .disabled
            await stage.load()
            #expect(stage.request()["device"]?["ifa"] == nil)
            #expect(stage.request()["device"]?["dnt"]?.int == 1)
        }
    }

    @Test func `writes its release as the vendor's apps show it`() async throws {
        try await Stage.run { _ in
            #expect(string(for: MobileAds.shared.versionNumber) == "12.12.0")
            #expect(GADGetStringFromVersionNumber(MobileAds.shared.versionNumber) == "12.12.0")
        }
    }
}
