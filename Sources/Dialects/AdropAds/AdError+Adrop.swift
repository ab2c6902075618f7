#if canImport(UIKit)
import NativeAds

/// A load that came to nothing, by Adrop's code.
struct AdropFailure: Error {
    let code: AdropErrorCode

    init(_ code: AdropErrorCode) { self.code = code }

    init(_ error: EngineAdError) { code = error.adropCode }
}

extension EngineAdError {
    /// Adrop's code for it.
    var adropCode: AdropErrorCode {
        switch reason {
        case .noFill: .ERROR_CODE_AD_NO_FILL
        case .backfillNoFill: .ERROR_CODE_AD_BACKFILL_NO_FILL
        case .timeout, .network: .ERROR_CODE_NETWORK
        case .invalidRequest: .ERROR_CODE_INVALID_UNIT
        case .alreadyLoading: .ERROR_CODE_AD_LOADING
        case .alreadyLoaded: .ERROR_CODE_AD_LOAD_DUPLICATED
        case .notConfigured: .ERROR_CODE_INITIALIZE
        case .expired, .notLoaded: .ERROR_CODE_AD_EMPTY
        case .badResponse, .internal, .cancelled, .noView, .mediaViewMismatch, .assetMissing,
            .assetFailed:
            .ERROR_CODE_INTERNAL
        }
    }
}
#endif
