/// What Auto Layout keeps for one view.
struct LayoutState {
    /// See `UIView.translatesAutoresizingMaskIntoConstraints`.
    var translatesAutoresizingMask = true
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The guides that come with the view, as far as asked for.
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

    /// See `UIView.semanticContentAttribute`.
    var semanticContent = UISemanticContentAttribute.unspecified

    /// How much the view resists being larger than its content.
    var hugging = AxisPriorities(.defaultLow)
    /// How much the view resists being smaller than its content.
    var compressionResistance = AxisPriorities(.defaultHigh)

    /// What solves the view's island; only in an island's host.
    var engine: LayoutEngine?
    /// How many active constraints reach through the view from inside to outside.
    var crossings = 0
    /// Whether the view's frame is a given in its superview's island.
    var isGivenToSuperview = false
    /// Whether something in the view's island depends on how far the view is scrolled.
    var dependsOnScrolling = false

    /// Whether the island of this host has to be solved.
    var needsSolving = false
    /// Whether an island further in has to be solved.
    var descendantNeedsSolving = false
    /// Whether `updateConstraints` is due; once before the first layout anyway.
    var needsUpdateConstraints = true
    /// Whether `updateConstraints` is due further in.
    var descendantNeedsUpdateConstraints = false
}

/// A priority for each direction.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) {
        horizontal = both
        vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
