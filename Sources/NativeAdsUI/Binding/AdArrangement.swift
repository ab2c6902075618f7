#if canImport(UIKit)
package import NativeAds
package import UIKit

/// How the parts of an ad are arranged in a view: which view shows what, which click, and who
/// answers a click.
@MainActor package struct AdArrangement {
    /// Handles the clicks on one view, which it is given, in place of opening the link.
    package typealias ClickHandler = @MainActor (UIView) -> Void

    /// Which view shows which asset; for `main` a media view, where there is one.
    package var outlets: [AssetRole: UIView]
    /// The views that click; of an empty list none does, and with the ad's own view all of it does.
    package var clickable: [UIView?]
    /// Views of the app that may lie in front without hiding the ad.
    package var friendly: [UIView?] = []
    /// Where the AdChoices badge goes, of an ad that shows one; `nil` where the app draws its own.
    package var adChoices: AdChoicesPlace? = .corner(.topRight)
    /// Whose clicks the app handles: they count at the tap, and nothing is opened.
    package var clickHandlers: [AssetRole: ClickHandler] = [:]
    /// Whether the views of the assets get no touches themselves while the ad is registered.
    ///
    /// A button of the app then clicks as a label does. Media views and AdChoices keep theirs.
    package var silencesOutlets = false
    /// The controller that pages inside the app are shown over, asked at each tap.
    ///
    /// Where there is none, or it is not on the screen, that of the tapped view.
    package var presenter: (@MainActor () -> UIViewController?)?

    /// An arrangement in which each view that shows an asset clicks, and white space does not.
    package init(outlets: [AssetRole: UIView] = [:]) {
        self.outlets = outlets
        clickable = Array(outlets.values)
    }

    /// An arrangement in which these views click.
    package init(outlets: [AssetRole: UIView] = [:], clickable: [UIView?]) {
        self.outlets = outlets
        self.clickable = clickable
    }
}
#endif
