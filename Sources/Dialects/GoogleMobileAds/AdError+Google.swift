#if canImport(UIKit)
import Foundation
import NativeAds

extension RequestError {
    /// The vendor's error for one of the engine's.
    init(_ error: AdError, of source: LoadPlan.Source) {
        let code = Code(error, isFromApp: source.isResponse)
        let networks = error.sources.map { source in
            AdNetworkResponseInfo(source, error: RequestError(code, error.sentence))
        }
        self.init(code, error.sentence, response: ResponseInfo(failed: networks))
    }
}

extension RequestError.Code {
    /// The vendor's number for an error of the engine; all that it has are named here.
    init(_ error: AdError, isFromApp: Bool) {
        switch error.reason {
        case .noFill, .backfillNoFill: self = .noFill
        case .timeout: self = .timeout
        case .network: self = (error.status ?? 0) >= 500 ? .serverError : .networkError
        case .badResponse: self = isFromApp ? .receivedInvalidAdString : .serverError
        case .invalidRequest, .alreadyLoading, .alreadyLoaded: self = .invalidRequest
        case .notConfigured: self = .applicationIdentifierMissing
        case .internal, .cancelled: self = .internalError
        // These are about an ad on a view, not about a load.
        case .expired, .notLoaded, .noView, .mediaViewMismatch, .assetMissing, .assetFailed:
            self = .internalError
        }
    }
}

extension AdError {
    /// Who was asked before it came to this.
    fileprivate var sources: [AdSource] {
        switch reason {
        case .notConfigured: []
        case .invalidRequest where status == nil: []
        case .backfillNoFill: [.direct, .backfill]
        default: [.direct]
        }
    }
}

/// What this module finds wrong by itself.
extension RequestError {
    static let isBusy = RequestError(
        .invalidRequest,
        "This loader is still loading; wait for adLoaderDidFinishLoading, or use another loader."
    )
    static let unitIsEmpty = RequestError(.invalidArgument, "The ad unit ID is empty.")
    static let responseWasUsed = RequestError(
        .adAlreadyUsed,
        "This loader has loaded this ad response before; its ads are the same, and count once."
    )
    static let typesAreMissing = RequestError(
        .invalidRequest,
        "The loader was asked for no type of ad; say .native, .customNative or both."
    )
    static let formatsAreMissing = RequestError(
        .invalidRequest,
        "customNativeAdFormatIDs(for:) names no format, so no ad can come."
    )

    static func countIsTooSmall(_ count: Int) -> RequestError {
        RequestError(.invalidRequest, "numberOfAds is \(count); ask for 1 to 5.")
    }

    static func delegateLacks(_ name: String) -> RequestError {
        RequestError(
            .invalidRequest,
            "The loader's delegate does not conform to \(name), which its ad types need."
        )
    }
}
#endif
