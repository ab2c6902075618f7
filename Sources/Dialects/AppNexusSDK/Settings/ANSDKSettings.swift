public import Foundation
import NativeAds

/// What holds for all requests, from the next one on.
#if canImport(ObjectiveC)
@objc(ANSDKSettings) @objcMembers
#endif
@preconcurrency @MainActor public final class ANSDKSettings: NSObject {
    /// Seconds before an ad's end at which its delegate is told; 60 by default, and for 0 or less.
    ///
    /// An ad that lives no longer than this is told of 60 seconds before its end.
    public var nativeAdAboutToExpireInterval = 60 {
        didSet { if nativeAdAboutToExpireInterval <= 0 { nativeAdAboutToExpireInterval = 60 } }
    }
    /// Without effect: Open Measurement needs its own certified SDK, and `api: 7` is never claimed.
    public var enableOpenMeasurement = true
    /// Without effect, as ``enableOpenMeasurement``.
    public var enableOMIDOptimization = false
    /// Without effect: ads are always looked at while a list scrolls.
    public var enableContinuousTracking = false
    /// Without effect: there is no location that a creative could ask for.
    public var locationEnabledForCreative = true
    /// Without effect: the in-app browser of the system says "Done" itself.
    public var sdkBrowserDismissTitle: String?
    /// Whether requests are tests, for which nobody pays; `false` by default.
    public var enableTestMode = false
    /// Milliseconds that bidders have; 0, the endpoint's own time, by default.
    public var auctionTimeout: UInt = 0
    /// Whether the person opted out of tracking in the app; `false` by default.
    public var doNotTrack = false
    /// Whether the advertising identifier stays on the device; `false` by default.
    public var disableIDFAUsage = false
    /// Whether the vendor's identifier stays on the device; `false` by default.
    public var disableIDFVUsage = false
    /// The publisher's own name for the person.
    public var publisherUserId: String?
    /// Identifiers of the person by others.
    public var userIdArray: [ANUserId]?
    /// The country of the person, as three letters, in place of where the request comes from.
    public var geoOverrideCountryCode: String?
    /// The postal code of the person.
    public var geoOverrideZipCode: String?
    /// The language of what the app shows, as two letters.
    public var contentLanguage: String?
    /// What the browser calls itself, in place of what the system says.
    public var customUserAgent: String?
    /// The release of this package.
    public var sdkVersion: String { NativeAds.version }

    private nonisolated override init() { super.init() }

    /// The settings of the process.
    public class func sharedInstance() -> ANSDKSettings {
        SharedAds.current.state { ANSDKSettings() }
    }

    /// The settings as requests say them.
    var request: RequestSettings {
        var request = RequestSettings()
        request.userAgent = customUserAgent
        request.bidTime = auctionTimeout > 0 ? Int(clamping: auctionTimeout) : nil
        request.isTest = enableTestMode
        request.contentLanguage = contentLanguage
        request.optsOutOfTracking = doNotTrack
        request.withholdsAdvertisingID = disableIDFAUsage
        request.withholdsVendorID = disableIDFVUsage
        request.extendedIDs = (userIdArray ?? []).map { id in
            .init(source: id.source, id: id.userId, isPublisherProvided: id.isFirstParytId)
        }
        return request
    }

    /// Has nothing to prepare, and says so.
    public func optionalSDKInitialization(_ success: ((Bool) -> Void)?) {
        guard let success else { return }
        Task { success(true) }
    }
}
