#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Shows the markup of one ad in one media view, over its picture.
///
/// The web view is made when the media view is first in a window, and goes with the ad. An ad that
/// has a video as well shows that.
@MainActor final class HTMLPresenter {
    /// What has become of the markup.
    private enum Stage {
        /// Nobody could see it.
        case waiting
        case shown(CreativeHTMLView)
        /// It cannot be shown any longer.
        case failed
    }

    private let ad: NativeAd
    private let html: CreativeHTML
    private weak var view: AdMediaView?
    private var stage = Stage.waiting
    private var lastTap: TimeInterval?

    /// For an ad whose creative is markup; `nil` for any other.
    init?(_ ad: NativeAd, in view: AdMediaView) {
        guard let html = ad.creative.html, ad.creative.vast == nil else { return nil }
        self.ad = ad
        self.html = html
        self.view = view
    }

    /// Whether the markup is on show.
    var isShown: Bool { if case .shown = stage { true } else { false } }

    /// Width over height of the markup; `nil` while unknown or where it cannot be shown.
    var aspectRatio: Double? {
        if case .failed = stage { return nil }
        return html.size.isKnown ? html.size.aspectRatio : nil
    }

    /// Shows the markup, once somebody could see it.
    func update() {
        guard case .waiting = stage, let view, view.window != nil else { return }
        let content = CreativeHTMLView(html, owner: self)
        stage = .shown(content)
        view.place(content, as: .markup)
        view.contentDidChange()
    }

    /// Lets go of the markup: the view shows something else by now.
    func end() { leave(.waiting) }

    private func leave(_ next: Stage) {
        if case .shown(let content) = stage { content.removeFromSuperview() }
        stage = next
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
        ad.following(view) { ad.tap(leadingTo: url) }
    }

    func markupFailed() {
        leave(.failed)
        ad.note("The creative's markup crashed twice, so its picture is shown")
        view?.contentDidChange()
    }
}
#endif
