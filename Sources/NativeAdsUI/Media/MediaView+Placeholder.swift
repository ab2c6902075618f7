#if canImport(UIKit)
public import UIKit

extension MediaView {
    /// Shows an image view over the media until that is there, in the place of an earlier one.
    ///
    /// `configure` furnishes it: a picture, colours, a content mode. It covers the media view and
    /// follows its size, so show it once the ad is set. It goes when the media can be seen, of an
    /// ad that loads lazily not before all of its media has come or failed. Where the media of this
    /// view fails it stays, until ``removePlaceholder()``, another one, or another ad. For media
    /// that is on show already none is shown. Views that you put there yourself are never touched.
    /// ```swift
    /// mediaView.showPlaceholder { $0.image = UIImage(named: "waiting") }
    /// ```
    public func showPlaceholder(_ configure: (UIImageView) -> Void) {
        placeholder.show(configure)
    }

    /// Removes the placeholder, by way of ``placeholderWillRemove`` where there is one.
    public func removePlaceholder() {
        placeholder.remove()
    }

    /// Sees the placeholder off; `nil`, the default, removes it at once.
    public var placeholderWillRemove: PlaceholderRemoval? {
        get { placeholder.willRemove }
        set { placeholder.willRemove = newValue }
    }
}
#endif
