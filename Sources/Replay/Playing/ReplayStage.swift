import Foundation
import NativeAds
import NativeAdsUI
import UIKit

/// The screen of a scenario: real views by the names that its steps gave them.
@MainActor final class ReplayStage {
    let window: UIWindow
    private var views: [String: UIView] = [:]

    init(screen: CGSize) {
        UIKitHost.setScreen(size: screen)
        window = UIWindow(frame: CGRect(origin: .zero, size: screen))
        window.isHidden = false
    }

    /// The view of a name; `nil` where it was removed.
    func view(_ name: String) -> UIView? { views[name] }

    /// Makes a view, or changes one.
    func apply(_ change: ScenarioStep.ViewChange) {
        let view = views[change.id] ?? make(change.kind ?? .view, named: change.id)
        views[change.id] = view
        if let frame = change.frame { view.frame = frame }
        if let isHidden = change.isHidden { view.isHidden = isHidden }
        if let alpha = change.alpha { view.alpha = CGFloat(alpha) }
        if let clips = change.clips { view.clipsToBounds = clips }
        if let isOpaque = change.isOpaque {
            view.isOpaque = isOpaque
            view.backgroundColor = isOpaque ? .white : nil
        }
        if let isInteractive = change.isInteractive {
            view.isUserInteractionEnabled = isInteractive
        }
        if let image = change.image, let media = view as? MediaView {
            media.image = UIImage(image)
        }
        if let parent = change.parent { put(view, into: parent) }
        if let name = change.below, let sibling = views[name] {
            sibling.superview?.insertSubview(view, belowSubview: sibling)
        } else if let name = change.above, let sibling = views[name] {
            sibling.superview?.insertSubview(view, aboveSubview: sibling)
        }
    }

    /// Takes a view away for good, with all that lies in it.
    func remove(_ name: String) {
        guard let view = views[name] else { return }
        view.removeFromSuperview()
        views = views.filter { !$0.value.isDescendant(of: view) }
    }

    /// Takes an ad out of the media views that show it.
    func empty(of ad: NativeAd) {
        for case let media as MediaView in views.values where media.nativeAd === ad {
            media.nativeAd = nil
        }
    }

    /// Scrolls at once, also what no finger could scroll.
    func scroll(_ name: String, to offset: CGPoint) {
        if let list = views[name] as? UIScrollView {
            list.contentOffset = offset
        } else {
            views[name]?.bounds.origin = offset
        }
    }

    /// The middle of a view on the screen; `nil` where it is not there.
    func middle(of name: String) -> CGPoint? {
        guard let view = views[name], view.window != nil else { return nil }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Lays out all views, and makes what scrolls as large as what lies in it.
    func layout() {
        for case let list as UIScrollView in views.values { fit(list) }
        UIKitHost.layout()
    }

    private func make(_ kind: ScenarioStep.ViewKind, named name: String) -> UIView {
        let view: UIView =
            switch kind {
            case .view: UIView()
            case .label: UILabel()
            case .image: UIImageView()
            case .button: UIButton(type: .system)
            case .media: MediaView()
            case .scroll: UIScrollView()
            }
        view.accessibilityIdentifier = name
        return view
    }

    private func put(_ view: UIView, into parent: ScenarioStep.Parent) {
        let target: UIView? =
            switch parent {
            case .window: window
            case .view(let name): views[name]
            case .none: nil
            }
        guard view.superview !== target else { return }
        if let target { target.addSubview(view) } else { view.removeFromSuperview() }
    }

    private func fit(_ list: UIScrollView) {
        let ends = list.subviews.filter {
            $0.accessibilityIdentifier.map { views[$0] != nil } ?? false
        }
        .map { (x: $0.frame.maxX, y: $0.frame.maxY) }
        .filter { $0.x.isFinite && $0.y.isFinite }
        list.contentSize = CGSize(
            width: max(0, ends.map(\.x).max() ?? 0),
            height: max(0, ends.map(\.y).max() ?? 0)
        )
    }
}

extension UIImage {
    /// The app's own picture; `nil` where it has none.
    fileprivate convenience init?(_ image: ScenarioStep.Image) {
        guard case .pixels(let width, let height) = image else { return nil }
        self.init(data: BlankPicture.jpeg(width: width, height: height))
    }
}
