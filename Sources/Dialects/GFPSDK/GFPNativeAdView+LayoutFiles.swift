#if canImport(UIKit)
#if !canImport(ObjectiveC)
import NativeAdsUI
public import UIKit

extension GFPNativeAdView: NibOutletConnecting {
    /// Keeps a view of a layout file as the outlet of this name.
    public func connect(outlet: String, to object: Any) -> Bool {
        keep(
            object,
            as: outlet,
            among: [
                "mediaView": \.mediaView, "iconView": \.iconView, "titleLabel": \.titleLabel,
                "bodyLabel": \.bodyLabel, "advertiserLabel": \.advertiserLabel,
                "socialContextLabel": \.socialContextLabel,
                "callToActionLabel": \.callToActionLabel, "adBadgeLabel": \.adBadgeLabel,
                "noticeLabel": \.noticeLabel, "serviceAdBadgeView": \.serviceAdBadgeView,
                "adChoicesView": \.adChoicesView,
            ]
        )
    }
}
#endif
#endif
