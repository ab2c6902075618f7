#if canImport(UIKit)
import Foundation
import UIKit

/// Somebody who wants to know of taps in a view, and has a say in which fingers are watched.
@MainActor protocol TapListening: UIGestureRecognizerDelegate {
    /// A finger tapped at a point of the view.
    func fingerTapped(at point: CGPoint)
}
#endif
