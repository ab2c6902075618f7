#if canImport(UIKit)
public import Foundation
import NativeAds

/// What all requests say of the app and its people.
#if canImport(ObjectiveC)
@objc(GADRequestConfiguration) @objcMembers
#endif
@preconcurrency @MainActor public final class RequestConfiguration: NSObject {
    /// For whom the content of ads may be at most; sellers are told.
    public var maxAdContentRating: GADMaxAdContentRating?
    /// Devices that get test ads from the vendor; here a test unit of the server does that for any.
    public var testDeviceIdentifiers: [String]?
    /// Whether the person is too young to consent to the use of their data; unknown by default.
    public var tagForUnderAgeOfConsent: NSNumber?
    /// Whether the app is for children under US law; unknown by default.
    public var tagForChildDirectedTreatment: NSNumber?
    /// Whether ads may be chosen by what is known of the person.
    public var publisherPrivacyPersonalizationState = PublisherPrivacyPersonalizationState.default

    /// Nothing here makes an identifier of the app's own, so there is none to be turned off.
    public func setPublisherFirstPartyIDEnabled(_ enabled: Bool) {}

    /// Puts what was said over the app's configuration; what was not said stays.
    func apply(to settings: inout NativeAds.Configuration) {
        if let tag = tagForChildDirectedTreatment { settings.isChildDirected = tag.boolValue }
        if let tag = tagForUnderAgeOfConsent { settings.isUnderAgeOfConsent = tag.boolValue }
        if publisherPrivacyPersonalizationState == .disabled {
            settings.identifiers = nil
            settings.trackingAuthorization = { .denied }
        }
    }
}
#endif
