#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

#if canImport(SafariServices)
import SafariServices

/// The browser inside the app: Safari in a sheet of its own, with the app's cookies kept apart.
///
/// Its delegates hear of a person's ways to close it, and not of the app's; a controller hears of
/// all of them as it disappears.
@MainActor final class InAppBrowser: SFSafariViewController {
    private var teller: PageTeller?

    /// Shows a page over a controller; whether it can.
    static func show(_ url: URL, over presenter: UIViewController, of ad: NativeAd?) -> Bool {
        // It stops the app at anything but a web page.
        guard url.scheme == "http" || url.scheme == "https" else { return false }
        let browser = InAppBrowser(url: url)
        let teller = PageTeller(ad)
        browser.teller = teller
        teller.present(browser, over: presenter)
        return true
    }

    deinit {
        let teller = teller
        Task { @MainActor in teller?.reach(.didDismiss) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed else { return }
        guard let swipe = transitionCoordinator, swipe.initiallyInteractive else {
            teller?.reach(.willDismiss)
            return
        }
        // A finger may still push it back.
        swipe.notifyWhenInteractionChanges { [weak self] end in
            if !end.isCancelled { self?.teller?.reach(.willDismiss) }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { teller?.reach(.didDismiss) }
    }
}
#else
/// What stands for a browser inside the app where the system has none: it names the page, hands it
/// to the host to open, and is closed as a browser is.
@MainActor final class InAppBrowser: UIViewController {
    private let url: URL
    private let teller: PageTeller
    private let note = UILabel()

    /// Shows a page over a controller; whether it can.
    static func show(_ url: URL, over presenter: UIViewController, of ad: NativeAd?) -> Bool {
        guard url.scheme == "http" || url.scheme == "https" else { return false }
        let teller = PageTeller(ad)
        teller.present(InAppBrowser(url, teller: teller), over: presenter)
        return true
    }

    private init(_ url: URL, teller: PageTeller) {
        self.url = url
        self.teller = teller
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        let teller = teller
        Task { @MainActor in teller.reach(.didDismiss) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        furnish()
        Task { [weak self, url] in
            let isOpen = await UIApplication.shared.open(url, options: [:])
            if !isOpen { self?.note.text = "There is no host that opens pages." }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // It may also be covered by another one.
        if presentedViewController == nil { teller.reach(.willDismiss) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { teller.reach(.didDismiss) }
    }

    private func furnish() {
        view.backgroundColor = .systemBackground
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) },
            for: .touchUpInside
        )
        let host = UILabel()
        host.text = url.host ?? url.absoluteString
        host.font = .systemFont(ofSize: 22, weight: .semibold)
        let address = UILabel()
        address.text = url.absoluteString
        note.text = "Pages are opened by the host."
        note.textColor = .secondaryLabel
        for label in [host, address, note] { label.numberOfLines = 0 }
        let column = UIStackView(arrangedSubviews: [done, host, address, note])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let room = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            column.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor),
        ])
    }
}
#endif
#endif
