#if canImport(UIKit)
public import Foundation
public import UIKit

/// What one load tells of the page that the ad is for, and of the person who looks at it.
///
/// It is read when it is handed to ``AdLoader/load(_:)``; changes after that are for the next load.
#if canImport(ObjectiveC)
@objc(GADRequest) @objcMembers
#endif
public class Request: NSObject, NSCopying {
    /// Where the ad will be shown; nothing here depends on it.
    public weak var scene: UIWindowScene?
    /// What the page is about.
    public var keywords: [String]?
    /// The address of the page, for what it is about.
    public var contentURL: String?
    /// Addresses of what is shown beside it.
    public var neighboringContentURLs: [String]?
    /// A number of yours for the place in the app; 0, none, by default.
    public var placementID: Int64 = 0
    /// Who makes the request, where that is a library of somebody else.
    public var requestAgent: String?
    /// Keys and values that campaigns are booked on: texts, numbers, or lists of them.
    public var customTargeting: [String: Any]?

    private var extras: [ObjectIdentifier: any AdNetworkExtras] = [:]

    /// Tells nothing of page and person.
    public required override init() {
        super.init()
    }

    #if canImport(ObjectiveC)
    /// A request that tells nothing, as Objective-C asks for one.
    @objc(request) public class func makeRequest() -> Self { Self() }
    #endif

    /// Sends these parameters, too; they replace those of the same class.
    #if canImport(ObjectiveC)
    @objc(registerAdNetworkExtras:)
    #endif
    public func register(_ extras: any AdNetworkExtras) {
        self.extras[ObjectIdentifier(type(of: extras))] = extras
    }

    /// The registered parameters of a class.
    #if canImport(ObjectiveC)
    @objc(adNetworkExtrasFor:)
    #endif
    public func adNetworkExtras(for aClass: AnyClass) -> (any AdNetworkExtras)? {
        extras[ObjectIdentifier(aClass)]
    }

    /// Sends the parameters of a class no more.
    #if canImport(ObjectiveC)
    @objc(removeAdNetworkExtrasFor:)
    #endif
    public func removeAdNetworkExtras(for aClass: AnyClass) {
        extras[ObjectIdentifier(aClass)] = nil
    }

    /// A request of the same class that tells the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.scene, copy.keywords, copy.contentURL) = (scene, keywords, contentURL)
        (copy.neighboringContentURLs, copy.placementID) = (neighboringContentURLs, placementID)
        (copy.requestAgent, copy.customTargeting) = (requestAgent, customTargeting)
        copy.extras = extras
        return copy
    }
}
#endif
