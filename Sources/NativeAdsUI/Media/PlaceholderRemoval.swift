#if canImport(UIKit)
public import UIKit

/// Sees a placeholder off, with an animation of the app's own.
///
/// It is given the placeholder, and a closure to call when the animation is over, which takes the
/// placeholder out of its view. Calling it again, or after the placeholder went, does nothing.
/// ```swift
/// adView.placeholderWillRemove = { placeholder, remove in
///     UIView.animate(withDuration: 0.25) { placeholder.alpha = 0 } completion: { _ in remove() }
/// }
/// ```
public typealias PlaceholderRemoval =
    @MainActor (
        _ placeholder: UIView, _ remove: @escaping @MainActor () -> Void
    ) -> Void
#endif
