import Foundation
import NativeAds

/// The domain of all errors of this module.
private let sdkDomain = "com.appnexus.sdk"

extension AdError {
    /// The vendor's code for a failed load.
    ///
    /// | Code | Cause |
    /// |---|---|
    /// | INVALID_REQUEST | no start-up, no endpoint, no placement, assets that are none, or the endpoint's refusal |
    /// | UNABLE_TO_FILL | no bid, or none that can be shown |
    /// | NETWORK_ERROR | no connection, no answer in time, or a server that is too busy |
    /// | INTERNAL_ERROR | a fault of this package |
    /// | REQUEST_TOO_FREQUENT | a load while another is under way |
    /// | BAD_FORMAT | an answer that is no bid response |
    /// | DEFAULT, SUCCESS, MEDIATED_SDK_UNAVAILABLE, BAD_URL, BAD_URL_CONNECTION, NON_VIEW_RESPONSE, CUSTOM_ADAPTER_ERROR | nothing leads to them |
    var responseCode: ANAdResponseCode {
        switch reason {
        case .invalidRequest, .notConfigured: .INVALID_REQUEST()
        case .noFill, .backfillNoFill: .UNABLE_TO_FILL()
        case .network, .timeout: .NETWORK_ERROR()
        case .badResponse: .BAD_FORMAT()
        case .alreadyLoading: .REQUEST_TOO_FREQUENT()
        case .internal, .cancelled, .alreadyLoaded, .expired, .notLoaded, .noView,
            .mediaViewMismatch, .assetMissing, .assetFailed:
            .INTERNAL_ERROR()
        }
    }

    /// The error as the vendor's delegates are told it.
    var appNexus: NSError {
        NSError(
            domain: sdkDomain,
            code: responseCode.code,
            userInfo: [NSLocalizedDescriptionKey: sentence]
        )
    }

    /// No member has started up.
    static let notStarted = AdError(
        .notConfigured,
        sentence: "Call XandrAd.sharedInstance().initWithMemberID before the first load."
    )

    /// A request for no place.
    static let noPlacement = AdError(
        .invalidRequest,
        sentence: "Set a placementId, or an inventory code and its member."
    )

    /// Assets that cannot be sent.
    static let noAssets = AdError(
        .invalidRequest,
        sentence:
            "openRTBAssets may hold texts, numbers, truth values, lists and dictionaries only."
    )

    /// Several units that are none.
    static let noUnits = AdError(
        .invalidRequest,
        sentence: "The multi-ad request has no units; add one."
    )

    /// The vendor's code for a failed registration.
    var registerCode: ANNativeAdRegisterErrorCode {
        switch reason {
        case .noView: .invalidView
        case .expired: .expiredResponse
        case .noFill, .backfillNoFill, .timeout, .network, .badResponse, .invalidRequest,
            .alreadyLoading, .alreadyLoaded, .internal, .cancelled, .notLoaded, .notConfigured,
            .mediaViewMismatch, .assetMissing, .assetFailed:
            .internalError
        }
    }
}

extension NSError {
    /// The error of a registration.
    convenience init(_ code: ANNativeAdRegisterErrorCode) {
        self.init(
            domain: sdkDomain,
            code: Int(code.rawValue),
            userInfo: [NSLocalizedDescriptionKey: code.sentence]
        )
    }
}

extension ANNativeAdRegisterErrorCode {
    fileprivate var sentence: String {
        switch self {
        case .invalidView: "There is no view to register; is the outlet connected?"
        case .invalidRootViewController: "There is no controller to show pages over."
        case .expiredResponse: "The ad is too old to be shown; load a new one."
        case .badAdapter: "The mediation adapter is missing."
        case .internalError: "The ad cannot be registered on this view."
        }
    }
}
