import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// Settings, consent and start-up.
@MainActor @Suite(.onScreen) struct SettingsTests {
    @Test func `settings have the vendor's defaults, and there are one of each`() async throws {
        try await Stage.run { _ in
            let settings = ANSDKSettings.sharedInstance()
            #expect(settings === ANSDKSettings.sharedInstance())
            #expect(settings.nativeAdAboutToExpireInterval == 60)
            #expect(settings.enableOpenMeasurement && settings.locationEnabledForCreative)
            #expect(!settings.enableOMIDOptimization && !settings.enableContinuousTracking)
            #expect(!settings.enableTestMode && !settings.doNotTrack)
            #expect(!settings.disableIDFAUsage && !settings.disableIDFVUsage)
            #expect(settings.auctionTimeout == 0)
            #expect(settings.publisherUserId == nil && settings.userIdArray == nil)
            #expect(settings.geoOverrideCountryCode == nil && settings.geoOverrideZipCode == nil)
            #expect(settings.contentLanguage == nil && settings.customUserAgent == nil)
            #expect(settings.sdkBrowserDismissTitle == nil)
            #expect(settings.sdkVersion == NativeAds.version)
            let dsa = ANDSASettings.sharedInstance()
            #expect(dsa === ANDSASettings.sharedInstance())
            #expect(dsa.dsaRequired == -1 && dsa.pubRender == -1 && dsa.transparencyList.isEmpty)
        }
    }

    @Test func `requests say what the settings say, from the next one on`() async throws {
        try await Stage.run { stage in
            let before = try await stage.json { _ in }
            #expect(before["device"]?["ifa"] != nil)
            let settings = ANSDKSettings.sharedInstance()
            settings.enableTestMode = true
            settings.auctionTimeout = 800
            settings.customUserAgent = "Mine"
            settings.contentLanguage = "fr"
            settings.publisherUserId = "reader-1"
            settings.geoOverrideCountryCode = "FRA"
            settings.geoOverrideZipCode = "75001"
            settings.userIdArray = [
                ANUserId(anUserIdSource: .UID2, userId: "u-2"),
                ANUserId(stringSource: "app.example", userId: "p-1", isFirstParytId: true),
            ].compactMap { $0 }
            let json = try await stage.json { _ in }
            #expect(json["test"] == 1)
            #expect(json["tmax"] == 800)
            #expect(json["device"]?["ua"] == "Mine")
            #expect(json["app"]?["content"]?["language"] == "fr")
            #expect(json["user"]?["id"] == "reader-1")
            #expect(json["device"]?["geo"]?["country"] == "FRA")
            #expect(json["device"]?["geo"]?["zip"] == "75001")
            let ids = json["user"]?["eids"] ?? json["user"]?["ext"]?["eids"]
            #expect(ids?[0]?["source"] == "uidapi.com")
            #expect(ids?[0]?["uids"]?[0]?["id"] == "u-2")
            #expect(ids?[1]?["source"] == "app.example")
            #expect(json["device"]?["ifa"] != nil)
            settings.disableIDFAUsage = true
            settings.disableIDFVUsage = true
            let less = try await stage.json { _ in }
            #expect(less["device"]?["ifa"] == nil)
            #expect(less["device"]?["ext"]?["ifv"] == nil)
            settings.doNotTrack = true
            let least = try await stage.json { $0.age = "30" }
            #expect(least["device"]?["lmt"] == 1 && least["device"]?["dnt"] == 1)
            #expect(least["user"]?["id"] == nil && least["user"]?["ext"]?["eids"] == nil)
        }
    }

    /// The sources of identifiers, as OpenRTB calls them.
    @Test(arguments: [
        (ANUserIdSource.liveRamp, "liveramp.com"), (.netId, "netid.de"), (.criteo, "criteo.com"),
        (.theTradeDesk, "adserver.org"), (.UID2, "uidapi.com"),
    ])
    func `an identifier knows its source`(source: ANUserIdSource, domain: String) {
        let id = ANUserId(anUserIdSource: source, userId: "1")
        #expect(id?.source == domain)
        #expect(id?.userId == "1")
        #expect(id?.isFirstParytId == false)
        #expect(ANUserId(anUserIdSource: source, userId: "") == nil)
        #expect(ANUserId(stringSource: "", userId: "1", isFirstParytId: true) == nil)
    }

