public import Foundation

/// Says where the elements of a collection lie; an app's own layout is a subclass.
///
/// As Apple's, without invalidation contexts and decoration views: what is invalid is so as a whole.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    public internal(set) final weak var collectionView: UICollectionView?
    /// Whether `prepare` is due.
    final var isInvalid = true

    /// A layout that nothing uses yet.
    public override init() {
        super.init()
    }

    /// A layout with the values of its class.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Called before elements are asked for, whenever the layout is invalid.
    open func prepare() {}

    /// How large the area of all elements is.
    open var collectionViewContentSize: CGSize { .zero }

    /// The elements in this part of the area.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item lies; nil if there is no such item.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view lies; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether scrolling or resizing to these bounds makes the layout invalid; it does not.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether the layout wants to follow what a cell would rather have; it does not.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Has everything asked for anew before the next picture; call super.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Items may be other ones now: what was measured of them means nothing any more.
    func itemsDidChange() {}
}
