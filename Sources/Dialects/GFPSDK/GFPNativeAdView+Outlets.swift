#if canImport(UIKit)
import NativeAds
import NativeAdsUI
public import UIKit

extension GFPNativeAdView {
    /// The labels that are set.
    public func labels() -> [UILabel] {
        let standard = [
            titleLabel, bodyLabel, advertiserLabel, socialContextLabel, callToActionLabel,
            adBadgeLabel, noticeLabel,
        ]
        return standard.compactMap { $0 } + getAllExtraLabel().values
    }

    /// The label of a further text.
    public func extraLabel(with key: String) -> UILabel? { extraLabels[key]?.view as? UILabel }

    /// Says which label shows a further text; it is not kept, and `nil` is none.
    public func setExtraLabelWith(_ key: String, label: UILabel?) {
        extraLabels[key] = label.map(WeakOutlet.init)
        outletsDidChange()
    }

    /// The labels of all further texts.
    public func getAllExtraLabel() -> [String: UILabel] {
        extraLabels.compactMapValues { $0.view as? UILabel }
    }

    /// The image view of a further picture.
    public func extraImageView(with key: String) -> UIImageView? {
        extraImageViews[key]?.view as? UIImageView
    }

    /// Says which image view shows a further picture, which GFP writes into it; it is not kept, and
    /// `nil` is none.
    public func setExtraImageViewWith(_ key: String, imageView: UIImageView?) {
        extraImageViews[key] = imageView.map(WeakOutlet.init)
        outletsDidChange()
    }

    /// The image views of all further pictures.
    public func getAllExtraImageView() -> [String: UIImageView] {
        extraImageViews.compactMapValues { $0.view as? UIImageView }
    }
}

extension GFPNativeAdView {
    /// What GFP writes itself.
    var filledRoles: Set<AssetRole> {
        Set([.icon, .main] + extraImageViews.keys.map(AssetRole.format))
    }

    /// Which view shows what, and how it is looked at.
    func arrangement(of context: NaverContext) -> AdArrangement {
        var arrangement = AdArrangement(outlets: outlets)
        arrangement.friendly = context.setting.omFriendlyObstructions?.map(\.view) ?? []
        arrangement.adChoices = .corner(
            NaverRules.corner(context.setting.preferredAdChoicesViewPosition)
        )
        if let adChoicesView { arrangement.adChoices = .view(adChoicesView) }
        arrangement.presenter = { [weak root = context.root] in root }
        return arrangement
    }

    /// What the ad, while there is one, says of the media view's shape and of what lies over it.
    func dress() {
        mediaView?.isPreferredByAd = nativeAd?.context.setting.isImageSizePreferred ?? false
        switch nativeAd?.interfaceStyle {
        case .light: mediaView?.adStyle = .light
        case .dark: mediaView?.adStyle = .dark
        default: mediaView?.adStyle = .unspecified
        }
    }

    private var outlets: [AssetRole: UIView] {
        let standard: [AssetRole: UIView?] = [
            .headline: titleLabel, .body: bodyLabel, .advertiser: advertiserLabel,
            .callToAction: callToActionLabel, .icon: iconView, .main: mediaView,
            "socialContext": socialContextLabel, "badge": adBadgeLabel, "notice": noticeLabel,
            "serviceAdBadge": serviceAdBadgeView,
        ]
        var outlets = standard.compactMapValues { $0 }
        for (key, label) in getAllExtraLabel() { outlets[AssetRole(key)] = label }
        for (key, view) in getAllExtraImageView() { outlets[.format(key)] = view }
        for (key, view) in additionalRenderingViewDict ?? [:] { outlets[AssetRole(key)] = view }
        return outlets
    }
}

/// A view that is not kept.
@MainActor struct WeakOutlet {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }
}
#endif
