import GoogleMobileAds
import Testing
import UIKit

/// What a publisher's layout file connects.
@MainActor struct LayoutFileTests {
    @Test func `a layout file gives the ad view each of its parts`() {
        let (view, media, choices) = (NativeAdView(), MediaView(), AdChoicesView())
        let parts: [(String, UIView, () -> UIView?)] = [
            ("headlineView", UILabel(), { view.headlineView }),
            ("callToActionView", UIButton(), { view.callToActionView }),
            ("iconView", UIImageView(), { view.iconView }),
            ("bodyView", UILabel(), { view.bodyView }),
            ("storeView", UILabel(), { view.storeView }),
            ("priceView", UILabel(), { view.priceView }),
            ("imageView", UIImageView(), { view.imageView }),
            ("starRatingView", UIImageView(), { view.starRatingView }),
            ("advertiserView", UILabel(), { view.advertiserView }),
            ("mediaView", media, { view.mediaView }),
            ("adChoicesView", choices, { view.adChoicesView }),
        ]
        for (name, part, kept) in parts {
            #expect(view.connect(outlet: name, to: part) && kept() === part)
        }
        #expect(!view.connect(outlet: "mediaView", to: UIView()) && view.mediaView === media)
        #expect(!view.connect(outlet: "headline", to: UILabel()))
    }
}
