import Foundation
import Testing
import UIKit

/// A publisher's page of cards, with a row that scrolls sideways, as a designer would look at it.
@MainActor struct CollectionPictureTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `draws a page of cards as it was drawn before`(style: UIUserInterfaceStyle) throws {
        let page = CardPage()
        let host = TestHost(size: CGSize(width: 390, height: 560))
        defer { host.close() }
        host.window.overrideUserInterfaceStyle = style
        host.window.addSubview(page.collection)
        page.collection.frame = host.window.bounds
        host.window.layoutIfNeeded()
        try GoldenPicture.expect(
            UIKitHost.snapshot(of: host.window),
            named: style == .dark ? "collection-dark" : "collection-light",
            cell: 16,
            tolerance: 28
        )
    }
}

/// Cards in two columns under a heading.
@MainActor private final class CardPage: NSObject, UICollectionViewDataSource {
    private static let titles = [
        "The last night train to the coast", "Bread, baked for the whole street",
        "A cabin, a stove, no signal", "What the river brings",
    ]
    let collection: UICollectionView

    override init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 171, height: 210)
        flow.minimumInteritemSpacing = 16
        flow.minimumLineSpacing = 16
        flow.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
        flow.headerReferenceSize = CGSize(width: 0, height: 56)
        collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init()
        collection.backgroundColor = .systemGroupedBackground
        collection.register(Card.self, forCellWithReuseIdentifier: "card")
        collection.register(
            Heading.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "heading"
        )
        collection.dataSource = self
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.titles.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? Card)?.show(Self.titles[indexPath.item], isAd: indexPath.item == 2)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "heading",
            for: indexPath
        )
    }
}

private final class Heading: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "Weekend"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds.insetBy(dx: 16, dy: 8)
    }
}

private final class Card: UICollectionViewCell {
    private let photo = UIImageView(image: PictureFile.landscape(width: 342, height: 228))
    private let title = UILabel()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        note.font = .systemFont(ofSize: 12)
        note.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [title, note])
        texts.axis = .vertical
        texts.spacing = 4
        for view in [photo, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor),
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            photo.heightAnchor.constraint(equalToConstant: 118),
            texts.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isAd: Bool) {
        title.text = text
        note.text = isAd ? "Ad · Fir & Fern" : "4 min read"
    }
}
