#if canImport(UIKit)
import NativeAds
import NativeAdsUI
import OpenRTB

/// All that this vendor's ads do otherwise than the engine does by itself.
///
/// | What | Here | The engine by itself |
/// |---|---|---|
/// | Impression | the first visible pixel; of a custom format when the app says so | the first pixel |
/// | AdChoices | on backfill alone, in a corner or in the app's ``AdChoicesView`` | on all that have a page for it |
/// | Required | headline and main picture or video; of a custom format nothing | headline and main picture |
/// | Clicks | every outlet, white space never | what is named, or all of the view |
/// | Media | a ``MediaView`` shows and plays before the ad has a view | the same |
/// | Batch | 1 to 5 ads, fewer without a word | 1 to 100 |
/// | Life | one hour from the sale, where the seller says nothing | the same |
enum GoogleRules {
    /// More are never asked for, nor handed on.
    static let mostAds = 5

    /// Puts the rules, and what the app has told the vendor's SDK, over the app's configuration.
    @MainActor static func apply(to settings: inout NativeAds.Configuration) {
        settings.impression = .onePixel
        settings.adChoices = .backfillOnly
        settings.expiry = 3600
        settings.hasMediaView = nil
        settings.topsUpFromBackfill = false
        MobileAds.shared.apply(to: &settings)
    }

    /// The parts that a load asks for.
    static func assets(for settings: LoaderSettings, isCustom: Bool) -> [AssetRequest] {
        let standard = [AssetRequest].standard.map { asset in
            var asset = asset
            if isCustom { asset.required = false }
            if case .image(let image) = asset.content, image.type == .main {
                asset.content = .image(settings.shape.applied(to: image))
            }
            return asset
        }
        let more = settings.wantsMoreImages ? moreImages : []
        return standard + [AssetRequest(id: 9, content: .data(type: .price))] + more
    }

    private static let moreImages = (10...13).map { id in
        AssetRequest(id: id, content: .image(ImageRequest(type: .main, wmin: 200, hmin: 200)))
    }

    /// Whether an ad has what this vendor promises of each.
    @MainActor static func isWhole(_ ad: EngineAd) -> Bool {
        let creative = ad.creative
        let hasMedia = creative.main != nil || creative.vast != nil || creative.html != nil
        return creative.headline != nil && hasMedia
    }
}

extension MediaAspectRatio {
    /// The request for a picture, with the size that is wished for.
    fileprivate func applied(to image: ImageRequest) -> ImageRequest {
        var image = image
        switch self {
        case .unknown, .any: break
        case .landscape: (image.w, image.h) = (1200, 627)
        case .portrait: (image.w, image.h) = (1080, 1920)
        case .square: (image.w, image.h) = (1200, 1200)
        }
        return image
    }
}
#endif
