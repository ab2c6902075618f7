import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

/// Ad views that come out of a publisher's layout file.
@MainActor @Suite(.onScreen) struct LayoutFileTests {
    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="ad" customClass="NativeAdView" customModule="NativeAdsUI">
        <rect key="frame" x="0.0" y="0.0" width="390" height="300"/>
        <subviews>
        <label text="Headline" id="title"><rect key="frame" x="0" y="0" width="200" height="40"/></label>
        <button id="action"><rect key="frame" x="0" y="40" width="200" height="40"/></button>
        <imageView id="icon"><rect key="frame" x="300" y="0" width="40" height="40"/></imageView>
        <view contentMode="MODE" id="media" customClass="MediaView" customModule="NativeAdsUI">
        <rect key="frame" x="0" y="120" width="390" height="180"/></view>
        </subviews>
        <connections>
        <outlet property="headlineView" destination="title" id="o1"/>
        <outlet property="callToActionView" destination="action" id="o2"/>
        <outlet property="iconView" destination="icon" id="o3"/>
        <outlet property="mediaView" destination="media" id="o4"/>
        </connections>
        </view>
        </objects>
        </document>
        """

    private func view(contentMode: String = "scaleToFill") throws -> NativeAdView {
        let file = Self.file.replacingOccurrences(of: "MODE", with: contentMode)
        let objects = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil)
        return try #require(objects.first as? NativeAdView)
    }

    @Test func `a layout file gives the ad view its parts, and the ad is shown in them`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let view = try view()
        stage.window.addSubview(view)
        #expect(Set(view.outlets.keys) == [.headline, .callToAction, .icon, .main])
        try view.show(try await stage.ad("A"))
        #expect((view.headlineView as? UILabel)?.text == "A")
        #expect((view.callToActionView as? UIButton)?.title(for: .normal) == "Buy")
        #expect(view.mediaView?.nativeAd != nil)
        await stage.tap(50, 60)
        #expect(stage.clicks(of: "A") == ["callToAction"])
    }

    @Test(arguments: [
        ("scaleToFill", UIView.ContentMode.scaleAspectFill), ("scaleAspectFit", .scaleAspectFit),
        ("center", .center),
    ])
    func `what the file says of the media is meant, unless it says nothing`(
        written: String,
        mode: UIView.ContentMode
    ) throws {
        #expect(try view(contentMode: written).mediaView?.contentMode == mode)
    }

    @Test func `an outlet that is none, or of another type, is refused and changes nothing`() {
        let view = NativeAdView()
        let label = UILabel()
        #expect(view.connect(outlet: "headlineView", to: label))
        #expect(!view.connect(outlet: "mediaView", to: label))
        #expect(!view.connect(outlet: "headline", to: label))
        #expect(!view.connect(outlet: "headlineView", to: "A text"))
        #expect(view.headlineView === label && view.mediaView == nil)
    }
}
