import Foundation
import GoogleMobileAds
import Testing
import UIKit

/// What a publisher's layout file connects.
@MainActor @Suite(.onScreen) struct LayoutFileTests {
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

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="v" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="390" height="300"/><subviews>
        <label text="Headline" id="h"><rect key="frame" x="8" y="8" width="300" height="20"/></label>
        <view id="m" customClass="GADMediaView">
        <rect key="frame" x="0" y="40" width="390" height="200"/></view>
        <button buttonType="system" id="c"><rect key="frame" x="8" y="250" width="120" height="40"/>
        <state key="normal" title="Install"/></button></subviews><connections>
        <outlet property="headlineView" destination="h" id="1"/>
        <outlet property="mediaView" destination="m" id="2"/>
        <outlet property="callToActionView" destination="c" id="3"/></connections></view>
        </objects></document>
        """

    @Test func `makes the ad view of a layout file, which then counts and clicks`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            var problems: [String] = []
            let told = UIKitHost.reportsNibProblem
            UIKitHost.reportsNibProblem = { problems.append($0) }
            defer { UIKitHost.reportsNibProblem = told }
            let objects = UINib(data: Data(Self.file.utf8), bundle: nil).instantiate(withOwner: nil)
            let view = try #require(objects.first as? NativeAdView)
            #expect(problems == [])
            (view.headlineView as? UILabel)?.text = ad.headline
            view.mediaView?.mediaContent = ad.mediaContent
            stage.window.addSubview(view)
            view.nativeAd = ad
            await stage.pass(0.2)
            #expect(stage.listener.log == ["impression A"])
            await stage.tap(try #require(view.callToActionView))
            #expect(stage.listener.log.contains("click A"))
        }
    }
}
