#if canImport(UIKit)
#if canImport(WebKit)
import Foundation
import NativeAds
import UIKit
import WebKit

/// Shows a creative's markup in a web view that reaches neither the app nor the person's data.
///
/// It keeps nothing, shares nothing, has no way into the app, sees no file, camera or microphone,
/// and never navigates: where a person goes is told to its owner.
@MainActor final class CreativeHTMLView: UIView {
    /// Whether taps on it are its own: in a web view, where a person goes is the click.
    static let handlesTaps = true

    private let web: WKWebView
    private let html: CreativeHTML
    private weak var owner: (any CreativeHTMLOwner)?
    private var isLoaded = false
    private var hasCrashed = false

    init(_ html: CreativeHTML, owner: any CreativeHTMLOwner) {
        self.html = html
        self.owner = owner
        web = WKWebView(frame: .zero, configuration: Self.configuration)
        super.init(frame: .zero)
        clipsToBounds = true
        setUp()
        addGestureRecognizer(TapRecognizer.watching(for: CreativeHTMLTaps(owner)))
        load()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        web.frame = bounds
    }

    private func load() {
        isLoaded = false
        web.loadHTMLString(html.page, baseURL: HTMLNavigation.home)
    }
}

extension CreativeHTMLView {
    /// A view that starts from nothing and leaves nothing behind.
    private static var configuration: WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        // What has sound waits for a finger; what is muted plays in its place.
        configuration.mediaTypesRequiringUserActionForPlayback = .audio
        configuration.allowsInlineMediaPlayback = true
        configuration.allowsPictureInPictureMediaPlayback = false
        configuration.allowsAirPlayForMediaPlayback = false
        configuration.dataDetectorTypes = []
        return configuration
    }

    private func setUp() {
        web.navigationDelegate = self
        web.uiDelegate = self
        web.allowsLinkPreview = false
        web.allowsBackForwardNavigationGestures = false
        web.isOpaque = false
        web.backgroundColor = .clear
        let scrolling = web.scrollView
        scrolling.backgroundColor = .clear
        scrolling.isScrollEnabled = false
        scrolling.bounces = false
        scrolling.scrollsToTop = false
        scrolling.contentInsetAdjustmentBehavior = .never
        addSubview(web)
    }

    /// Assistive technology follows links without a finger.
    private var isByPerson: Bool {
        owner?.wasJustTapped ?? false || UIAccessibility.isVoiceOverRunning
            || UIAccessibility.isSwitchControlRunning
    }

    private func decide(_ action: WKNavigationAction) -> WKNavigationActionPolicy {
        let request = HTMLNavigation.Request(
            action.request.url,
            cause: action.cause,
            place: action.place,
            isFirst: !isLoaded,
            isByPerson: isByPerson
        )
        switch HTMLNavigation(request) {
        case .load:
            if request.place == .page { isLoaded = true }
            return .allow
        case .click(let url):
            owner?.markupLeads(to: url)
            return .cancel
        case .refuse:
            return .cancel
        }
    }
}

extension CreativeHTMLView: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        navigationAction.shouldPerformDownload ? .cancel : decide(navigationAction)
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        // What cannot be shown would be offered as a file.
        navigationResponse.canShowMIMEType ? .allow : .cancel
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        // Once may be the system short of memory; twice is the markup.
        guard !hasCrashed else {
            owner?.markupFailed()
            return
        }
        hasCrashed = true
        load()
    }
}

extension CreativeHTMLView: WKUIDelegate {
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        // Its policy was asked for before, and was to cancel.
        nil
    }

    func webView(
        _ webView: WKWebView,
        decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        .deny
    }
}

extension WKNavigationAction {
    fileprivate var cause: HTMLNavigation.Request.Cause {
        switch navigationType {
        case .linkActivated: .link
        case .formSubmitted, .formResubmitted: .form
        default: .other
        }
    }

    fileprivate var place: HTMLNavigation.Request.Place {
        guard let targetFrame else { return .window }
        return targetFrame.isMainFrame ? .page : .frame
    }
}
#endif
#endif
