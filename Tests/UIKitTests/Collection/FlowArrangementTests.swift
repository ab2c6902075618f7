import Foundation
import Testing

@testable import UIKit

/// Where a flow puts its items, line by line.
struct FlowArrangementTests {
    private func frames(
        _ sizes: [CGSize],
        width: CGFloat = 100,
        isHorizontal: Bool = false,
        change: (inout FlowArrangement.Section) -> Void = { _ in }
    ) -> [CGRect] {
        var section = FlowArrangement.Section(lineSpacing: 5, itemSpacing: 10, items: sizes)
        change(&section)
        let flow = FlowArrangement([section], width: width, isHorizontal: isHorizontal)
        return sizes.indices.compactMap {
            flow.frame(of: .item(IndexPath(item: $0, section: 0)))
        }
    }

    private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

    @Test func `spreads full lines from edge to edge and begins the last at the start`() {
        let frames = frames(Array(repeating: square(40), count: 3))
        #expect(frames.map(\.minX) == [0, 60, 0])
        #expect(frames.map(\.minY) == [0, 0, 45])
    }

    @Test func `keeps the gaps of the lines before in the last line of a grid`() {
        let frames = frames(Array(repeating: square(25), count: 5))
        #expect(frames.map(\.minX) == [0, 37.5, 75, 0, 37.5])
    }

    @Test func `gives a single line the least gaps`() {
        #expect(frames([square(20), square(20)]).map(\.minX) == [0, 30])
    }

    @Test func `stands items of one column one below the other in the middle`() {
        let frames = frames(Array(repeating: square(60), count: 3))
        #expect(frames.map(\.minX) == [20, 20, 20])
        #expect(frames.map(\.minY) == [0, 65, 130])
    }

    @Test func `stands items of different heights in the middle of their line`() {
        let frames = frames([square(40), square(20)])
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 40, height: 40),
                CGRect(x: 50, y: 10, width: 20, height: 20),
            ]
        )
    }

    @Test func `fits thirds of a width into one line`() {
        let third = CGSize(width: 100.0 / 3, height: 10)
        let frames = frames([third, third, third]) { $0.itemSpacing = 0 }
        #expect(Set(frames.map(\.minY)) == [0])
    }

    @Test func `keeps insets free and lets headers and footers reach from edge to edge`() {
        var section = FlowArrangement.Section(items: [square(40), square(40)])
        section.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        section.header = 20
        section.footer = 30
        let flow = FlowArrangement([section, section], width: 100, isHorizontal: false)
        #expect(flow.frame(of: .header(0)) == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(
            flow.frame(of: .item(IndexPath(item: 0, section: 0)))?.origin == CGPoint(x: 2, y: 21)
        )
        #expect(flow.frame(of: .footer(0)) == CGRect(x: 0, y: 64, width: 100, height: 30))
        #expect(flow.frame(of: .header(1))?.minY == 94)
        #expect(flow.contentSize == CGSize(width: 100, height: 188))
    }

    @Test func `lays columns side by side where it scrolls sideways`() {
        let sizes = [square(40), square(40), square(40)]
        let frames = frames(sizes, isHorizontal: true)
        #expect(frames.map(\.origin) == [.zero, CGPoint(x: 0, y: 60), CGPoint(x: 45, y: 0)])
    }

    @Test func `finds only what lies in a part of the area`() {
        let section = FlowArrangement.Section(items: Array(repeating: square(100), count: 1_000))
        let flow = FlowArrangement([section], width: 100, isHorizontal: false)
        let found = flow.elements(in: CGRect(x: 0, y: 50_050, width: 100, height: 200))
        #expect(found.map(\.frame.minY) == [50_000, 50_100, 50_200])
        #expect(flow.elements(in: CGRect(x: 0, y: -50, width: 100, height: 50)).isEmpty)
        #expect(flow.elements(in: CGRect(x: 0, y: 0, width: 100, height: 0)).isEmpty)
    }

    @Test func `takes sizes that are no numbers for none`() {
        let frames = frames([CGSize(width: CGFloat.nan, height: -5), square(20)])
        #expect(frames.map(\.width) == [0, 20])
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }
}
