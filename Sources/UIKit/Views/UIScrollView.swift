public import Foundation

/// A view on a larger area, which a finger moves.
@MainActor open class UIScrollView: UIView {
    /// How large the area inside is.
    open var contentSize = CGSize.zero
    /// Room round the area inside.
    open var contentInset = UIEdgeInsets.zero
    /// Told about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// A scroll view of this frame, which clips what is inside.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// An empty scroll view: there are no nib files to read from.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The point of the area inside that lies in the upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
}
