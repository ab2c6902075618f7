#if canImport(UIKit)
import Foundation
import GFPSDKObjC
import NativeAds

/// Why a load failed: the vendor's error, and whom and what it comes from.
struct LoadFailure: Error {
    let error: GFPError
    let source: AdSource
    let status: Int?
    let auctionID: String?

    /// One that the engine knows nothing of.
    init(_ code: GFPErrorCode, _ sentence: String) {
        error = GFPError(code, sentence)
        (source, status, auctionID) = (.direct, nil, nil)
    }

    /// One of the engine's; a response at hand is JSON by then, and may be no bid response.
    init(_ error: EngineAdError, isGiven: Bool = false) {
        let isForeign = isGiven && error.reason == .badResponse
        self.error = GFPError(isForeign ? .wrongFormatAdList : error.reason.code, error.sentence)
        source = error.reason == .backfillNoFill ? .backfill : .direct
        (status, auctionID) = (error.status, error.auctionID)
    }
}

extension GFPLoadResponseInfo {
    /// That of a load with an ad.
    @MainActor convenience init(of ad: EngineAd, latency: NSNumber) {
        self.init(
            requestID: ad.creative.facts.auctionID,
            crid: ad.creative.creativeID,
            latency: latency,
            responses: [
                GFPInternalResponseInfo(adaptorName: ad.source.adaptorName, latency: latency)
            ]
        )
    }

    /// That of a load without one.
    convenience init(of failure: LoadFailure, latency: NSNumber) {
        let response = GFPInternalResponseInfo(
            adaptorName: failure.source.adaptorName,
            latency: latency,
            error: failure.error,
            status: failure.status
        )
        self.init(
            requestID: failure.auctionID,
            crid: nil,
            latency: latency,
            responses: [response]
        )
    }
}
#endif
