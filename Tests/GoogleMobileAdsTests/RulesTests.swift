import Foundation
import NativeAds
import Testing
import UIKit

@testable import GoogleMobileAds

/// What the vendor's rules make of an app's own configuration.
@MainActor @Suite(.onScreen) struct RulesTests {
    private func settings(
        _ configure: (inout NativeAds.Configuration) -> Void = { _ in }
    ) throws -> NativeAds.Configuration {
        var settings = NativeAds.Configuration(endpoint: try #require(URL(string: Stage.auction)))
        configure(&settings)
        GoogleRules.apply(to: &settings)
        return settings
    }

    @Test func `puts the vendor's rules over the app's`() async throws {
        try await Stage.run { _ in
            let settings = try settings { settings in
                settings.impression = .mrc50
                settings.topsUpFromBackfill = true
                settings.expiry = 60
            }
            #expect(settings.impression == .onePixel)
            #expect(settings.adChoices == .backfillOnly)
            #expect(settings.expiry == 3600)
            #expect(!settings.topsUpFromBackfill)
        }
    }

    @Test func `leaves the audio session to an app that manages it`() async throws {
        try await Stage.run { _ in
            if case .app = try settings().audio { Issue.record("nobody asked for that") }
            MobileAds.shared.audioVideoManager.isAudioSessionApplicationManaged = true
            guard case .app = try settings().audio else {
                Issue.record("the engine would change the session")
                return
            }
        }
    }

    @Test func `keeps what the app said of people where the vendor's settings say nothing`()
        async throws
    {
        try await Stage.run { _ in
            let settings = try settings { settings in
                settings.isChildDirected = true
                settings.isUnderAgeOfConsent = false
            }
            #expect(settings.isChildDirected == true)
            #expect(settings.isUnderAgeOfConsent == false)
        }
    }
}
