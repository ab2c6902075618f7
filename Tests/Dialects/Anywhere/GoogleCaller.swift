import Foundation
import GoogleMobileAds
import UIKit

/// Holds a loader, and is isolated to nothing.
final class GoogleCaller {
    private var loader: AdLoader?

    func refresh(over controller: UIViewController?) {
        let several = MultipleAdsAdLoaderOptions()
        several.numberOfAds = 5
        let request = Request()
        request.keywords = ["travel"]
        request.contentURL = "https://news.example/story"
        let loader = AdLoader(
            adUnitID: "home-feed",
            rootViewController: controller,
            adTypes: [.native],
            options: [several]
        )
        loader.load(request)
        print("loading", loader.adUnitID)
        self.loader = loader
    }
}

/// Belongs to the main actor because the delegates do, without a word of it.
final class GoogleListener: NSObject, NativeAdLoaderDelegate, NativeAdDelegate,
    VideoControllerDelegate
{
    private let loader = AdLoader(
        adUnitID: "home-feed",
        rootViewController: nil,
        adTypes: [.native],
        options: nil
    )
    private var ads: [NativeAd] = []

    func start() {
        loader.delegate = self
        loader.load(Request())
    }

    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
        nativeAd.delegate = self
        nativeAd.mediaContent.videoController.delegate = self
        ads.append(nativeAd)
    }

    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
        print(adLoader.isLoading, error.localizedDescription)
    }

    func nativeAdDidRecordClick(_ nativeAd: NativeAd) { print(nativeAd.headline ?? "") }
    func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
        videoController.play()
    }
}

/// An ad view that an app lays out by itself.
final class GoogleCard: NativeAdView {
    override func layoutSubviews() {
        super.layoutSubviews()
        print(bounds.width)
    }
}
