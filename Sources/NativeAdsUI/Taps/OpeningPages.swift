#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Lets the live world open pages and apps by way of the application.
@MainActor enum OpeningPages {
    /// From now on taps on ads of `World.live` open something.
    static func connect() {
        LiveOpener.open = { url, _ in await UIApplication.shared.open(url, options: [:]) }
    }
}
#endif
