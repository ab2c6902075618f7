#if canImport(UIKit)
import Foundation
import NativeAdsUI
public import UIKit

#if !canImport(ObjectiveC)
/// Takes a placeholder out of its view; calling it again does nothing.
public typealias GFPPlaceholderRemovalHandler = () -> Void
#endif

/// Furnishes a placeholder: its picture, its colours, its content mode.
public typealias GFPPlaceholderHandler = (_ imageView: UIImageView) -> Void

/// Sees a placeholder off, with an animation of the app's own, and calls the handler at its end.
public typealias GFPPlaceholderWillRemoveHandler = (
    _ placeholderView: UIImageView, _ removeHandler: @escaping GFPPlaceholderRemovalHandler
) -> Void

extension GFPNativeBaseView {
    /// A handler of the app's as the views beneath call it.
    static func removal(_ handler: @escaping GFPPlaceholderWillRemoveHandler) -> PlaceholderRemoval
    {
        { placeholder, remove in
            guard let placeholder = placeholder as? UIImageView else { return remove() }
            handler(placeholder) {
                // Apps may end an animation on a thread of theirs.
                if Thread.isMainThread {
                    MainActor.assumeIsolated(remove)
                } else {
                    Task { @MainActor in remove() }
                }
            }
        }
    }
}
#endif
