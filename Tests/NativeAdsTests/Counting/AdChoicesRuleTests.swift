import Foundation
import Testing

@testable import NativeAds

@MainActor struct AdChoicesRuleTests {
    private let stage = Stage()

    @Test(
        arguments: [
            (.byPrivacyLink, "direct", true, true, true),
            (.byPrivacyLink, "backfill", true, true, true),
            (.byPrivacyLink, "direct", false, true, false),
            (.byPrivacyLink, "direct", true, false, false),
            (.backfillOnly, "direct", true, true, false),
            (.backfillOnly, "backfill", true, true, true),
            (.backfillOnly, "backfill", false, true, false),
            (.backfillOnly, "backfill", true, false, false),
            (.appDraws, "direct", true, true, false),
            (.appDraws, "backfill", true, true, false),
        ] as [(AdChoicesRule, String, Bool, Bool, Bool)]
    )
    func `the badge belongs on an ad by the rule and by its seller's will`(
        rule: AdChoicesRule,
        source: String,
        hasPage: Bool,
        isWanted: Bool,
        isShown: Bool
    ) async throws {
        stage.configuration.adChoices = rule
        let page = hasPage ? #","privacy":"https://buyer.example/why""# : ""
        let ad = try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}]\#(page)}"#,
            bid: #""ext":{"ona":{"source":"\#(source)","adchoices":\#(isWanted)}},"#
        )
        #expect(ad.showsAdChoices == isShown)
    }
}
