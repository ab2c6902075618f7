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

    /// What a GPP string and the sections in force come to, beside other stored values.
    private static func gpp(
        _ text: String,
        _ sections: String,
        _ others: [String: StoredValue] = [:]
    ) -> PrivacyFacts {
        let own: [String: StoredValue] = [
            "IABGPP_HDR_GppString": .string(text), "IABGPP_GppSID": .string(sections),
        ]
        return facts(own.merging(others) { $1 })
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
        // GPP, whose sections say something only where they are in force.
        (gpp("DBABTA~1YYN", "6"), [.optedOutOfSale]),
        (gpp("DBABTA~1YYN", "-1"), []),
        (gpp("DBABTA~1YNN", "6"), []),
        (gpp("DBABLA~BVVqAAAAAmA.QA", "7"), []),
        (gpp("DBABLA~BVVa", "7"), [.optedOutOfSale]),
        (gpp("DBABLA~BVVp", "7"), [.optedOutOfSale]),
        (gpp("DBABLA~BVVq.YA", "7"), [.optedOutOfSale]),
        (gpp("DBABBg~BVk", "8"), [.optedOutOfSale]),
        (gpp("DBABFg~BVW", "11"), [.optedOutOfSale]),
        (gpp("DBABzY~1YYN~BVVq~BVo", "6_7_8"), [.optedOutOfSale]),
        (gpp("DBABzY~1YNN~BVVq~BVo", "6_7_8"), []),
        (gpp("DBABLA~B", "7"), []),
        (gpp("DB~", "7"), []),
        (gpp("DBABM~CAAAAAAAAAAAAAAAAAAAAAAAAIAAAA", "2"), []),
        (gpp("DBABM~CAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "2"), [.noStorageConsent]),
        (gpp("DBABM~CPXx", "2"), [.noStorageConsent]),
        (gpp("nonsense", "2"), [.noStorageConsent]),
        (gpp("DBACNY~CPXx~1YNN", "2_6", ["IABTCF_gdprApplies": .number(0)]), []),
        (
            gpp(
                "DBACNY~CPXx~1YNN",
                "2_6",
                ["IABTCF_gdprApplies": .number(1), "IABTCF_PurposeConsents": .string("1")]
            ), []
        ),
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
