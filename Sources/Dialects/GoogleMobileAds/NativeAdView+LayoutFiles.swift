#if canImport(UIKit)
#if !canImport(ObjectiveC)
import NativeAdsUI
public import UIKit

extension NativeAdView: NibOutletConnecting {
    /// Keeps a view of a layout file as the outlet of this name.
    public func connect(outlet: String, to object: Any) -> Bool {
        keep(
            object,
            as: outlet,
            among: [
                "headlineView": \.headlineView, "callToActionView": \.callToActionView,
                "iconView": \.iconView, "bodyView": \.bodyView, "storeView": \.storeView,
                "priceView": \.priceView, "imageView": \.imageView,
                "starRatingView": \.starRatingView, "advertiserView": \.advertiserView,
                "mediaView": \.mediaView, "adChoicesView": \.adChoicesView,
            ]
        )
    }
}
#endif
#endif