    @Test func `the app's own consent holds where no platform left any, and is kept`()
        async throws
    {
        try await Stage.run { stage in
            #expect(ANGDPRSettings.getConsentRequired() == nil)
            #expect(ANGDPRSettings.getConsentString() == "")
            #expect(ANGDPRSettings.canAccessDeviceData())
            ANGDPRSettings.setConsentRequired(true)
            ANGDPRSettings.setConsentString("CPown")
            #expect(!ANGDPRSettings.canAccessDeviceData())
            ANGDPRSettings.setPurposeConsents("01")
            ANGDPRSettings.setPurposeConsents("")
            #expect(ANGDPRSettings.getDeviceAccessConsent() == "0")
            ANUSPrivacySettings.setUSPrivacyString("1YYN")
            #expect(ANUSPrivacySettings.getUSPrivacyString() == "1YYN")
            let json = try await stage.json { _ in }
            #expect(json["regs"]?["gdpr"] == 1)
            #expect(json["regs"]?["us_privacy"] == "1YYN")
            #expect(json["user"]?["consent"] == "CPown")
            #expect(json["device"]?["ifa"] == nil)
            // Kept under the vendor's keys, in the user defaults.
            #expect(SharedAds.current.stored("ANGDPR_ConsentString") == .string("CPown"))
            #expect(SharedAds.current.stored("ANGDPR_ConsentRequired") == .number(1))
            ANGDPRSettings.reset()
            ANUSPrivacySettings.reset()
            #expect(ANGDPRSettings.getConsentRequired() == nil)
            #expect(ANUSPrivacySettings.getUSPrivacyString() == "")
            let forgotten = try await stage.json { _ in }
            #expect(forgotten["regs"] == nil)
            #expect(forgotten["device"]?["ifa"] != nil)
        }
    }

    @Test func `a consent platform goes before the app, but for the US string`() async throws {
        let platform: [String: StoredValue] = [
            "IABTCF_gdprApplies": .number(1), "IABTCF_TCString": .string("CPplatform"),
            "IABTCF_PurposeConsents": .string("1"), "IABUSPrivacy_String": .string("1YNN"),
        ]
        try await Stage.run(defaults: platform) { _ in
            #expect(ANUSPrivacySettings.getUSPrivacyString() == "1YNN")
            ANGDPRSettings.setConsentRequired(false)
            ANGDPRSettings.setConsentString("CPown")
            ANUSPrivacySettings.setUSPrivacyString("1YYN")
            #expect(ANGDPRSettings.getConsentRequired() == true)
            #expect(ANGDPRSettings.getConsentString() == "CPplatform")
            #expect(ANGDPRSettings.canAccessDeviceData())
            #expect(ANUSPrivacySettings.getUSPrivacyString() == "1YYN")
            ANGDPRSettings.reset()
            #expect(ANGDPRSettings.getConsentString() == "CPplatform")
        }
    }

    @Test func `a platform that speaks only GPP is heard where nobody else said anything`()
        async throws
    {
        let platform: [String: StoredValue] = [
            "IABGPP_TCFEU2_gdprApplies": .number(1), "IABGPP_TCFEU2_PurposeConsents": .string("10"),
        ]
        try await Stage.run(defaults: platform) { _ in
            #expect(ANGDPRSettings.getConsentRequired() == true)
            #expect(ANGDPRSettings.getDeviceAccessConsent() == "1")
            ANGDPRSettings.setConsentRequired(false)
            ANGDPRSettings.setPurposeConsents("0")
            #expect(ANGDPRSettings.getConsentRequired() == false)
            #expect(!ANGDPRSettings.canAccessDeviceData())
        }
    }

    @Test func `what was kept before the app moved over still holds`() async throws {
        try await Stage.run(
            defaults: [
                "ANGDPR_ConsentRequired": .number(1), "ANGDPR_PurposeConsents": .string("0"),
            ]
        ) { stage in
            #expect(!ANGDPRSettings.canAccessDeviceData())
            let json = try await stage.json { _ in }
            #expect(json["device"]?["ifa"] == nil)
        }
    }

    @Test func `the Digital Services Act is asked for, and an ad that is silent is no fill`()
        async throws
    {
        try await Stage.run { stage in
            let settings = ANDSASettings.sharedInstance()
            settings.dsaRequired = 2
            settings.pubRender = 1
            settings.transparencyList = [
                ANDSATransparencyInfo(domain: "app.example", andDSAParams: [1, 2]),
                ANDSATransparencyInfo(domain: nil, andDSAParams: nil),
            ]
            stage.answer(.bid())
            let json = try await stage.json { _ in }
            #expect(
                json["regs"]?["ext"]?["dsa"]
                    == [
                        "dsarequired": 2, "pubrender": 1,
                        "transparency": [["domain": "app.example", "dsaparams": [1, 2]]],
                    ]
            )
            #expect(stage.ears.calls == ["failed 2"])
        }
    }

    @Test func `start-up is done with the call, and told after it`() async throws {
        try await Stage.run(isStarted: false) { stage in
            let start = XandrAd.sharedInstance()
            var told: [Bool] = []
            #expect(!start.isInitialised())
            #expect(!start.isEligible(forViewableImpression: 958))
            start.initWithMemberID(0, preCacheRequestObjects: false) { told.append($0) }
            await stage.clock.settle()
            #expect(told == [false])
            #expect(!start.isInitialised())
            start.initWithMemberID(958, preCacheRequestObjects: true) { told.append($0) }
            #expect(told == [false])
            #expect(start.isInitialised())
            await stage.clock.settle()
            #expect(told == [false, true])
            #expect(start.isEligible(forViewableImpression: 958))
            #expect(!start.isEligible(forViewableImpression: 959))
            ANSDKSettings.sharedInstance().optionalSDKInitialization { told.append($0) }
            #expect(told.count == 2)
            await stage.clock.settle()
            #expect(told == [false, true, true])
        }
    }
}
