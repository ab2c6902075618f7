#if canImport(UIKit)
public import Foundation

/// What came of ``MobileAds/start(completionHandler:)``.
#if canImport(ObjectiveC)
@objc(GADInitializationStatus) @objcMembers
#endif
public final class InitializationStatus: NSObject, Sendable {
    /// The one source of ads there is, `OpenNativeAds`.
    public let adapterStatusesByClassName: [String: AdapterStatus]

    init(_ status: AdapterStatus) {
        adapterStatusesByClassName = ["OpenNativeAds": status]
        super.init()
    }
}
#endif
