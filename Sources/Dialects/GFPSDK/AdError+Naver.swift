#if canImport(UIKit)
import GFPSDKObjC
import NativeAds

// | The engine's reason            | GFP's code                 |
// |--------------------------------|----------------------------|
// | noFill, backfillNoFill         | NoFill 3310                |
// | timeout                        | RequestTimeout 3400        |
// | network                        | RequestAdList 3210         |
// | badResponse                    | ParseAdList 3220           |
// | invalidRequest                 | InvalidAdParam 3120        |
// | alreadyLoading, alreadyLoaded  | WrongCommand 1100          |
// | cancelled                      | CancelInternal 3001        |
// | internal                       | Internal 1000              |
// | notConfigured                  | RequestInitInfo 2310       |
// | expired, notLoaded, noView, mediaViewMismatch | NativeAdRendering 5100 |
// | assetMissing, assetFailed      | NativeImageLoadFailed 5110 |
//
// The dialect adds four causes: GFP was not set up (ParamInitInfo 2300), a unit without a name
// (InvalidAdUnit 3110), a response at hand that is JSON but no bid response (WrongFormatAdList
// 3221), and a video that fails once the app has its ad (NativeVideoLoadFailed 5120). Native ads can
// reach no other code of the vendor's.
extension EngineAdError.Reason {
    /// The vendor's code.
    var code: GFPErrorCode {
        switch self {
        case .noFill, .backfillNoFill: .noFill
        case .timeout: .requestTimeout
        case .network: .requestAdList
        case .badResponse: .parseAdList
        case .invalidRequest: .invalidAdParam
        case .alreadyLoading, .alreadyLoaded: .wrongCommand
        case .cancelled: .cancelInternal
        case .internal: .internal
        case .notConfigured: .requestInitInfo
        case .expired, .notLoaded, .noView, .mediaViewMismatch: .nativeAdRendering
        case .assetMissing, .assetFailed: .nativeImageLoadFailed
        }
    }
}

extension GFPError {
    /// The vendor's error for one of the engine's, in the engine's words.
    convenience init(_ error: EngineAdError) {
        self.init(error.reason.code, error.sentence)
    }
}
#endif
