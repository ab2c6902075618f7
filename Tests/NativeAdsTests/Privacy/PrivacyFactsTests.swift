import Testing

@testable import NativeAds

struct PrivacyFactsTests {
    private typealias Stored = [String: StoredValue]

    /// Facts under which everything may be said.
    private static func facts(
        _ stored: [String: StoredValue] = [:],
        _ change: (inout PrivacyFacts) -> Void = { _ in }
    ) -> PrivacyFacts {
        var facts = PrivacyFacts(
            consent: ConsentSignals { stored[$0] },
            deviceLimitsTracking: false
        )
        change(&facts)
        return facts
    }

    private static let table: [(PrivacyFacts, [IdentifierObjection])] = [
        (facts(), []),
        (facts { $0.isChildDirected = true }, [.childDirected]),
        (facts { $0.isChildDirected = false }, []),
        (facts { $0.isUnderAgeOfConsent = true }, [.underAgeOfConsent]),
        (facts { $0.isUnderAgeOfConsent = false }, []),
        (facts(["IABTCF_gdprApplies": .number(1)]), [.noStorageConsent]),
        (
            facts(["IABTCF_gdprApplies": .number(1), "IABTCF_PurposeConsents": .string("0111")]),
            [.noStorageConsent]
        ),
        (facts(["IABTCF_gdprApplies": .number(1), "IABTCF_PurposeConsents": .string("1")]), []),
        (facts(["IABTCF_gdprApplies": .number(0), "IABTCF_PurposeConsents": .string("0")]), []),
        (
            facts(["IABTCF_gdprApplies": .string("1"), "IABTCF_PurposeOneTreatment": .number(1)]),
            [.noStorageConsent]
        ),
        (facts { $0.tracking = .authorized }, []),
        (facts { ($0.tracking, $0.deviceLimitsTracking) = (.authorized, true) }, []),
        (facts { $0.tracking = .notDetermined }, [.trackingNotAuthorized, .limitedTracking]),
        (facts { $0.tracking = .restricted }, [.trackingNotAuthorized, .limitedTracking]),
        (facts { $0.tracking = .denied }, [.trackingNotAuthorized, .limitedTracking]),
        (facts { $0.deviceLimitsTracking = true }, [.limitedTracking]),
        (facts(["IABUSPrivacy_String": .string("1YYN")]), [.optedOutOfSale]),
        (facts(["IABUSPrivacy_String": .string("1yyn")]), [.optedOutOfSale]),
        (facts(["IABUSPrivacy_String": .string("1YNN")]), []),
        (facts(["IABUSPrivacy_String": .string("1---")]), []),
        (facts(["IABUSPrivacy_String": .string("YYYY")]), []),
        (
            facts(["IABTCF_gdprApplies": .number(1)]) { $0.isChildDirected = true },
            [.childDirected, .noStorageConsent]
        ),
    ]

    @Test(arguments: table.indices)
    func `says why no identifier may travel`(row: Int) {
        let (facts, expected) = Self.table[row]
        #expect(facts.objections == expected)
        #expect(facts.allowsIdentifiers == expected.isEmpty)
    }

    @Test func `takes zeros for no identifier`() {
        let known = Identifiers(
            advertisingID: "00000000-0000-0000-0000-000000000000",
            vendorID: "",
            userID: "u0"
        ).known
        #expect(known == Identifiers(userID: "u0"))
    }
}
