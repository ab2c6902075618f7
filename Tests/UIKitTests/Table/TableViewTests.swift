import Foundation
import Testing
import UIKit

@MainActor struct TableViewTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let source = Source()

    init() {
        table.register(HeightCell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.dataSource = source
        table.delegate = source
        source.heights = Array(repeating: 100, count: 50)
    }

    private var rows: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `makes cells only for the rows on the screen`() {
        table.layoutIfNeeded()
        #expect(rows == [0, 1, 2, 3])
        #expect(source.made == [0, 1, 2, 3])
        #expect(table.contentSize.width == 300)
        #expect(
            table.cellForRow(at: path(1))?.frame == CGRect(x: 0, y: 100, width: 300, height: 100)
        )
        #expect(table.cellForRow(at: path(9)) == nil)
    }

    @Test func `uses cells again that left the screen`() {
        table.layoutIfNeeded()
        let first = table.cellForRow(at: path(0))
        table.contentOffset.y = 150
        table.layoutIfNeeded()
        #expect(rows == [1, 2, 3, 4, 5])
        let again = table.visibleCells.first { $0 === first } as? HeightCell
        #expect(again?.reuses == 1)
        for y in stride(from: 150.0, through: 4000, by: 50) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }
        #expect(Set(source.cells.map(ObjectIdentifier.init)).count == 5)
    }

    @Test func `tells of cells that come and go`() {
        table.layoutIfNeeded()
        #expect(source.shown == [0, 1, 2, 3])
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        #expect(source.gone == [0, 1])
        #expect(source.shown == [0, 1, 2, 3, 4, 5])
    }

    @Test func `measures rows of different heights as they come`() {
        source.heights = [30, 200, 50, 300, 80]
        table.layoutIfNeeded()
        #expect(rows == [0, 1, 2, 3])
        #expect(table.rectForRow(at: path(3)).minY == 280)
        table.contentOffset.y = 260
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 660)
        #expect(rows == [2, 3, 4])
    }

    @Test func `fills the screen with rows much lower than estimated`() {
        source.heights = Array(repeating: 5, count: 200)
        table.layoutIfNeeded()
        #expect(rows == Array(0...79))
    }

    @Test func `keeps what is looked at in place when a row above turns out higher`() throws {
        table.layoutIfNeeded()
        table.scrollToRow(at: path(20), at: .top, animated: false)
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.dropFirst().first)
        let before = table.convert(cell.frame.origin, to: nil).y - table.contentOffset.y
        table.contentOffset.y -= 20
        table.layoutIfNeeded()
        let after = table.convert(cell.frame.origin, to: nil).y - table.contentOffset.y
        #expect(abs(after - before - 20) < 0.01)
    }

    @Test func `takes heights that are given`() {
        source.given = 60
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 3000)
        #expect(rows == Array(0...6))
    }

    @Test func `measures anew when the width changes`() {
        source.heights = [100]
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 300, height: 100))
        table.frame.size.width = 150
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 150, height: 200))
    }

    @Test func `shows other rows after a reload`() {
        table.layoutIfNeeded()
        source.heights = [100, 100]
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.layoutIfNeeded()
        #expect(rows == [0, 1])
        #expect(source.gone == [0, 1, 2, 3])
    }

    @Test func `does not stay scrolled past its end`() {
        source.given = 100
        table.reloadData()
        table.layoutIfNeeded()
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
        source.heights = Array(repeating: 100, count: 6)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 200)
        #expect(rows == [2, 3, 4, 5])
    }

    @Test func `moves cells past rows that come and go, and makes only the new ones`() {
        table.layoutIfNeeded()
        let second = table.cellForRow(at: path(1))
        source.made = []
        source.heights.insert(contentsOf: [100, 100], at: 0)
        table.insertRows(at: [path(0), path(1)], with: .automatic)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(3)) === second)
        #expect(Set(source.made) == [0, 1])
        source.heights.remove(at: 0)
        table.deleteRows(at: [path(0)], with: .fade)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(2)) === second)
    }

    @Test func `reloads everything when changes and counts do not agree`() {
        table.layoutIfNeeded()
        table.insertRows(at: [path(0)], with: .none)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 50)
        #expect(rows == [0, 1, 2, 3])
    }

    @Test func `shows a row anew`() {
        table.layoutIfNeeded()
        source.made = []
        source.heights[1] = 40
        table.reloadRows(at: [path(1)], with: .none)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(1))?.frame.height == 40)
        #expect(source.made.contains(1) && !source.made.contains(0))
    }

    @Test func `puts its header and footer around the rows`() {
        source.heights = [100]
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(footer.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(table.contentSize.height == 180)
    }

    @Test func `shows sections with their titles`() throws {
        source.titles = ["News", "Sport"]
        source.heights = [100]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2)
        let second = try #require(table.headerView(forSection: 1))
        #expect(second.frame == CGRect(x: 0, y: 128, width: 300, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 156)
    }

    @Test func `selects the row that is tapped`() {
        let host = TestHost(showing: table)
        defer { host.close() }
        host.tap(100, 150)
        #expect(source.selected == [1])
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
        host.tap(100, 50)
        #expect(source.selected == [1, 0])
        #expect(source.deselected == [1])
        table.deselectRow(at: path(0), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `does not select a row that is dragged`() {
        let host = TestHost(showing: table)
        defer { host.close() }
        host.down(100, 350)
        #expect(table.cellForRow(at: path(3))?.isHighlighted == true)
        host.move(100, 330)
        #expect(table.cellForRow(at: path(3))?.isHighlighted == false)
        host.move(100, 300)
        host.up(100, 300)
        #expect(source.selected.isEmpty)
        #expect(table.contentOffset.y > 0)
    }

    @Test func `leaves taps on a button in a cell to the button`() throws {
        let host = TestHost(showing: table)
        defer { host.close() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try #require(table.cellForRow(at: path(0))).contentView.addSubview(button)
        host.tap(50, 50)
        #expect(taps == 1)
        #expect(source.selected.isEmpty)
    }

    @Test func `finds rows by place`() {
        table.layoutIfNeeded()
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 250)) == path(2))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(table.indexPath(for: HeightCell(style: .default, reuseIdentifier: nil)) == nil)
    }

    @Test func `shows nothing without a data source`() {
        let empty = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        empty.layoutIfNeeded()
        #expect(empty.visibleCells.isEmpty)
        #expect(empty.numberOfRows(inSection: 3) == 0)
        #expect(empty.rectForRow(at: path(0)) == .zero)
    }
}

/// A cell as high as it is told at a width of 300 points, and higher the narrower it is.
private final class HeightCell: UITableViewCell {
    var height: CGFloat = 0
    var reuses = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height * 300 / size.width)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

@MainActor private final class Source: UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat] = []
    var given = UITableView.automaticDimension
    var titles: [String] = []
    var made: [Int] = []
    var cells: [UITableViewCell] = []
    var shown: [Int] = []
    var gone: [Int] = []
    var selected: [Int] = []
    var deselected: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { max(1, titles.count) }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? HeightCell)?.height = heights[indexPath.row]
        made.append(indexPath.row)
        cells.append(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        given
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        shown.append(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        gone.append(indexPath.row)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        deselected.append(indexPath.row)
    }
}
