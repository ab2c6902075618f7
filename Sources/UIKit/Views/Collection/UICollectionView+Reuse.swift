public import Foundation

extension UICollectionView {
    /// Makes cells of this class, one of `UICollectionViewCell`, for this identifier; nil makes none.
    public func register(
        _ cellClass: AnyClass?,
        forCellWithReuseIdentifier identifier: String
    ) {
        let type = cellClass as? UICollectionViewCell.Type
        precondition(
            type != nil || cellClass == nil,
            "A cell's class is one of UICollectionViewCell."
        )
        pool.register(type.map { .type($0) }, for: .init(kind: nil, identifier: identifier))
    }

    /// Makes cells of this file, whose first object is one, for this identifier; nil makes none.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib.map { .nib($0) }, for: .init(kind: nil, identifier: identifier))
    }

    /// Makes headers, footers or others of this class, one of `UICollectionReusableView`.
    public func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type
        precondition(
            type != nil || viewClass == nil,
            "A supplementary view's class is one of UICollectionReusableView."
        )
        pool.register(type.map { .type($0) }, for: .init(kind: elementKind, identifier: identifier))
    }

    /// Makes headers, footers or others of this file, whose first object is one.
    public func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(nib.map { .nib($0) }, for: .init(kind: kind, identifier: identifier))
    }

    /// A cell to fill: one that left the screen, else a new one; the identifier must be registered.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.init(kind: nil, identifier: identifier), for: indexPath)
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("No cell class is registered for the identifier \(identifier).")
        }
        return cell
    }

    /// A supplementary view to fill, as `dequeueReusableCell`; the identifier must be registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = CollectionReusePool.Key(kind: elementKind, identifier: identifier)
        guard let view = dequeue(key, for: indexPath) else {
            preconditionFailure("No view class is registered for the identifier \(identifier).")
        }
        return view
    }

    private func dequeue(
        _ key: CollectionReusePool.Key,
        for path: IndexPath
    ) -> UICollectionReusableView? {
        guard let view = pool.take(key) else { return nil }
        if view.wasShown { view.prepareForReuse() }
        let attributes =
            key.kind.map {
                collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
            } ?? collectionViewLayout.layoutAttributesForItem(at: path)
        // Cells that arrange themselves as they are filled know how much room they have.
        if let attributes { view.frame = attributes.frame }
        return view
    }
}
