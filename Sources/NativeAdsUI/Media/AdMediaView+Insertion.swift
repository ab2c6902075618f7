#if canImport(UIKit)
package import UIKit

extension AdMediaView {
    /// Puts a media view into a view of the app, over all that is there, where it fills it.
    ///
    /// One that was inserted there before is taken again. The app's view keeps it; ``takeOut()``
    /// gives the app its view back as it was.
    package static func insert(into view: UIView) -> AdMediaView {
        if let former = InsertedMediaView.inside(view) { return former }
        let media = InsertedMediaView(frame: view.bounds)
        media.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        media.enter(view)
        return media
    }

    /// Takes a media view that was inserted out of the app's view, with what it shows.
    package func takeOut() {
        (self as? InsertedMediaView)?.leave()
    }
}

/// A media view of ours in a view of the app.
final class InsertedMediaView: AdMediaView {
    /// Whether the app's view, an image view say, got no touches, and the video's buttons with it.
    private var wasSilent = false

    /// The one that was inserted into a view.
    static func inside(_ view: UIView) -> InsertedMediaView? {
        view.subviews.lazy.compactMap { $0 as? InsertedMediaView }.first
    }

    fileprivate func enter(_ view: UIView) {
        contentMode = view.contentMode == .scaleAspectFit ? .scaleAspectFit : .scaleAspectFill
        wasSilent = !view.isUserInteractionEnabled
        if wasSilent { view.isUserInteractionEnabled = true }
        view.addSubview(self)
    }

    fileprivate func leave() {
        shownAd = nil
        if wasSilent { superview?.isUserInteractionEnabled = false }
        wasSilent = false
        removeFromSuperview()
    }
}
#endif
