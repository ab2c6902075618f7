public import Foundation

/// A rectangle in a view that constraints can be about, but that is not shown.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What a guide that comes with its view follows.
    enum Kind {
        /// Only its constraints.
        case free
        /// The inside of the margins.
        case margins
        /// The part that no bar covers.
        case safeArea
        /// A column not too wide to read, inside the margins.
        case readable
        /// The area inside a scroll view.
        case scrollContent
        /// The part of that area that is seen.
        case scrollFrame
    }

    /// The view that the guide is in.
    public final weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue else { return }
            oldValue?.forget(self)
            if let owningView, kind == .free, !owningView.layoutGuides.contains(self) {
                owningView.layoutState.guides.append(self)
            }
        }
    }
    /// A name for reports of conflicts.
    open var identifier = ""
    final let kind: Kind
    /// Where the last solution put it.
    final var solvedFrame = CGRect.zero

    /// A guide that is in no view yet; see `UIView.addLayoutGuide`.
    public override convenience init() {
        self.init(.free)
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Where the guide is, in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView, let insets else { return solvedFrame }
        return owningView.bounds.inset(by: insets)
    }

    /// How far each edge of the guide lies inside its view's, for a guide that follows the view.
    final var insets: UIEdgeInsets? {
        guard let owningView else { return nil }
        switch kind {
        case .free, .scrollContent: return nil
        case .scrollFrame: return .zero
        case .safeArea: return owningView.safeAreaInsets
        case .margins: return owningView.layoutMargins
        case .readable: return Self.readableInsets(of: owningView)
        }
    }

    /// Apple's readable width follows the text size; this is its value for the standard size.
    private static let readableWidth: CGFloat = 672

    private static func readableInsets(of view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let spare = view.bounds.width - insets.left - insets.right - readableWidth
        if spare > 0 {
            insets.left += spare / 2
            insets.right += spare / 2
        }
        return insets
    }
}
