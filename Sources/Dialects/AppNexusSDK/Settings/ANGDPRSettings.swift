public import Foundation
import NativeAds

/// What the person allows under the GDPR, where the app says it itself.
///
/// What a consent platform left under the IAB's keys goes before all of it. It is kept under the
/// vendor's keys, so that what an app stored before it moved over still holds.
#if canImport(ObjectiveC)
@objc(ANGDPRSettings) @objcMembers
#endif
@preconcurrency @MainActor public final class ANGDPRSettings: NSObject {
    private static let requiredKey = "ANGDPR_ConsentRequired"
    private static let stringKey = "ANGDPR_ConsentString"
    private static let purposesKey = "ANGDPR_PurposeConsents"

    private nonisolated override init() { super.init() }

    /// Keeps whether the GDPR applies.
    public class func setConsentRequired(_ consentRequired: NSNumber) {
        SharedAds.current.store(.number(consentRequired.boolValue ? 1 : 0), for: requiredKey)
    }

    /// Whether the GDPR applies; `nil` where nobody said.
    public class func getConsentRequired() -> NSNumber? {
        SharedAds.current.flag("IABTCF_gdprApplies", requiredKey, "IABGPP_TCFEU2_gdprApplies")
            .map { NSNumber(value: $0) }
    }

    /// Keeps the TCF consent string.
    public class func setConsentString(_ consentString: String) {
        SharedAds.current.store(.string(consentString), for: stringKey)
    }

    /// The consent string that requests carry; empty where there is none.
    public class func getConsentString() -> String? {
        SharedAds.current.text("IABTCF_TCString", stringKey) ?? ""
    }

    /// Keeps which purposes the person consented to, a "1" or a "0" each; an empty list is ignored.
    public class func setPurposeConsents(_ purposeConsents: String) {
        guard !purposeConsents.isEmpty else { return }
        SharedAds.current.store(.string(purposeConsents), for: purposesKey)
    }

    /// Whether the person consented to purpose 1, "1" or "0"; `nil` where nobody said.
    public class func getDeviceAccessConsent() -> String? {
        SharedAds.current
            .text("IABTCF_PurposeConsents", purposesKey, "IABGPP_TCFEU2_PurposeConsents")
            .map { String($0.prefix(1)) }
    }

    /// Whether something may be stored on the device and read from it: with purpose 1, or where
    /// nobody asked for it and the GDPR is not said to apply.
    public class func canAccessDeviceData() -> Bool {
        if let consent = getDeviceAccessConsent() { return consent == "1" }
        return getConsentRequired()?.boolValue != true
    }

    /// Forgets what was kept here; what a consent platform left stays.
    public class func reset() {
        for key in [requiredKey, stringKey, purposesKey] {
            SharedAds.current.store(nil, for: key)
        }
    }
}

@MainActor extension SharedAds {
    /// The first text that is stored under one of the keys.
    func text(_ keys: String...) -> String? {
        for key in keys {
            if case .string(let text) = stored(key), !text.isEmpty { return text }
        }
        return nil
    }

    /// The first flag, 0 or 1, that is stored under one of the keys.
    fileprivate func flag(_ keys: String...) -> Bool? {
        switch keys.compactMap({ stored($0) }).first {
        case .number(1), .string("1"): true
        case .number(0), .string("0"): false
        default: nil
        }
    }
}
