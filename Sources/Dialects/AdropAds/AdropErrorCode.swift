#if canImport(UIKit)
import Foundation

// Spelt as Adrop has them: in capitals for Swift, with names of their own for Objective-C.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why an ad did not come; ``AdropRules`` has what leads to which.
#if canImport(ObjectiveC)
@objc(AdropErrorCode)
#endif
public enum AdropErrorCode: Int, Sendable, CaseIterable {
    /// The ad server could not be reached, was too busy, or did not answer in time.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeNetwork)
    #endif
    case ERROR_CODE_NETWORK = 0
    /// The answer could not be read.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeInternal)
    #endif
    case ERROR_CODE_INTERNAL = 1
    /// ``Adrop/initialize(production:useInAppBrowser:targetCountries:)`` was not called, or nobody
    /// said where ads come from.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeInitialize)
    #endif
    case ERROR_CODE_INITIALIZE = 2
    /// The ad server knows no such unit.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeInvalidUnit)
    #endif
    case ERROR_CODE_INVALID_UNIT = 3
    /// The device is set to a country that is not one of the app's target countries.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeNotTargetCountry)
    #endif
    case ERROR_CODE_NOT_TARGET_COUNTRY = 4
    /// Never given here: a unit is there or not.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdInactive)
    #endif
    case ERROR_CODE_AD_INACTIVE = 5
    /// Nothing is sold, and no backfill was asked.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdNoFill)
    #endif
    case ERROR_CODE_AD_NO_FILL = 6
    /// The ad has been received already; make a new one for another.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdLoadDuplicated)
    #endif
    case ERROR_CODE_AD_LOAD_DUPLICATED = 7
    /// The ad is being loaded; its outcome is still to come.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdLoading)
    #endif
    case ERROR_CODE_AD_LOADING = 8
    /// The ad was given to a view before it was received, or when it was too old.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdEmpty)
    #endif
    case ERROR_CODE_AD_EMPTY = 9
    /// Never given for native ads, which may be shown again in another view.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdShown)
    #endif
    case ERROR_CODE_AD_SHOWN = 10
    /// Never given for native ads: it is a popup's.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAdHideForToday)
    #endif
    case ERROR_CODE_AD_HIDE_FOR_TODAY = 11
    /// Never given here: a server of one's own has no account to be used up.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeAccountUsageLimitExceeded)
    #endif
    case ERROR_CODE_ACCOUNT_USAGE_LIMIT_EXCEEDED = 12
    /// Never given for native ads: it is a full-screen ad's.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeLandscapeUnsupported)
    #endif
    case ERROR_CODE_LANDSCAPE_UNSUPPORTED = 13
    /// Nothing is sold, and the backfill that was asked then has nothing either.
    #if canImport(ObjectiveC)
    @objc(AdropErrorCodeBackfillNoFill)
    #endif
    case ERROR_CODE_AD_BACKFILL_NO_FILL = 14

    /// The name of the code, such as `ERROR_CODE_AD_NO_FILL`.
    public var keyString: String { AdropErrorCodeToString(code: self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a code, such as `ERROR_CODE_AD_NO_FILL`.
public func AdropErrorCodeToString(code: AdropErrorCode) -> String {
    switch code {
    case .ERROR_CODE_NETWORK: "ERROR_CODE_NETWORK"
    case .ERROR_CODE_INTERNAL: "ERROR_CODE_INTERNAL"
    case .ERROR_CODE_INITIALIZE: "ERROR_CODE_INITIALIZE"
    case .ERROR_CODE_INVALID_UNIT: "ERROR_CODE_INVALID_UNIT"
    case .ERROR_CODE_NOT_TARGET_COUNTRY: "ERROR_CODE_NOT_TARGET_COUNTRY"
    case .ERROR_CODE_AD_INACTIVE: "ERROR_CODE_AD_INACTIVE"
    case .ERROR_CODE_AD_NO_FILL: "ERROR_CODE_AD_NO_FILL"
    case .ERROR_CODE_AD_LOAD_DUPLICATED: "ERROR_CODE_AD_LOAD_DUPLICATED"
    case .ERROR_CODE_AD_LOADING: "ERROR_CODE_AD_LOADING"
    case .ERROR_CODE_AD_EMPTY: "ERROR_CODE_AD_EMPTY"
    case .ERROR_CODE_AD_SHOWN: "ERROR_CODE_AD_SHOWN"
    case .ERROR_CODE_AD_HIDE_FOR_TODAY: "ERROR_CODE_AD_HIDE_FOR_TODAY"
    case .ERROR_CODE_ACCOUNT_USAGE_LIMIT_EXCEEDED: "ERROR_CODE_ACCOUNT_USAGE_LIMIT_EXCEEDED"
    case .ERROR_CODE_LANDSCAPE_UNSUPPORTED: "ERROR_CODE_LANDSCAPE_UNSUPPORTED"
    case .ERROR_CODE_AD_BACKFILL_NO_FILL: "ERROR_CODE_AD_BACKFILL_NO_FILL"
    }
}
#endif
