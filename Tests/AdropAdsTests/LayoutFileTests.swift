import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

/// A publisher's cell from a layout file.
@MainActor @Suite(.onScreen) struct LayoutFileTests {
    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="v" customClass="AdropNativeAdView">
        <rect key="frame" x="0" y="0" width="390" height="300"/><subviews>
        <label text="Headline" id="h"><rect key="frame" x="8" y="8" width="300" height="20"/></label>
        <view id="m"><rect key="frame" x="0" y="40" width="390" height="200"/></view>
        <button buttonType="system" id="c"><rect key="frame" x="8" y="250" width="120" height="40"/>
        <state key="normal" title="Install"/></button></subviews></view>
        </objects></document>
        """

    @Test func `its ad view is made, filled, counts and clicks`() async throws {
        let stage = AdropStage()
        try await stage.run {
            let ad = await stage.loaded()
            var problems: [String] = []
            let told = UIKitHost.reportsNibProblem
            UIKitHost.reportsNibProblem = { problems.append($0) }
            defer { UIKitHost.reportsNibProblem = told }
            let nib = UINib(data: Data(Self.file.utf8), bundle: nil)
            let view = try #require(
                nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? AdropNativeAdView }.first
            )
            let headline = try #require(view.subviews[0] as? UILabel)
            view.setHeadLineView(headline)
            view.setMediaView(view.subviews[1])
            view.setCallToActionView(view.subviews[2])
            stage.window.addSubview(view)
            view.setNativeAd(ad)
            await stage.pass(0.2)
            await stage.tap(view.subviews[2])
            #expect(problems.isEmpty)
            #expect(headline.text == "A title")
            #expect(stage.heard.told == ["impression", "clicked"])
        }
    }
}
