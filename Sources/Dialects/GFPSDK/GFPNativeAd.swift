#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// A native ad: its parts, for an app that draws them in a ``GFPNativeAdView``.
#if canImport(ObjectiveC)
@objc(GFPNativeAd)
@objcMembers
#endif
@preconcurrency @MainActor
public final class GFPNativeAd: GFPNativeAdBase, GFPNativeAssetProtocol {
    /// Told about what happens to the ad; at first whoever the loader was given for that.
    public weak var delegate: (any GFPNativeAdDelegate)?

    /// The main picture or video; `nil` for ads without a media view, too.
    public private(set) lazy var mediaData: GFPMediaData? =
        mediaLoadingState == .notAvailable ? nil : GFPMediaData(ad)
    /// The icon.
    public private(set) lazy var iconData: GFPIconData? = hasIconImage ? GFPIconData(ad) : nil
    /// What a person can do about seeing the ad.
    public private(set) lazy var adChoicesData: GFPAdChoicesData? = GFPAdChoicesData(ad)

    private var observation: Observation?
    /// What was told last of icon and main media.
    var told: [AssetRole: AssetState]
    /// The size that the app knows of the main media.
    var size: MediaSize

    override init(_ ad: EngineAd, _ context: NaverContext, _ responseInfo: GFPLoadResponseInfo) {
        told = [.icon: ad.assetState(.icon), .main: ad.assetState(.main)]
        size = ad.mediaSize
        super.init(ad, context, responseInfo)
        observation = ad.observe { [weak self] event in self?.hear(event) }
        let leadsSomewhere = ad.creative.clickLink(for: nil) != nil
        if ad.source == .direct, leadsSomewhere, context.clickDelegate != nil { handOverClicks() }
    }

    /// The title.
    public var title: String? { ad.headline }
    /// The description.
    public var body: String? { ad.body }
    /// Who pays for the ad.
    public var advertiser: String? { ad.advertiser }
    /// The label of the button.
    public var callToAction: String? { ad.callToAction }
    /// What the seller wants the mark to say.
    public var badge: String? { extraText(with: "badge") }
    /// What the seller must say beside the ad.
    public var notice: String? { extraText(with: "notice") }
    /// What others say of it.
    public var socialContext: String? { extraText(with: "socialContext") }
    /// Whether there is an icon.
    public var hasIconImage: Bool { iconLoadingState != .notAvailable }

    /// The title as an option.
    public var titleOption: GFPLabelOption? { GFPLabelOption(of: title) }
    /// The description as an option.
    public var bodyOption: GFPLabelOption? { GFPLabelOption(of: body) }
    /// Who pays for the ad, as an option.
    public var advertiserOption: GFPLabelOption? { GFPLabelOption(of: advertiser) }
    /// The label of the button as an option.
    public var callToActionOption: GFPLabelOption? { GFPLabelOption(of: callToAction) }
    /// What the seller must say beside the ad, as an option.
    public var noticeOption: GFPLabelOption? { GFPLabelOption(of: notice) }

    /// The icon's size in pixels under ``kGFPNativeIconSizeKey``, as announced; zero if unknown.
    public var extraInfo: [String: NSObject]? {
        let icon = ad.creative.icon
        let size = CGSize(width: icon?.w ?? 0, height: icon?.h ?? 0)
        return [kGFPNativeIconSizeKey: NSValue(cgSize: size)]
    }

    /// A further text; see ``GFPExtraAssetKey``.
    public func extraText(with key: String) -> String? {
        ad.creative.extra[key] ?? ad.creative.format?.texts[key]
    }

    /// A further text as an option.
    public func extraLabelOption(with key: String) -> GFPLabelOption? {
        GFPLabelOption(of: extraText(with: key))
    }

    /// A further picture, once it is there.
    public func extraImage(with key: String) -> UIImage? { ad.image(.format(key)) }

    /// Where a further picture is.
    public func extraImageUrl(with key: String) -> URL? { ad.creative.format?.pictures[key]?.url }

    /// The words for a further picture: the text of the same key.
    public func extraImageAccessibility(with key: String) -> String? { extraText(with: key) }
}

extension GFPNativeAd {
    /// The app hears of it once whatever call caused it has returned.
    private func hear(_ event: EngineEvent) {
        Task { [weak self] in self?.tell(event) }
    }

    /// The app opens the pages of the ad, for as long as it has somebody for that.
    private func handOverClicks() {
        ad.onClick = { [weak delegate = context.clickDelegate] click in
            // The app hears of it once whatever call caused it has returned.
            Task {
                if let delegate, let url = click.link?.url {
                    delegate.openURL(with: url.absoluteString) { _ in }
                } else {
                    _ = await click.open()
                }
            }
        }
    }
}
#endif
