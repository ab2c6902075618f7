#if canImport(UIKit)
public import UIKit

extension NativeAdView {
    /// Shows an image view over the icon until that is there, in the place of an earlier one.
    ///
    /// It goes and stays as the placeholder of a ``MediaView``; nothing happens without an
    /// ``iconView``.
    public func showIconPlaceholder(_ configure: (UIImageView) -> Void) {
        showPlaceholder(over: iconView, configure)
    }

    /// Removes the placeholder of the icon, by way of ``placeholderWillRemove`` where there is one.
    public func removeIconPlaceholder() {
        removePlaceholderOfIcon()
    }

    /// Removes the placeholders of icon and media: call it in a cell's `prepareForReuse`.
    public func removePlaceholders() {
        removeIconPlaceholder()
        mediaView?.removePlaceholder()
    }
}
#endif
