public import Foundation

extension UICollectionView {
    /// How many sections there are.
    public var numberOfSections: Int { loadCounts().count }

    /// How many items the section has; none if there is no such section.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = loadCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// How many items each section has, after asking the data source if need be.
    @discardableResult
    func loadCounts() -> [Int] {
        if let counts { return counts }
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        let counts = (0..<sections).map {
            max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
        }
        self.counts = counts
        return counts
    }

    /// The item's cell if it is on the screen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(item: indexPath)] as? UICollectionViewCell
    }

    /// The header, footer or other supplementary view if it is on the screen.
    public func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        var element = CollectionElement(item: indexPath)
        element.kind = elementKind
        return shown[element]
    }

    /// The item that the cell shows.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }

    /// The item at this point of the collection.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let around = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        return collectionViewLayout.layoutAttributesForElements(in: around)?
            .first { $0.representedElementCategory == .cell && $0.frame.holds(point) }?.indexPath
    }

    /// The items on the screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    /// The cells on the screen, in order.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }

    /// Where the item lies; nil if there is no such item.
    public func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Where a supplementary view lies; nil if there is none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind,
            at: indexPath
        )
    }

    /// Scrolls the item to this part of the screen; an item that is not there changes nothing.
    public func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
        let inset = adjustedContentInset
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = rect.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = rect.midY - bounds.height / 2
        }
        if scrollPosition.contains(.bottom) { offset.y = rect.maxY - bounds.height + inset.bottom }
        if scrollPosition.contains(.left) { offset.x = rect.minX - inset.left }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = rect.midX - bounds.width / 2
        }
        if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width + inset.right }
        setContentOffset(limits.clamped(offset), animated: animated)
    }
}
