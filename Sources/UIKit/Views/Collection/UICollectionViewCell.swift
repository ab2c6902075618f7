public import Foundation

/// One item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Where the content goes.
    public final let contentView = UIView()
    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, with: backgroundView) }
    }
    /// Lies behind the content while the cell is selected or touched.
    open var selectedBackgroundView: UIView? {
        didSet { replaceGround(oldValue, with: selectedBackgroundView) }
    }
    /// Whether the item is selected.
    open var isSelected = false {
        didSet { showSelection() }
    }
    /// Whether a finger is on the item.
    open var isHighlighted = false {
        didSet { showSelection() }
    }

    /// A cell of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// The cell that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A cell for the collection that asks for one; see `UICollectionReusableView`.
    public required convenience init() {
        self.init(frame: .zero)
    }

    private func setUp() {
        addSubview(contentView)
        contentView.frame = bounds
    }

    /// Called before a cell is used again for another item; call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Places content and grounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        contentView.frame = bounds
    }

    override func fittingSize(from size: CGSize) -> CGSize {
        guard contentView.hasConstraintsInIsland else { return sizeThatFits(size) }
        return contentView.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size by the content view's constraints, else by `sizeThatFits`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.hasConstraintsInIsland else { return sizeThatFits(targetSize) }
        return contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    /// Shows the finger on the item.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.fingerCame(on: self)
    }

    /// Selects the item, or makes it one that is not selected.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isHighlighted, let touch = touches.first else { return }
        collection?.fingerLeft(self)
        if bounds.holds(touch.location(in: self)) { collection?.tapped(self) }
    }

    /// Leaves the item as it was.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isHighlighted { collection?.fingerLeft(self) }
    }

    /// The collection that the cell is in.
    private var collection: UICollectionView? { superview as? UICollectionView }

    private func replaceGround(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
}
