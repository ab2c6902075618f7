import Testing

@testable import NativeAds

struct ConsentSignalsTests {
    @Test(
        arguments: [
            (.number(1), true), (.number(0), false), (.string("1"), true), (.string("0"), false),
            (.string("YES"), nil), (.string("true"), nil), (.number(2), nil), (.number(0.5), nil),
            (.string(""), nil), (.other, nil), (nil, nil),
        ] as [(StoredValue?, Bool?)]
    )
    func `takes a GDPR flag that is 0 or 1 and guesses nothing`(
        stored: StoredValue?,
        expected: Bool?
    ) {
        let consent = ConsentSignals { $0 == "IABTCF_gdprApplies" ? stored : nil }
        #expect(consent.gdprApplies == expected)
        #expect(consent.notes.count == (stored != nil && expected == nil ? 1 : 0))
    }

    @Test(
        arguments: [
            (.string("2_6"), [2, 6]), (.string("7"), [7]), (.string("2_x_6__2_-1"), [2, 6, -1]),
            (.number(7), [7]), (.number(7.5), []), (.string(""), []), (nil, []), (.other, []),
        ] as [(StoredValue?, [Int])]
    )
    func `takes the integers between underscores for sections`(
        stored: StoredValue?,
        expected: [Int]
    ) {
        let consent = ConsentSignals { $0 == "IABGPP_GppSID" ? stored : nil }
        #expect(consent.gppSections == expected)
    }

    @Test(arguments: [("", 1, false), ("1", 1, true), ("1", 7, false), ("01", 2, true)])
    func `survives a short list of purposes`(purposes: String, purpose: Int, isAllowed: Bool) {
        let consent = ConsentSignals { $0 == "IABTCF_PurposeConsents" ? .string(purposes) : nil }
        #expect(consent.allows(purpose: purpose) == isAllowed)
    }
}

/// What an app says by the consent settings of an SDK that it has a dialect of.
struct OwnConsentTests {
    private func consent(_ stored: [String: StoredValue]) -> ConsentSignals {
        ConsentSignals { stored[$0] }
    }

    @Test func `holds where no consent platform says otherwise`() {
        let own: [String: StoredValue] = [
            "ANGDPR_ConsentRequired": .number(1), "ANGDPR_ConsentString": .string("CPown"),
            "ANGDPR_PurposeConsents": .string("0"), "ANUSPrivacy_String": .string("1YYN"),
        ]
        let said = consent(own)
        #expect(said.gdprApplies == true)
        #expect(said.tcString == "CPown")
        #expect(!said.allowsStorage)
        #expect(said.isOptedOutOfSale)
        let platform: [String: StoredValue] = [
            "IABTCF_gdprApplies": .number(0), "IABTCF_TCString": .string("CPplatform"),
            "IABTCF_PurposeConsents": .string("1"), "IABUSPrivacy_String": .string("1YNN"),
        ]
        let both = consent(own.merging(platform) { $1 })
        #expect(both.gdprApplies == false)
        #expect(both.tcString == "CPplatform")
        #expect(both.purposes == "1")
        #expect(both.isOptedOutOfSale)
    }

    @Test func `an odd flag of a consent platform is not made up for`() {
        let said = consent([
            "ANGDPR_ConsentRequired": .number(0), "IABTCF_gdprApplies": .string("maybe"),
        ])
        #expect(said.gdprApplies == nil)
    }
}
