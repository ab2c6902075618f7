public import Foundation

/// A view that a collection uses again: a header, a footer or, as a cell, an item.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What the collection finds the view by.
    public final let reuseIdentifier: String?
    /// Whether the view was on the screen before.
    final var wasShown = false

    /// A view of this frame.
    public override init(frame: CGRect) {
        reuseIdentifier = Self.wantedIdentifier
        // Only the view that was wanted: what it makes for itself is not.
        Self.wantedIdentifier = nil
        super.init(frame: frame)
    }

    /// The view that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nibReuseIdentifier
        super.init(coder: coder)
    }

    /// A view for the collection that asks for one.
    ///
    /// A collection knows only the class, and Swift makes an object of a class that it does not know
    /// by a required initialiser alone. Subclasses inherit this one when they override the other
    /// two, or have none of their own.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// What new views are found again by.
    private static var wantedIdentifier: String?

    /// A view of this class, found again by the identifier.
    static func make(reuseIdentifier: String) -> UICollectionReusableView {
        wantedIdentifier = reuseIdentifier
        defer { wantedIdentifier = nil }
        return self.init()
    }

    /// Called before the view is used again; call super.
    open func prepareForReuse() {}

    /// Takes what the layout says beyond frame, alpha and order; nothing unless overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The size that the view would rather have; the layout decides what to make of it.
    ///
    /// By the constraints inside: a cell in a vertical flow keeps its width if these say nothing
    /// of it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes.duplicate()
        fitted.frame.size = fittingSize(from: layoutAttributes.size)
        return fitted
    }

    /// The size by the constraints in the view, or by `sizeThatFits` where there are none.
    func fittingSize(from size: CGSize) -> CGSize {
        guard hasConstraintsInIsland else { return sizeThatFits(size) }
        return systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
}
