#if canImport(UIKit)
public import Foundation
public import UIKit

/// Asks people for their consent; there is none here, see ``Adrop/consentManager``.
#if canImport(ObjectiveC)
@objc(AdropConsentManager)
#endif
@preconcurrency @MainActor public protocol AdropConsentManager: AnyObject {
    /// Finds out whether consent is needed, and asks for it over a controller.
    func requestConsentInfoUpdate(
        from viewController: UIViewController?,
        completion: @escaping (AdropConsentResult) -> Void
    )
    /// What was found out last.
    func getConsentStatus() -> AdropConsentStatus
    /// Whether ads may be asked for.
    func canRequestAds() -> Bool
    /// Forgets what people said.
    func reset()
    /// Pretends to be elsewhere, for tests.
    func setDebugSettings(
        testDeviceIdentifiers: [String],
        geography: AdropConsentDebugGeography
    )
}

/// What became of asking for consent.
#if canImport(ObjectiveC)
@objc(AdropConsentResult) @objcMembers
#endif
public final class AdropConsentResult: NSObject {
    /// Whether consent is needed, or given.
    public let status: AdropConsentStatus
    /// Whether ads may be asked for.
    public let canRequestAds: Bool
    /// Whether they may be chosen by what is known of the person.
    public let canShowPersonalizedAds: Bool
    /// What went wrong, if anything.
    public let error: (any Error)?

    /// A result of these parts.
    public init(
        status: AdropConsentStatus,
        canRequestAds: Bool,
        canShowPersonalizedAds: Bool,
        error: (any Error)? = nil
    ) {
        self.status = status
        self.canRequestAds = canRequestAds
        self.canShowPersonalizedAds = canShowPersonalizedAds
        self.error = error
    }
}

/// Whether consent is needed, or given.
#if canImport(ObjectiveC)
@objc(AdropConsentStatus)
#endif
public enum AdropConsentStatus: Int, Sendable, CaseIterable {
    /// Nobody has found out yet.
    case unknown = 0
    /// People must be asked.
    case required = 1
    /// Nobody need be asked.
    case notRequired = 2
    /// They were asked.
    case obtained = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where a test pretends to be.
#if canImport(ObjectiveC)
@objc(AdropConsentDebugGeography)
#endif
public enum AdropConsentDebugGeography: Int, Sendable, CaseIterable {
    /// Where the device is.
    case disabled = 0
    /// In the European Economic Area.
    case EEA = 1
    /// Anywhere else; `other` says the same.
    case notEEA = 2
    /// In a state of the US that has a law of its own.
    case regulatedUSState = 3
    /// Where no law asks for consent.
    case other = 4
}
#endif
