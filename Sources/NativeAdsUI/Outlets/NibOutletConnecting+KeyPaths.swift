#if canImport(UIKit)
#if !canImport(ObjectiveC)
public import UIKit

extension NibOutletConnecting {
    /// Keeps what a layout file connects to an outlet in the property of that name; whether there is
    /// one, and of that type.
    ///
    /// On Apple's systems key-value coding does this for `@IBOutlet`.
    package func keep(
        _ object: Any,
        as outlet: String,
        among outlets: [String: PartialKeyPath<Self>]
    ) -> Bool {
        guard let path = outlets[outlet] else { return false }
        func keep<Value>(_ type: Value.Type) -> Bool {
            guard let path = path as? ReferenceWritableKeyPath<Self, Value>,
                let value = object as? Value
            else { return false }
            self[keyPath: path] = value
            return true
        }
        let type: any Any.Type = type(of: path).valueType
        return keep(type)
    }
}

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
