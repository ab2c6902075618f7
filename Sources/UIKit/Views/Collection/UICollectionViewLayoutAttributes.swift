public import Foundation

/// Where and how one element of a collection is shown.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Where the element lies, in the collection's coordinates.
    open var frame = CGRect.zero
    /// From 0, not to be seen, to 1.
    open var alpha: CGFloat = 1
    /// Elements with greater numbers lie in front.
    open var zIndex = 0
    /// Whether the element is not shown.
    open var isHidden = false
    /// Moves, scales or turns the element about its middle.
    open var transform = CGAffineTransform.identity
    /// The element's item, or the section of a supplementary view.
    open var indexPath: IndexPath
    /// Whether the element is a cell or a supplementary view.
    public final let representedElementCategory: UICollectionView.ElementCategory
    /// What kind of supplementary view it is; nil for cells.
    public final let representedElementKind: String?

    /// Attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(.cell, kind: nil, at: indexPath)
    }

    /// Attributes of a supplementary view.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String,
        with indexPath: IndexPath
    ) {
        self.init(.supplementaryView, kind: elementKind, at: indexPath)
    }

    init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
        super.init()
    }

    /// The size of the frame.
    public final var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2,
                y: center.y - newValue.height / 2,
                width: newValue.width,
                height: newValue.height
            )
        }
    }

    /// The middle of the frame.
    public final var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2,
                y: newValue.y - frame.height / 2
            )
        }
    }

    /// The frame in coordinates that begin at the frame's corner.
    public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The same attributes as an object of their own.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// The same attributes as an object of their own, for a cell that fits itself.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(
            representedElementCategory,
            kind: representedElementKind,
            at: indexPath
        )
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        return copy
    }
}
