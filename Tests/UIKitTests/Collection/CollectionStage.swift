import UIKit

/// A collection in a window, with a data source and delegate that write down what happens.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let host = TestHost(size: CGSize(width: 300, height: 400))
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView
    /// How many items each section has.
    var counts = [100]
    /// The words on items that have some.
    var words: [IndexPath: String] = [:]
    var log: [String] = []
    var made: [ObjectIdentifier] = []
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 90, height: 90) }
    var forbidden: Set<IndexPath> = []

    override init() {
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: layout
        )
        super.init()
        collection.register(CollectionTestCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "band"
            )
        }
        collection.dataSource = self
        collection.delegate = self
        host.window.addSubview(collection)
        log = []
    }

    func layOut() { host.window.layoutIfNeeded() }

    func cell(_ item: Int, _ section: Int = 0) -> CollectionTestCell? {
        collection.cellForItem(at: IndexPath(item: item, section: section)) as? CollectionTestCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell",
            for: indexPath
        )
        made.append(ObjectIdentifier(cell))
        (cell as? CollectionTestCell)?.label.text = words[indexPath] ?? "\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "band",
            for: indexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("show \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("hide \(indexPath.item)") }

    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        !forbidden.contains(path)
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        log.append("highlight \(path.item)")
    }

    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        log.append("unhighlight \(path.item)")
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("select \(path.item)")
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("deselect \(path.item)")
    }
}

/// A cell with a label that fills it.
final class CollectionTestCell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
