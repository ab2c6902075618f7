#if canImport(UIKit)
package import NativeAds
package import UIKit

extension NativeAd {
    /// A click that the app has seen by itself, on the part of a role; pages inside the app open
    /// over a controller of its choice, where that is on the screen.
    package func tap(_ role: AssetRole?, over presenter: UIViewController?) {
        OpeningPages.following(nil, over: { presenter }, do: { tap(role) })
    }
}
#endif
