#if canImport(UIKit)
import UIKit

/// A view that may go at any time.
@MainActor struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }
}
#endif
