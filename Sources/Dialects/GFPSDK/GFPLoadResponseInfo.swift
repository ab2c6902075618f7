#if canImport(UIKit)
public import Foundation

/// How a load went, for a log.
///
/// Times are in milliseconds.
#if canImport(ObjectiveC)
@objc(GFPLoadResponseInfo)
@objcMembers
#endif
public final class GFPLoadResponseInfo: NSObject, Sendable {
    /// The seller's id for the auction; empty where there was none.
    public let requestID: String
    /// From the call to the outcome.
    public let totalLoadLatency: NSNumber
    /// The same: ad and pictures come by one road.
    public var adCallLatency: NSNumber { totalLoadLatency }
    /// The same.
    public var adaptorLoadLatency: NSNumber { totalLoadLatency }
    /// The seller's id for the creative.
    public let crid: String?
    /// Who was asked: whoever answered last.
    public let loadResponseList: [GFPInternalResponseInfo]

    init(
        requestID: String?,
        crid: String?,
        latency: NSNumber,
        responses: [GFPInternalResponseInfo]
    ) {
        self.requestID = requestID ?? ""
        self.crid = crid
        totalLoadLatency = latency
        loadResponseList = responses
    }
}
#endif
