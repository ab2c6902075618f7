import Foundation
import Testing
import UIKit

/// Collections: what is on the screen, what a finger does, and how items come and go.
@MainActor struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func `shows only the items on the screen, in lines of as many as fit`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        #expect(stage.collection.indexPathsForVisibleItems == (0..<12).map { path($0) })
        #expect(stage.cell(4)?.frame == CGRect(x: 105, y: 100, width: 90, height: 90))
        #expect(stage.cell(4)?.label.frame == CGRect(x: 8, y: 8, width: 74, height: 74))
        #expect(stage.collection.contentSize == CGSize(width: 300, height: 34 * 100 - 10))
        #expect(stage.log == (0..<12).map { "show \($0)" })
    }

    @Test func `uses cells again that were scrolled away`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        for offset in stride(from: 0, through: 2_900, by: 50) {
            stage.collection.contentOffset.y = CGFloat(offset)
            stage.layOut()
        }
        #expect(Set(stage.made).count == 15)
        #expect(
            stage.collection.visibleCells.allSatisfy {
                ($0 as? CollectionTestCell)?.reuses ?? 0 > 0
            }
        )
        #expect(stage.log.contains("hide 0") && stage.log.contains("show 98"))
        #expect(stage.cell(99) == nil, "below the screen")
    }

    @Test func `follows a finger and comes to rest at the end`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        for _ in 0..<20 {
            let (start, end) = (CGPoint(x: 150, y: 380), CGPoint(x: 150, y: 20))
            stage.host.drag(from: start, to: end, seconds: 0.2)
            stage.host.wait(1)
        }
        stage.host.wait(3)
        #expect(stage.collection.contentOffset.y == stage.collection.contentSize.height - 400)
        #expect(stage.cell(99) != nil)
        #expect(!stage.log.contains { $0.hasPrefix("select") }, "a drag selects nothing")
    }

    @Test func `places headers, footers and insets of each section`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.counts = [2, 0, 1]
        stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
        stage.layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
        stage.collection.reloadData()
        stage.layOut()
        let header = UICollectionView.elementKindSectionHeader
        let second = stage.collection.supplementaryView(forElementKind: header, at: path(0, 1))
        #expect(second?.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(stage.cell(0, 2)?.frame.origin == CGPoint(x: 15, y: 245))
        #expect(stage.collection.contentSize.height == 360)
    }

    @Test func `scrolls sideways where the flow says so`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layout.scrollDirection = .horizontal
        stage.layOut()
        #expect(stage.cell(1)?.frame.origin.x == 0)
        #expect(stage.collection.contentSize.height == 400)
        stage.host.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200))
        stage.host.wait(3)
        #expect(stage.collection.contentOffset.x > 200)
        #expect(stage.collection.contentOffset.y == 0)
    }

    @Test func `lays out anew at another width, and from the right where that is read first`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        stage.collection.frame.size.width = 200
        stage.layOut()
        #expect(stage.cell(2)?.frame.origin == CGPoint(x: 0, y: 100))
        stage.collection.semanticContentAttribute = .forceRightToLeft
        stage.layOut()
        #expect(stage.cell(2)?.frame.origin == CGPoint(x: 110, y: 100))
    }

    @Test func `selects by tapping, one item or several`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        stage.log = []
        stage.host.tap(45, 45)
        stage.host.tap(150, 45)
        #expect(
            stage.log == [
                "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1",
                "deselect 0", "select 1",
            ]
        )
        #expect(stage.cell(1)?.isSelected == true && stage.cell(0)?.isSelected == false)
        #expect(stage.collection.indexPathsForSelectedItems == [path(1)])
        stage.collection.allowsMultipleSelection = true
        stage.host.tap(45, 45)
        #expect(stage.collection.indexPathsForSelectedItems == [path(0), path(1)])
        stage.host.tap(150, 45)
        #expect(stage.collection.indexPathsForSelectedItems == [path(0)])
        stage.forbidden = [path(2)]
        stage.host.tap(255, 45)
        #expect(stage.collection.indexPathsForSelectedItems == [path(0)])
        stage.collection.allowsSelection = false
        stage.log = []
        stage.host.tap(45, 145)
        #expect(stage.log == [])
    }

    @Test func `keeps a selection for a cell that scrolls away and comes back`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        stage.host.tap(45, 45)
        stage.collection.contentOffset.y = 2_000
        stage.layOut()
        #expect(stage.collection.visibleCells.allSatisfy { !$0.isSelected })
        stage.collection.scrollToItem(at: path(0), at: .top, animated: false)
        stage.layOut()
        #expect(stage.cell(0)?.isSelected == true)
    }

    @Test func `makes several changes at once and keeps the cells of the items that stay`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.counts = [5]
        stage.layOut()
        let (third, fourth) = (stage.cell(3), stage.cell(4))
        stage.collection.selectItem(at: path(3), animated: false, scrollPosition: [])
        var isDone = false
        stage.collection.performBatchUpdates {
            stage.counts = [5]
            stage.collection.deleteItems(at: [path(0), path(1)])
            stage.collection.insertItems(at: [path(0), path(4)])
            stage.collection.reloadItems(at: [path(4)])
        } completion: {
            isDone = $0
        }
        #expect(isDone)
        #expect(stage.cell(2) === third && stage.cell(2)?.frame.minX == 210)
        #expect(stage.cell(3) !== fourth)
        #expect(stage.collection.indexPathsForSelectedItems == [path(2)])
    }

    @Test func `reloads where changes do not fit the data source`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.counts = [5]
        stage.layOut()
        stage.counts = [9]
        stage.collection.insertItems(at: [path(0)])
        stage.layOut()
        #expect(stage.collection.visibleCells.count == 9)
        stage.counts = [1, 1]
        stage.collection.insertSections([1])
        stage.layOut()
        #expect(stage.cell(0, 1) != nil && stage.collection.numberOfSections == 2)
    }

    @Test func `measures cells where sizes are estimates`() throws {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.counts = [6]
        stage.size = { _ in UICollectionViewFlowLayout.automaticSize }
        stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        for item in 0..<6 {
            stage.words[path(item)] = String(repeating: "word", count: item + 1)
        }
        stage.layOut()
        let widths = (0..<6).compactMap { stage.cell($0)?.frame.width }
        #expect(widths.count == 6 && widths == widths.sorted() && Set(widths).count == 6)
        for item in 0..<6 {
            let cell = try #require(stage.cell(item))
            let text = cell.label.intrinsicContentSize
            #expect(cell.frame.size == CGSize(width: text.width + 16, height: text.height + 16))
        }
    }

    @Test func `finds items by points and scrolls to them`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.layOut()
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 150, y: 150)) == path(4))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 97, y: 150)) == nil)
        stage.collection.scrollToItem(at: path(60), at: .centeredVertically, animated: true)
        stage.host.wait(1)
        #expect(stage.collection.contentOffset.y == 1_845)
        stage.collection.scrollToItem(at: path(1_000), at: .top, animated: false)
        #expect(stage.collection.contentOffset.y == 1_845)
    }

    @Test func `asks a layout of the app's own, and follows it`() {
        let stage = CollectionStage()
        defer { stage.host.close() }
        stage.counts = [3]
        stage.collection.reloadData()
        stage.collection.setCollectionViewLayout(Staircase(), animated: false)
        stage.layOut()
        #expect(stage.cell(2)?.frame == CGRect(x: 40, y: 40, width: 50, height: 50))
        #expect(stage.cell(2)?.alpha == 0.5)
        #expect(stage.collection.subviews.last === stage.cell(0), "by zIndex")
        #expect(stage.collection.numberOfItems(inSection: 0) == 3)
        #expect(stage.collection.visibleCells.count == 3, "no cell for what is not there")
    }

    private final class Staircase: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            (0..<5).map { item in
                let path = IndexPath(item: item, section: 0)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: item * 20, y: item * 20, width: 50, height: 50)
                attributes.zIndex = -item
                if item == 2 { attributes.alpha = 0.5 }
                return attributes
            }
        }
    }

    @Test func `is made from a file with its flow, and makes cells from one`() throws {
        let (view, problems) = NibFile.view(
            """
            <collectionView contentMode="scaleToFill" id="c">
            <rect key="frame" x="0" y="0" width="300" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
             minimumLineSpacing="7" minimumInteritemSpacing="3" id="f">
            <size key="itemSize" width="120" height="80"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout></collectionView>
            """
        )
        #expect(problems == [])
        let collection = try #require(view as? UICollectionView)
        let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.scrollDirection == .horizontal && flow.minimumLineSpacing == 7)
        #expect(flow.itemSize == CGSize(width: 120, height: 80))
        #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let cells = NibFile.with(
            """
            <collectionViewCell reuseIdentifier="x" id="k"><rect key="frame" x="0" y="0" width="50"
             height="50"/><collectionViewCellContentView key="contentView" id="v"><subviews>
            <label text="In a file" id="l"/></subviews></collectionViewCellContentView>
            </collectionViewCell>
            """
        )
        collection.register(UINib(data: cells, bundle: nil), forCellWithReuseIdentifier: "cell")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0))
        #expect(cell.reuseIdentifier == "cell")
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "In a file")
    }
}
