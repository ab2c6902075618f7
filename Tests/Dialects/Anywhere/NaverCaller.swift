import Foundation
import GFPSDK
import UIKit

/// Holds a loader, and is isolated to nothing.
final class NaverCaller {
    private let loader: GFPAdLoader

    init(over controller: UIViewController) {
        let about = GFPAdParam()
        about.keywords = ["travel"]
        loader = GFPAdLoader(unitID: "home-feed", rootViewController: controller, adParam: about)
    }

    func refresh() {
        loader.loadAd()
        print("loading", loader.adUnitID)
    }
}

/// Belongs to the main actor because the delegates do, without a word of it.
final class NaverListener: NSObject, GFPAdLoaderDelegate, GFPNativeAdDelegate {
    private var loader: GFPAdLoader?

    func start(over controller: UIViewController) {
        let options = GFPAdNativeOptions()
        options.renderingSetting?.preferredAdChoicesViewPosition = .topLeftCorner
        let loader = GFPAdLoader(
            unitID: "home-feed",
            rootViewController: controller,
            adParam: GFPAdParam()
        )
        loader.delegate = self
        loader.setNativeDelegate(self, nativeOptions: options)
        loader.loadAd()
        self.loader = loader
    }

    func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!) {
        print(nativeAd.title ?? "")
    }
    func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    ) {
        print(error.codeName() ?? "")
    }
    func nativeAdWasClicked(_ nativeAd: GFPNativeAd) {}
}

/// An ad view that an app lays out by itself.
final class NaverCard: GFPNativeAdView {
    override func layoutSubviews() {
        super.layoutSubviews()
        print(bounds.width)
    }
}
