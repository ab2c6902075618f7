/// What people and the law allow, as consent platforms leave it in the user defaults.
///
/// Values are taken as the IAB's specifications have them and nothing is guessed: a flag that is
/// neither 0 nor 1 is unknown, whatever it may have been meant to say. Apps with a dialect of an SDK
/// that has consent settings of its own leave theirs under that SDK's keys (`AN…`): what people chose
/// before the app moved over still holds, whatever asks for ads now.
struct ConsentSignals: Sendable, Hashable {
    /// Whether the GDPR applies (`IABTCF_gdprApplies`).
    var gdprApplies: Bool?
    /// The TCF consent string (`IABTCF_TCString`).
    var tcString: String?
    /// Which purposes were consented to, the first being purpose 1 (`IABTCF_PurposeConsents`).
    var purposes: String
    /// The Global Privacy Platform string (`IABGPP_HDR_GppString`).
    var gpp: String?
    /// The GPP sections in force (`IABGPP_GppSID`).
    var gppSections: [Int]
    /// The US privacy string (`IABUSPrivacy_String`).
    var usPrivacy: String?
    /// What was odd about the stored values, for a log.
    var notes: [String] = []

    /// Reads the values now; read them for each request, as people change their minds.
    init(_ defaults: (String) -> StoredValue?) {
        func text(_ keys: String...) -> String? {
            for key in keys {
                if case .string(let text) = defaults(key), !text.isEmpty { return text }
            }
            return nil
        }
        tcString = text("IABTCF_TCString", "ANGDPR_ConsentString")
        purposes = text("IABTCF_PurposeConsents", "ANGDPR_PurposeConsents") ?? ""
        gpp = text("IABGPP_HDR_GppString")
        gppSections = Self.sections(defaults("IABGPP_GppSID"))
        usPrivacy = text("ANUSPrivacy_String", "IABUSPrivacy_String")
        let applies = defaults("IABTCF_gdprApplies")
        gdprApplies = Self.flag(applies ?? defaults("ANGDPR_ConsentRequired"))
        if applies != nil, gdprApplies == nil {
            notes.append("IABTCF_gdprApplies is neither 0 nor 1 and was not sent.")
        }
    }

    /// Whether a purpose, counted from 1, was consented to.
    func allows(purpose: Int) -> Bool {
        purposes.dropFirst(purpose - 1).first == "1"
    }

    /// Whether something about the person may be kept on the device and read from it: not under
    /// the GDPR without purpose 1.
    ///
    /// `IABTCF_PurposeOneTreatment` excuses nobody: it says that purpose 1 was not even asked for.
    /// Where TCF's own keys do not say whether the GDPR applies, the EU's section of GPP does.
    var allowsStorage: Bool {
        switch gdprApplies {
        case true?: allows(purpose: 1)
        case false?: true
        case nil: !gppSections.contains(2) || (gppString?.allowsStorage ?? false)
        }
    }

    /// Whether the person opted out of the sale or sharing of their data, by the US privacy string
    /// or by a section of GPP that is in force.
    var isOptedOutOfSale: Bool {
        if usPrivacy.flatMap(USPrivacy.init)?.isOptedOutOfSale == true { return true }
        guard let gppString else { return false }
        return gppSections.contains(where: gppString.isOptedOut)
    }

    private var gppString: GPPString? { gpp.flatMap(GPPString.init) }

    private static func flag(_ value: StoredValue?) -> Bool? {
        switch value {
        case .number(1), .string("1"): true
        case .number(0), .string("0"): false
        default: nil
        }
    }

    private static func sections(_ value: StoredValue?) -> [Int] {
        let text: String
        switch value {
        case .string(let stored): text = stored
        case .number(let number): text = Int(exactly: number).map(String.init) ?? ""
        default: return []
        }
        var sections: [Int] = []
        for part in text.split(separator: "_") {
            guard let section = Int(part), !sections.contains(section) else { continue }
            sections.append(section)
        }
        return sections
    }
}
