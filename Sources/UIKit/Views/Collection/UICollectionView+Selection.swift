public import Foundation

extension UICollectionView {
    /// The selected items, in order; nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

    /// Selects an item, and no other unless several can be; the delegate hears nothing of it.
    public func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection || indexPath == nil {
            for old in selectedPaths where old != indexPath {
                deselectItem(at: old, animated: animated)
            }
        }
        guard let indexPath else { return }
        selectedPaths.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Makes the item one that is not selected; the delegate hears nothing of it.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// A finger came down on the cell.
    func fingerCame(on cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// The finger is on the cell no more.
    func fingerLeft(_ cell: UICollectionViewCell) {
        cell.isHighlighted = false
        guard let path = indexPath(for: cell) else { return }
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// The cell was tapped.
    func tapped(_ cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selectedPaths.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let old = allowsMultipleSelection ? [] : selectedPaths.subtracting([path]).sorted()
        selectItem(at: path, animated: false, scrollPosition: [])
        for other in old { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
