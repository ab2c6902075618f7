#if canImport(UIKit)
import NativeAds

/// How far icon or main media of an ad has come.
#if canImport(ObjectiveC)
@objc(GFPNativeAdMediaLoadingState)
#endif
public enum GFPNativeAdMediaLoadingState: Int, Sendable {
    /// The ad has no such part.
    case notAvailable
    case loading
    case loaded
    case failed

    init(_ state: AssetState) {
        switch state {
        case .notAvailable: self = .notAvailable
        case .loading: self = .loading
        case .loaded: self = .loaded
        case .failed: self = .failed
        }
    }
}

/// A part of an ad that is loaded.
#if canImport(ObjectiveC)
@objc(GFPNativeAdMediaAssetType)
#endif
public enum GFPNativeAdMediaAssetType: Int, Sendable {
    case icon
    /// The main picture or the video.
    case media

    /// `nil` for pictures that GFP tells nothing of.
    init?(_ role: AssetRole) {
        switch role {
        case .icon: self = .icon
        case .main: self = .media
        default: return nil
        }
    }
}
#endif
