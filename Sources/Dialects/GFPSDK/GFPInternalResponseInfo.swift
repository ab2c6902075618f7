#if canImport(UIKit)
public import Foundation

/// How one source of ads answered.
#if canImport(ObjectiveC)
@objc(GFPInternalResponseInfo)
@objcMembers
#endif
public final class GFPInternalResponseInfo: NSObject, Sendable {
    /// Its name: `NDA` for the direct source, `DFP` for the backfill.
    public let adaptorName: String
    /// Milliseconds until its ad; 0 where it had none.
    public let loadLatency: NSNumber
    /// Milliseconds until its error; 0 where it had an ad.
    public let loadErrorLatency: NSNumber
    /// What went wrong; the vendor misspells it.
    public let errorMesage: String?
    /// The code of that.
    public let errorCode: NSNumber?
    /// A finer code: the HTTP status, where the source gave one.
    public let errorSubcode: NSNumber?

    init(
        adaptorName: String,
        latency: NSNumber,
        error: GFPError? = nil,
        status: Int? = nil
    ) {
        self.adaptorName = adaptorName
        loadLatency = error == nil ? latency : 0
        loadErrorLatency = error == nil ? 0 : latency
        errorMesage = error?.localizedDescription
        errorCode = error.map { NSNumber(value: $0.code) }
        errorSubcode = status.map { NSNumber(value: $0) }
    }
}
#endif
