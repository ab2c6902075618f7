#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Shows the markup of one ad in one media view, over its picture.
///
/// The web view is made when the media view is first in a window, and goes with the ad. An ad that
/// has a video as well shows that.
@MainActor final class HTMLPresenter {
    private let ad: NativeAd
    private let html: CreativeHTML
    private weak var view: MediaView?
    private var content: CreativeHTMLView?
    private var hasFailed = false
    private var lastTap: TimeInterval?

    /// For an ad whose creative is markup; `nil` for any other.
    init?(_ ad: NativeAd, in view: MediaView) {
        guard let html = ad.creative.html, ad.creative.vast == nil else { return nil }
        self.ad = ad
        self.html = html
        self.view = view
    }

    /// Whether the markup is on show.
    var isShown: Bool { content != nil }

    /// Width over height of the markup; `nil` while unknown or where it cannot be shown.
    var aspectRatio: Double? { hasFailed || !html.size.isKnown ? nil : html.size.aspectRatio }

    /// Shows the markup, once somebody could see it.
    func update() {
        guard let view, view.window != nil, content == nil, !hasFailed else { return }
        let content = CreativeHTMLView(html, owner: self)
        self.content = content
        view.place(content, as: .markup)
        view.contentDidChange()
    }

    /// Lets go of the markup: the view shows something else by now.
    func end() {
        content?.removeFromSuperview()
        content = nil
    }
}

extension HTMLPresenter: CreativeHTMLOwner {
    var wasJustTapped: Bool {
        lastTap.map { ad.uptime - $0 <= HTMLNavigation.tapLife } ?? false
    }

    func markupWasTapped() {
        lastTap = ad.uptime
    }

    func markupLeads(to url: URL) {
        // One tap leads to one place.
        lastTap = nil
        ad.tap(leadingTo: url)
    }

    func markupFailed() {
        hasFailed = true
        end()
        ad.note("The creative's markup crashed twice, so its picture is shown")
        view?.contentDidChange()
    }
}
#endif
