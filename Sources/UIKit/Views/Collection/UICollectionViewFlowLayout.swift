public import Foundation

/// Lays a collection out in lines: as many items side by side as fit, then the next line.
///
/// As Apple's, without headers that stay on the screen. In right-to-left interfaces a vertical flow
/// begins at the right; a horizontal one scrolls as in others.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As an estimate, it has every cell measured.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// The size of all items that the delegate says nothing of; 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }
    /// How large cells probably are, until each is measured; zero, the default, measures none.
    open var estimatedItemSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    /// The distance between lines; 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    /// The least distance between items of a line; 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The size of section headers, of which only the length along the scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    /// The size of section footers, of which only the length along the scrolling counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    /// Room round the items of each section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateLayout() }
    }

    private var arrangement = FlowArrangement([], width: 0, isHorizontal: false)
    /// The sizes that cells were measured at.
    private var measured: [IndexPath: CGSize] = [:]

    /// Asks for all sizes and arranges everything.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let isHorizontal = scrollDirection == .horizontal
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        arrangement = FlowArrangement(
            (0..<collectionView.numberOfSections).map { section($0, in: collectionView) },
            width: max(0, isHorizontal ? room.height : room.width),
            isHorizontal: isHorizontal
        )
    }

    /// How large the area of all elements is.
    open override var collectionViewContentSize: CGSize { arrangement.contentSize }

    /// The items, headers and footers in this part of the area.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        arrangement.elements(in: shown(rect)).map { attributes(of: $0.kind, $0.frame) }
    }

    /// Where an item lies; nil if there is no such item.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arrangement.frame(of: .item(indexPath)).map { attributes(of: .item(indexPath), $0) }
    }

    /// Where a section's header or footer lies; nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first else { return nil }
        let kind: FlowArrangement.Kind
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: kind = .header(section)
        case UICollectionView.elementKindSectionFooter: kind = .footer(section)
        default: return nil
        }
        return arrangement.frame(of: kind).map { attributes(of: kind, $0) }
    }

    /// Only another length across the scrolling makes other lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return scrollDirection == .horizontal
            ? old.height != newBounds.height : old.width != newBounds.width
    }

    /// Follows cells where sizes are estimates, and keeps what they measured.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = originalAttributes.indexPath
        guard isMeasuring, measured[path] != preferredAttributes.size else { return false }
        measured[path] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    override func itemsDidChange() {
        measured = [:]
    }

    /// Whether cells say how large they are.
    final var isMeasuring: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
}

extension UICollectionViewFlowLayout {
    private func section(_ index: Int, in collection: UICollectionView) -> FlowArrangement.Section {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        let count = collection.numberOfItems(inSection: index)
        let header = delegate?.collectionView(
            collection,
            layout: self,
            referenceSizeForHeaderInSection: index
        )
        let footer = delegate?.collectionView(
            collection,
            layout: self,
            referenceSizeForFooterInSection: index
        )
        return FlowArrangement.Section(
            header: extent(header ?? headerReferenceSize),
            footer: extent(footer ?? footerReferenceSize),
            inset: delegate?.collectionView(collection, layout: self, insetForSectionAt: index)
                ?? sectionInset,
            lineSpacing: delegate?.collectionView(
                collection,
                layout: self,
                minimumLineSpacingForSectionAt: index
            ) ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(
                collection,
                layout: self,
                minimumInteritemSpacingForSectionAt: index
            ) ?? minimumInteritemSpacing,
            items: (0..<count).map {
                size(at: IndexPath(item: $0, section: index), delegate, in: collection)
            }
        )
    }

    private func size(
        at path: IndexPath,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        in collection: UICollectionView
    ) -> CGSize {
        if isMeasuring, let size = measured[path] { return size }
        let given = delegate?.collectionView(collection, layout: self, sizeForItemAt: path)
        let size = given ?? itemSize
        guard isMeasuring, size == itemSize || size == Self.automaticSize else { return size }
        return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    private func extent(_ size: CGSize) -> CGFloat {
        let extent = scrollDirection == .horizontal ? size.width : size.height
        return extent.isFinite ? max(0, extent) : 0
    }

    private func attributes(
        of kind: FlowArrangement.Kind,
        _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        switch kind {
        case .item(let path):
            attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        case .header(let section):
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                with: IndexPath(item: 0, section: section)
            )
        case .footer(let section):
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                with: IndexPath(item: 0, section: section)
            )
        }
        attributes.frame = shown(frame)
        return attributes
    }

    /// A rectangle as it is shown: a vertical flow that is read from right to left is mirrored.
    private func shown(_ rect: CGRect) -> CGRect {
        guard scrollDirection == .vertical, collectionView?.isRightToLeft == true else {
            return rect
        }
        return rect.mirrored(in: CGRect(origin: .zero, size: arrangement.contentSize))
    }
}
