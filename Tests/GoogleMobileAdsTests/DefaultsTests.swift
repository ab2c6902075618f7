import Foundation
import GoogleMobileAds
import Testing
import UIKit

@MainActor struct DefaultsTests {
    @Test func `has the vendor's defaults`() {
        #expect(MultipleAdsAdLoaderOptions().numberOfAds == 1)
        #expect(!NativeAdImageAdLoaderOptions().isImageLoadingDisabled)
        #expect(!NativeAdImageAdLoaderOptions().shouldRequestMultipleImages)
        #expect(NativeAdMediaAdLoaderOptions().mediaAspectRatio == .unknown)
        #expect(NativeAdViewAdOptions().preferredAdChoicesPosition == .topRightCorner)
        #expect(VideoOptions().shouldStartMuted)
        #expect(!VideoOptions().areCustomControlsRequested)
        #expect(!VideoOptions().isClickToExpandRequested)
        #expect(NativeMuteThisAdLoaderOptions().isCustomMuteThisAdRequested)
        #expect(Request().placementID == 0)
    }

    @Test func `has the vendor's numbers`() {
        #expect(AdChoicesPosition.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(MediaAspectRatio.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(AdValuePrecision.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(AdapterInitializationState.allCases.map(\.rawValue) == [0, 1])
    }

    @Test func `goes by its older names, too`() {
        let loader = GADAdLoader(
            adUnitID: "unit",
            rootViewController: nil,
            adTypes: [.native],
            options: [GADMultipleAdsAdLoaderOptions(), GADVideoOptions()]
        )
        #expect(loader.adUnitID == "unit")
        #expect(GADNativeAdView(frame: .zero).nativeAd == nil)
        let request: GADRequest = GAMRequest()
        #expect(request.keywords == nil)
        #expect(GADErrorCode.noFill == RequestError.Code.noFill)
        let (video, images) = (GADVideoOptions(), GADNativeAdImageAdLoaderOptions())
        video.startMuted = false
        video.customControlsRequested = true
        images.disableImageLoading = true
        #expect(!video.shouldStartMuted && video.areCustomControlsRequested)
        #expect(images.isImageLoadingDisabled)
    }
}
