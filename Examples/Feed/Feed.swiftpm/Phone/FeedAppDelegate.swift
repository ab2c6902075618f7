import Foundation
import NativeAds
import Newspaper
import UIKit

/// The feed on a phone or in its simulator, with ads from two servers on the same Mac.
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
        let feed = FeedViewController(
            ads: NativeAds(endpoint: endpoint, backfill: backfill),
            date: Date()
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = feed
        window.makeKeyAndVisible()
        self.window = window
        feed.startLoading()
        return true
    }
}
