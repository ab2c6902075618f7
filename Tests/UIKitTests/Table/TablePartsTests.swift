import Foundation
import Testing

@testable import UIKit

/// The pure parts of tables.
struct TablePartsTests {
    private var layout = TableLayout(top: 5)

    init() {
        layout.append(header: 20, rows: Array(repeating: (10, true), count: 3), footer: 0)
        layout.append(header: 0, rows: [(40, false), (60, true)], footer: 7)
    }

    private func rows(_ layout: TableLayout, _ top: CGFloat, _ bottom: CGFloat) -> [IndexPath] {
        layout.indices(from: top, to: bottom).compactMap {
            if case .row(let path) = layout.items[$0].kind { path } else { nil }
        }
    }

    @Test func `puts everything below one another`() throws {
        #expect(layout.end == 162)
        let index = try #require(layout.index(of: IndexPath(row: 1, section: 1)))
        #expect(layout.tops[index] == 95)
        #expect(layout.rowCounts == [3, 2])
    }

    @Test(arguments: [
        (0.0, 25.0, []),
        (0.0, 25.1, [IndexPath(row: 0, section: 0)]),
        (34.9, 45.0, [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]),
        (50.0, 56.0, [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)]),
        (1000.0, 2000.0, []),
        (50.0, 50.0, []),
    ])
    func `finds the rows between two places`(top: CGFloat, bottom: CGFloat, expected: [IndexPath]) {
        #expect(rows(layout, top, bottom) == expected)
    }

    @Test func `moves what is below a row that was measured`() throws {
        var layout = layout
        let index = try #require(layout.index(of: IndexPath(row: 0, section: 1)))
        layout.measure(index, height: 50)
        #expect(layout.items[index].isMeasured)
        #expect(layout.tops[index + 1] == 105)
        #expect(layout.end == 172)
        layout.forgetMeasures { $0.row == 0 }
        #expect(!layout.items[index].isMeasured)
        #expect(layout.items[index + 1].isMeasured)
    }

    @Test(arguments: [
        IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 2),
        IndexPath(row: -1, section: 0),
        IndexPath(indexes: [0]), IndexPath(),
    ])
    func `knows no rows that there are not`(path: IndexPath) {
        #expect(layout.index(of: path) == nil)
    }

    @Test func `is empty without sections`() {
        let empty = TableLayout()
        #expect(empty.end == 0)
        #expect(empty.indices(from: 0, to: 100).isEmpty)
    }

    @Test func `moves rows past those that go and come`() {
        let updates = TableUpdates(
            deleted: [IndexPath(row: 0, section: 0)],
            inserted: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)]
        )
        let moved = (0..<4).map { updates.newPath(of: IndexPath(row: $0, section: 0))?.row }
        #expect(moved == [nil, 0, 2, 3])
        #expect(updates.newPath(of: IndexPath(row: 3, section: 1))?.row == 3)
    }

    @Test func `fits only the counts that it leads to`() {
        let updates = TableUpdates(
            deleted: [IndexPath(row: 3, section: 0)],
            inserted: [IndexPath(row: 0, section: 0)]
        )
        #expect(updates.leads(from: [4], to: [4]))
        #expect(!updates.leads(from: [4], to: [5]))
        #expect(!updates.leads(from: [3], to: [3]))
        #expect(!updates.leads(from: [4], to: [4, 0]))
    }
}
