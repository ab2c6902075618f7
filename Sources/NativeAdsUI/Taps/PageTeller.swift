#if canImport(UIKit)
import NativeAds
import UIKit

/// Tells an ad what becomes of a page inside the app that it led to; the page keeps it.
@MainActor final class PageTeller {
    private let ad: NativeAd?
    private var machine = PageMachine()

    /// For the ad whose page is being opened, if there is one.
    init(_ ad: NativeAd?) {
        self.ad = ad
    }

    /// Shows the page over a controller.
    func present(_ page: UIViewController, over presenter: UIViewController) {
        reach(.willPresent)
        presenter.present(page, animated: true) { self.reach(.didPresent) }
    }

    /// The page has come so far.
    func reach(_ phase: PresentationPhase) {
        for phase in machine.reach(phase) { ad?.tell(phase) }
    }
}
#endif
