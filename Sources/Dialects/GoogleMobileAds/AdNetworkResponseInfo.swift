#if canImport(UIKit)
public import Foundation
import NativeAds

/// What one ad source answered.
#if canImport(ObjectiveC)
@objc(GADAdNetworkResponseInfo) @objcMembers
#endif
public final class AdNetworkResponseInfo: NSObject, Sendable {
    /// `OpenNativeAdsDirect` or `OpenNativeAdsBackfill`: there are no adapters here.
    public let adNetworkClassName: String
    /// Always empty.
    public var adUnitMapping: [String: Any] { [:] }
    /// What people call the source.
    public let adSourceName: String?
    /// The buyer's seat, where the source says.
    public let adSourceID: String?
    /// The deal that was sold under, where the source says.
    public let adSourceInstanceName: String?
    /// The creative, where the source says.
    public let adSourceInstanceID: String?
    /// Why no ad came of it; `nil` where one did.
    public let error: (any Error)?
    /// Seconds that the source took; always 0, as they are not measured apart from the pictures'.
    public var latency: TimeInterval { 0 }
    /// All of this, for a log.
    public var dictionaryRepresentation: [String: Any] {
        var all: [String: Any] = ["Ad Network Class Name": adNetworkClassName]
        all["Ad Source Name"] = adSourceName
        all["Ad Source ID"] = adSourceID
        all["Ad Source Instance Name"] = adSourceInstanceName
        all["Ad Source Instance ID"] = adSourceInstanceID
        all["Error"] = error.map { ($0 as NSError).localizedDescription }
        return all
    }

    init(_ source: AdSource, creative: Creative? = nil, error: (any Error)? = nil) {
        adNetworkClassName = "OpenNativeAds\(source == .direct ? "Direct" : "Backfill")"
        adSourceName = source == .direct ? "Direct" : "Backfill"
        adSourceID = creative?.facts.seat
        adSourceInstanceName = creative?.facts.dealID
        adSourceInstanceID = creative?.creativeID
        self.error = error
        super.init()
    }
}
#endif
