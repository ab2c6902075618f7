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
