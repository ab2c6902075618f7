/// All that bears on whether a request may say who the person is.
struct PrivacyFacts: Sendable, Hashable {
    /// What consent platforms left.
    var consent: ConsentSignals
    /// Whether the app is for children under US law.
    var isChildDirected: Bool?
    /// Whether the person is too young to consent to the use of their data.
    var isUnderAgeOfConsent: Bool?
    /// What they answered to the system's question; `nil` where the app does not know.
    var tracking: TrackingAuthorization?
    /// Whether the device limits tracking, where `tracking` is not known.
    var deviceLimitsTracking: Bool

    /// What goes out as `lmt`: anything but a yes limits tracking.
    var limitsTracking: Bool {
        tracking.map { $0 != .authorized } ?? deviceLimitsTracking
    }

    /// Why no identifier may travel; empty where all may.
    var objections: [IdentifierObjection] {
        IdentifierObjection.allCases.filter { $0.holds(self) }
    }

    /// Whether identifiers may travel.
    var allowsIdentifiers: Bool { objections.isEmpty }

    /// Whether what the app knows of the person may travel, which names nobody: age, gender,
    /// interests, where they are.
    ///
    /// Being followed across apps is what the system asks people about; it takes an identifier.
    var allowsProfile: Bool { objections.allSatisfy { !$0.concernsProfile } }
}

/// A reason for which a request says nothing that tells one person from another.
///
/// One is enough, whatever the others say; none is weighed against another.
enum IdentifierObjection: String, Sendable, Hashable, CaseIterable {
    /// COPPA: the app is for children.
    case childDirected
    /// GDPR, article 8: the person is too young to consent.
    case underAgeOfConsent
    /// TCF or GPP's section of it: the GDPR applies and purpose 1, storing and reading on a device,
    /// was not consented to.
    case noStorageConsent
    /// App Tracking Transparency: anything but "authorized".
    case trackingNotAuthorized
    /// The device limits tracking.
    case limitedTracking
    /// US privacy, or a US section of GPP in force: the person opted out of sale, or of sharing or
    /// targeted advertising.
    case optedOutOfSale

    /// Whether it also holds against what tells something of a person and names nobody.
    var concernsProfile: Bool {
        switch self {
        case .childDirected, .underAgeOfConsent, .noStorageConsent, .optedOutOfSale: true
        case .trackingNotAuthorized, .limitedTracking: false
        }
    }

    func holds(_ facts: PrivacyFacts) -> Bool {
        switch self {
        case .childDirected: facts.isChildDirected == true
        case .underAgeOfConsent: facts.isUnderAgeOfConsent == true
        case .noStorageConsent: !facts.consent.allowsStorage
        case .trackingNotAuthorized: facts.tracking.map { $0 != .authorized } ?? false
        case .limitedTracking: facts.limitsTracking
        case .optedOutOfSale: facts.consent.isOptedOutOfSale
        }
    }
}
