import Foundation

/// What a view on the screen shows: an item, or a supplementary view of some kind.
struct CollectionElement: Hashable {
    /// Nil for items.
    var kind: String?
    var path: IndexPath

    init(item path: IndexPath) {
        self.path = path
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        path = attributes.indexPath
    }
}

extension CollectionElement: Comparable {
    /// In the order of the sections' items, so that what happens to several happens in one order.
    static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
        lhs.path != rhs.path ? lhs.path < rhs.path : (lhs.kind ?? "") < (rhs.kind ?? "")
    }
}
