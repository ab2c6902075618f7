#if canImport(UIKit)
import NativeAds
public import UIKit

extension NativeAdView {
    /// Shows an image view over the icon until that is there, in the place of an earlier one.
    ///
    /// It goes and stays as the placeholder of a ``MediaView``; nothing happens without an
    /// ``iconView``.
    public func showIconPlaceholder(_ configure: (UIImageView) -> Void) {
        guard let iconView else { return }
        if iconPlaceholder?.place !== iconView {
            iconPlaceholder?.discard()
            let placeholder = Placeholder(over: iconView)
            placeholder.outerWillRemove = { [weak self] in self?.placeholderWillRemove }
            iconPlaceholder = placeholder
            iconStands(for: nativeAd)
        }
        iconPlaceholder?.show(configure)
    }

    /// Removes the placeholder of the icon, by way of ``placeholderWillRemove`` where there is one.
    public func removeIconPlaceholder() {
        iconPlaceholder?.remove()
    }

    /// Removes the placeholders of icon and media: call it in a cell's `prepareForReuse`.
    public func removePlaceholders() {
        removeIconPlaceholder()
        mediaView?.removePlaceholder()
    }

    /// The icon's placeholder is for the icon of this ad from now on.
    func iconStands(for ad: NativeAd?) {
        iconPlaceholder?.stand(for: ad) { [weak iconView] in
            (iconView as? UIImageView)?.image != nil
        }
    }

    /// The media view whose placeholder is seen off by the handler of this view is another one.
    func mediaPlaceholder(_ old: MediaView?, movesTo new: MediaView?) {
        old?.placeholder.outerWillRemove = { nil }
        new?.placeholder.outerWillRemove = { [weak self] in self?.placeholderWillRemove }
    }
}
#endif
