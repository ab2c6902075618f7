#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC
import NativeAds
import OpenRTB

/// What all ads of GFP have in common.
#if canImport(ObjectiveC)
@objc(GFPNativeAdBase)
@objcMembers
#endif
@preconcurrency @MainActor public class GFPNativeAdBase: NSObject {
    let ad: EngineAd
    let context: NaverContext
    /// Light or dark for what lies over the ad.
    private(set) var interfaceStyle: GFPAdInterfaceStyle
    /// Told when that has changed.
    var onStyle: (() -> Void)?
    /// How the load went.
    public let responseInfo: GFPLoadResponseInfo
    /// The name of this ad in logs.
    public let logId: UUID

    init(_ ad: EngineAd, _ context: NaverContext, _ responseInfo: GFPLoadResponseInfo) {
        (self.ad, self.context, self.responseInfo) = (ad, context, responseInfo)
        interfaceStyle = context.setting.adInterfaceStyle
        logId = UUID(uuidString: ad.id) ?? Self.noID
    }

    /// Of an ad whose world names things in another way, a test's for one.
    private static let noID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// Who sold it: `NDA`, the direct source, or `DFP`, the backfill.
    public var adProviderType: GFPNativeAdProviderType {
        switch ad.source {
        case .direct: .NDA
        case .backfill: .DFP
        }
    }

    /// The name of who sold it.
    public var adProviderName: String { ad.source.adaptorName }

    /// The layout that the seller means it for: its tag `visualKey`.
    public var adVisualKey: String? { ad.creative.tags["visualKey"]?.string }

    /// Whether it is too old to be shown.
    public var isAdInvalidate: Bool { ad.state == .expired }

    /// The ad beneath it, of the module `NativeAds`.
    public var adProviderNativeAd: Any { ad }

    /// What it is to be shown as.
    public var adStyleType: GFPAdStyleType {
        let isVideo = ad.creative.vast != nil && context.setting.hasMediaView
        return isVideo ? .outstreamVideo : .feedNative
    }

    /// How far the icon has come.
    public var iconLoadingState: GFPNativeAdMediaLoadingState {
        GFPNativeAdMediaLoadingState(ad.assetState(.icon))
    }

    /// How far the main picture or the video has come.
    public var mediaLoadingState: GFPNativeAdMediaLoadingState {
        GFPNativeAdMediaLoadingState(ad.assetState(.main))
    }

    /// Draws what lies over the ad for light or dark from now on, wherever it is shown.
    public func updateInterfaceStyle(_ style: GFPAdInterfaceStyle) {
        interfaceStyle = style
        onStyle?()
    }
}

extension AdSource {
    /// What GFP calls whom.
    var adaptorName: String {
        switch self {
        case .direct: "NDA"
        case .backfill: "DFP"
        }
    }
}
#endif
