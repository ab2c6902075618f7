#if canImport(UIKit)
#if !canImport(ObjectiveC)
public import UIKit

extension NativeAdView: NibOutletConnecting {
    /// Keeps a view of a layout file as the outlet of this name.
    public func connect(outlet: String, to object: Any) -> Bool {
        keep(
            object,
            as: outlet,
            among: [
                "headlineView": \.headlineView, "bodyView": \.bodyView,
                "callToActionView": \.callToActionView, "advertiserView": \.advertiserView,
                "iconView": \.iconView, "starRatingView": \.starRatingView,
                "priceView": \.priceView, "storeView": \.storeView, "mediaView": \.mediaView,
            ]
        )
    }
}
#endif
#endif
