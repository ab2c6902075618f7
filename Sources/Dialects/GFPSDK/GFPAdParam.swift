#if canImport(UIKit)
public import Foundation
import NativeAds

/// What an app knows of the place that an ad is loaded for; read as each load begins.
///
/// It may be filled on any thread.
#if canImport(ObjectiveC)
@objc(GFPAdParam)
@objcMembers
#endif
public final class GFPAdParam: NSObject, Sendable {
    /// What it says, as one value.
    struct Values: Sendable {
        var currentPageUrl: String?
        var referrerPageUrl: String?
        var keywords: [String]?
        var customUserParam: [String: String]?
        var prebidHBParam: [String: String]?
        var contentInfo: GFPContentInfo?
        var optOut: NSNumber?
        var yearOfBirth: UInt = 0
        var gender = GFPAdParamGenderType.other
        var userID: String?
        var userCountryCode: String?

        /// Whether the person wants no personal ads.
        var isOptedOut: Bool { optOut?.boolValue ?? false }
    }

    private let values = Locked(Values())

    /// Knows nothing.
    public override init() {}

    /// What it says now.
    var snapshot: Values { values.withLock { $0 } }

    /// The address of the page that has what the app shows.
    public var currentPageUrl: String? {
        get { snapshot.currentPageUrl }
        set { values.withLock { $0.currentPageUrl = newValue } }
    }

    /// The address of the page that led there.
    public var referrerPageUrl: String? {
        get { snapshot.referrerPageUrl }
        set { values.withLock { $0.referrerPageUrl = newValue } }
    }

    /// What the content is about.
    public var keywords: [String]? {
        get { snapshot.keywords }
        set { values.withLock { $0.keywords = newValue } }
    }

    /// The app's own conditions.
    public var customUserParam: [String: String]? {
        get { snapshot.customUserParam }
        set { values.withLock { $0.customUserParam = newValue } }
    }

    /// Conditions from a header auction that the app held.
    public var prebidHBParam: [String: String]? {
        get { snapshot.prebidHBParam }
        set { values.withLock { $0.prebidHBParam = newValue } }
    }

    /// What a Communication Ad stands beside.
    public var contentInfo: GFPContentInfo? {
        get { snapshot.contentInfo }
        set { values.withLock { $0.contentInfo = newValue } }
    }

    /// Not 0 where the person wants no personal ads: then nothing of the person goes out.
    ///
    /// The consent that the device stores holds whatever this says.
    public var optOut: NSNumber? {
        get { snapshot.optOut }
        set { values.withLock { $0.optOut = newValue } }
    }

    /// The year of birth; 0, the default, leaves it to ``GFPUserParam``, where it is since 8.0.
    public var yearOfBirth: UInt {
        get { snapshot.yearOfBirth }
        set { values.withLock { $0.yearOfBirth = newValue } }
    }

    /// The gender; `other`, the default, leaves it to ``GFPUserParam``, where it is since 8.0.
    public var gender: GFPAdParamGenderType {
        get { snapshot.gender }
        set { values.withLock { $0.gender = newValue } }
    }

    /// The service's own id for the person, before that of ``GFPUserParam``, where it is since 8.0.
    public var userID: String? {
        get { snapshot.userID }
        set { values.withLock { $0.userID = newValue } }
    }

    /// The country, before that of ``GFPUserParam``, where it is since 8.0.
    public var userCountryCode: String? {
        get { snapshot.userCountryCode }
        set { values.withLock { $0.userCountryCode = newValue } }
    }
}
#endif
