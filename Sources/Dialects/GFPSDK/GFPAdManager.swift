#if canImport(UIKit)
public import Foundation
import NativeAds

/// Starts GFP, once in the life of an app and before the first load.
///
/// Where ads come from is said by `NativeAds.configure(endpoint:)` or `OpenNativeAdsEndpoint` in
/// `Info.plist`.
#if canImport(ObjectiveC)
@objc(GFPAdManager)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPAdManager: NSObject {
    nonisolated override init() {}

    /// Starts GFP with the configuration that is set, or the default one.
    public class func setup(
        withPublisherCd publisherCd: String?,
        target: (any GFPAdManagerDelegate)?,
        completionHandler: @escaping (GFPError?) -> Void
    ) {
        start(target, nil, completionHandler)
    }

    /// Starts GFP.
    ///
    /// The handler is told of no error: there is nothing to fetch. It is called on the main actor
    /// after this call has returned. `target` is not kept.
    public class func setup(
        withPublisherCd publisherCd: String?,
        target: (any GFPAdManagerDelegate)?,
        configuration: GFPAdConfiguration?,
        completionHandler: @escaping (GFPError?) -> Void
    ) {
        start(target, configuration, completionHandler)
    }

    /// Starts GFP for a service of a publisher, with the configuration that is set.
    public class func setup(
        withPublisherCd publisherCd: String?,
        serviceCd: String?,
        target: (any GFPAdManagerDelegate)?,
        completionHandler: @escaping (GFPError?) -> Void
    ) {
        start(target, nil, completionHandler)
    }

    /// Starts GFP for a service of a publisher.
    public class func setup(
        withPublisherCd publisherCd: String?,
        serviceCd: String?,
        target: (any GFPAdManagerDelegate)?,
        configuration: GFPAdConfiguration?,
        completionHandler: @escaping (GFPError?) -> Void
    ) {
        start(target, configuration, completionHandler)
    }

    /// Whether ``setup(withPublisherCd:target:completionHandler:)`` was called.
    public class func isSdkInitialized() -> Bool { NaverState.current.isSetUp }

    /// Replaces what holds for the loads that begin from now on.
    public class func setAdConfiguration(_ configuration: GFPAdConfiguration) {
        NaverState.current.configuration = configuration
    }

    /// What holds for all loads.
    public class func adConfiguration() -> GFPAdConfiguration { NaverState.current.configuration }

    /// Replaces what is known of the person, for the loads that begin from now on.
    public class func setUserParam(_ userParam: GFPUserParam?) {
        NaverState.current.userParam = userParam
    }

    /// What is known of the person.
    public class func userParam() -> GFPUserParam? { NaverState.current.userParam }

    /// The version of this library.
    public nonisolated class func sdkVersion() -> String { NativeAds.version }

    private class func start(
        _ target: (any GFPAdManagerDelegate)?,
        _ configuration: GFPAdConfiguration?,
        _ completionHandler: @escaping (GFPError?) -> Void
    ) {
        NaverState.current.start(target, configuration)
        Task { completionHandler(nil) }
    }
}
#endif
