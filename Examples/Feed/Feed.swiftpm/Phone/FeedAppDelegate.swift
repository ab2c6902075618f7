import AdropFeed
import FeedApp
import Foundation
import GoogleFeed
import MicrosoftFeed
import NativeAds
import NaverFeed
import Newspaper
import UIKit

/// The feed on a phone or in its simulator, with ads from two servers on the same Mac.
///
/// Launched with `-dialect google` (`microsoft`, `naver`, `adrop`) it asks for them in that
/// vendor's words.
@main final class FeedAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let endpoint = URL(string: "http://127.0.0.1:8080/openrtb2/auction") else {
            return false
        }
        let backfill = URL(string: "http://127.0.0.1:8081/openrtb2/auction")
        NativeAds.configure(endpoint: endpoint, backfill: backfill)
        let page = page(NativeAds(endpoint: endpoint, backfill: backfill))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
        page.startLoading()
        return true
    }

    /// The front page as the launch argument wants it; `ads` serve the project's own words.
    private func page(_ ads: @autoclosure () -> NativeAds) -> FrontPageController {
        let today = Date()
        switch UserDefaults.standard.string(forKey: "dialect") {
        case "google": return GoogleFeedViewController(date: today)
        case "microsoft": return MicrosoftFeedViewController(date: today)
        case "naver": return NaverFeedViewController(date: today)
        case "adrop": return AdropFeedViewController(date: today)
        default: return FeedViewController(ads: ads(), date: today)
        }
    }
}
