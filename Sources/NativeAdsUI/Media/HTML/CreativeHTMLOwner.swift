#if canImport(UIKit)
import Foundation
import UIKit

/// Who shows a creative's markup, and is told what becomes of it.
@MainActor protocol CreativeHTMLOwner: AnyObject {
    /// Whether a person has just tapped the markup.
    var wasJustTapped: Bool { get }
    /// A finger tapped the markup; whether that leads anywhere is the markup's affair.
    func markupWasTapped()
    /// A person went somewhere in the markup.
    func markupLeads(to url: URL)
    /// The markup cannot be shown any longer.
    func markupFailed()
}

/// Watches the fingers on markup; the recogniser keeps it, and it keeps nobody.
@MainActor final class CreativeHTMLTaps: NSObject, TapListening {
    private weak var owner: (any CreativeHTMLOwner)?

    init(_ owner: any CreativeHTMLOwner) {
        self.owner = owner
        super.init()
    }

    func fingerTapped(at point: CGPoint) {
        owner?.markupWasTapped()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
#endif
