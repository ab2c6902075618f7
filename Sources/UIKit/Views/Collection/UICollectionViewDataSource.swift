public import Foundation

/// Says what a collection shows; all but two methods may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// How many items the section has.
    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int

    /// A cell for the item, from `dequeueReusableCell`, filled.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// How many sections there are; one unless said otherwise.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A header or footer, from `dequeueReusableSupplementaryView`, filled.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// An empty view; a layout with headers and footers wants more.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
