import Foundation
import Testing
import UIKit

struct UIBezierPathTests {
    private func drawn(_ path: UIBezierPath) -> PixelGrid {
        PixelGrid(CGSize(width: 40, height: 40)) { _ in
            UIColor.red.setFill()
            path.fill()
        }
    }

    @Test func `rounds only the corners asked for`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 12, height: 12)
        )
        let grid = drawn(path)
        #expect(grid[0, 0].alpha == 0)
        #expect(grid[39, 39].alpha == 0)
        #expect(grid[39, 0].alpha == 255)
        #expect(grid[0, 39].alpha == 255)
    }

    @Test func `a radius beyond half a side makes a circle`() {
        let grid = drawn(
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 500)
        )
        #expect(grid[20, 0].alpha > 200)
        #expect(grid[4, 4].alpha == 0)
        #expect(grid[8, 8].alpha == 255)
    }

    @Test(arguments: [(true, 30, 30), (false, 30, 10)])
    func `goes round as seen on the screen`(clockwise: Bool, x: Int, y: Int) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addArc(
            withCenter: CGPoint(x: 20, y: 20),
            radius: 18,
            startAngle: 0,
            endAngle: clockwise ? .pi / 2 : -.pi / 2,
            clockwise: clockwise
        )
        path.close()
        let grid = drawn(path)
        #expect(grid[x, y].alpha == 255)
        #expect(grid[x, 40 - y].alpha == 0)
        #expect(grid[10, 20].alpha == 0)
    }

    @Test func `a whole turn is a whole circle`() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20),
            radius: 10,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        #expect(drawn(path).ink == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func `clips what is drawn after it`() {
        let grid = PixelGrid(CGSize(width: 40, height: 40)) { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(grid[1, 1].alpha == 0)
        #expect(grid[20, 20].alpha == 255)
    }

    @Test func `hands out a copy of itself`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        let copy = path.cgPath
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(path.bounds == CGRect(x: 10, y: 0, width: 4, height: 4))
    }
}
