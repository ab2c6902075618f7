#if canImport(UIKit)
import Foundation
import NativeAds
import NativeAdsUI
import UIKit

/// Lets swipes on a view click, where the loader's options say so.
@MainActor final class SwipeListener: NSObject {
    private weak var ad: NativeAd?
    private weak var view: UIView?
    private var recognizer: UISwipeGestureRecognizer?

    /// Watches the view for the swipes of its ad.
    func listen(for ad: NativeAd, on view: UIView) {
        stop()
        guard let swipe = ad.settings.swipe else { return }
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = swipe.direction
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(swiped))
        #else
        recognizer.addHandler { [weak self] _ in self?.swiped() }
        #endif
        view.addGestureRecognizer(recognizer)
        (self.ad, self.view, self.recognizer) = (ad, view, recognizer)
    }

    /// Watches no more.
    func stop() {
        if let recognizer { view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func swiped() {
        guard let view, let ad else { return }
        OpeningPages.following(view, over: { ad.rootViewController }, do: { ad.ad.tap(.swipe) })
    }
}

extension AssetRole {
    /// What a swipe clicks: no part of the ad, so that the ad's own page opens.
    static let swipe = AssetRole("gesture.swipe")
}
#endif
