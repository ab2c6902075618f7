import Foundation
import Testing
import UIKit

struct CGContextTests {
    private let red = PixelGrid.Pixel(.red)
    private let blue = PixelGrid.Pixel(.blue)

    @Test func `fills a rectangle with y growing downwards`() {
        let grid = PixelGrid(CGSize(width: 10, height: 10)) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 2, y: 1, width: 3, height: 4))
        }
        #expect(grid.ink == CGRect(x: 2, y: 1, width: 3, height: 4))
        #expect(grid[3, 3] == red)
    }

    @Test func `goes back to the saved colour, transform and clip`() {
        let grid = PixelGrid(CGSize(width: 10, height: 4)) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 5, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }
        #expect(grid[0, 3] == red)
        #expect(grid[5, 1] == blue)
        #expect(grid[7, 1] == .clear)
        #expect(grid[5, 2] == .clear)
    }

    @Test func `restoring more often than saving does nothing`() {
        let grid = PixelGrid(CGSize(width: 2, height: 2)) { context in
            context.restoreGState()
            context.endTransparencyLayer()
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(grid[1, 1] == red)
    }

    @Test func `a layer is transparent as one thing`() {
        func overlap(asLayer: Bool) -> PixelGrid.Pixel {
            PixelGrid(CGSize(width: 6, height: 2)) { context in
                context.setAlpha(0.5)
                if asLayer { context.beginTransparencyLayer() }
                context.setFillColor(UIColor.red.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(CGRect(x: 2, y: 0, width: 4, height: 2))
                if asLayer { context.endTransparencyLayer() }
            }[3, 1]
        }
        #expect(overlap(asLayer: true).isNear(.init(red: 0, green: 0, blue: 255, alpha: 128)))
        #expect(overlap(asLayer: false).alpha > 180)
    }

    @Test func `strokes half on each side of the line`() {
        let grid = PixelGrid(CGSize(width: 20, height: 20)) { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 4)
        }
        #expect(grid.ink == CGRect(x: 3, y: 3, width: 14, height: 14))
        #expect(grid[10, 10] == .clear)
    }

    @Test func `ends lines as the cap says`() {
        func width(_ cap: CGLineCap) -> CGFloat {
            PixelGrid(CGSize(width: 20, height: 8)) { context in
                context.setLineWidth(4)
                context.setLineCap(cap)
                context.move(to: CGPoint(x: 6, y: 4))
                context.addLine(to: CGPoint(x: 14, y: 4))
                context.strokePath()
            }.ink.width
        }
        #expect(width(.butt) == 8)
        #expect(width(.square) == 12)
        #expect(width(.round) == 12)
    }

    @Test func `an even-odd fill leaves holes where shapes overlap`() {
        func middle(_ rule: CGPathFillRule) -> PixelGrid.Pixel {
            PixelGrid(CGSize(width: 9, height: 9)) { context in
                context.setFillColor(UIColor.red.cgColor)
                context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
                context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
                context.fillPath(using: rule)
            }[4, 4]
        }
        #expect(middle(.winding) == red)
        #expect(middle(.evenOdd) == .clear)
    }

    @Test func `a shadow is soft, moved and under the shape`() {
        let grid = PixelGrid(CGSize(width: 60, height: 60)) { context in
            context.setShadow(
                offset: CGSize(width: 0, height: 10),
                blur: 8,
                color: UIColor.black.cgColor
            )
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(grid[30, 30] == red)
        #expect(grid[30, 45].alpha > 150)
        #expect((20...200).contains(grid[30, 50].alpha))
        #expect(grid[30, 5].alpha < 10)
        #expect(grid[30, 44].alpha > grid[30, 52].alpha)
    }

    @Test func `numbers that are not finite draw nothing and harm nothing`() {
        let grid = PixelGrid(CGSize(width: 4, height: 4)) { context in
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2))
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.restoreGState()
            context.setLineWidth(.nan)
            context.setLineDash(phase: .nan, lengths: [0, 0, -1])
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        }
        #expect(grid.ink == CGRect(x: 3, y: 3, width: 1, height: 1))
        #expect(grid[3, 3] == blue)
    }

    @Test func `clearing makes holes`() {
        let grid = PixelGrid(CGSize(width: 4, height: 4)) { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        #expect(grid[0, 0].alpha == 255)
        #expect(grid[2, 2] == .clear)
    }

    @Test func `there is a current context only while something is drawn`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = PixelGrid(CGSize(width: 1, height: 1)) { context in
            #expect(UIGraphicsGetCurrentContext() === context)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: CGFloat.nan, height: 1),
        CGSize(width: 1e9, height: 1e9), CGSize(width: 90_000, height: 1),
    ])
    func `a picture of an impossible size is empty`(size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(image.size == .zero)
        #expect(image.pngData() == nil)
    }

    @Test func `a gradient goes from colour to colour and stops or goes on at its ends`() throws {
        let gradient = try #require(
            CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor])
        )
        func drawn(_ options: CGGradientDrawingOptions) -> PixelGrid {
            PixelGrid(CGSize(width: 40, height: 2)) { context in
                context.drawLinearGradient(
                    gradient,
                    start: CGPoint(x: 10, y: 0),
                    end: CGPoint(x: 30, y: 0),
                    options: options
                )
            }
        }
        let ending = drawn([])
        #expect(ending[5, 1] == .clear)
        #expect(ending[11, 1].red > 220)
        #expect(ending[20, 1].isNear(.init(red: 124, green: 0, blue: 131, alpha: 255), within: 10))
        #expect(drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])[5, 1] == red)
        #expect(CGGradient(colors: []) == nil)
        #expect(CGGradient(colors: [UIColor.red.cgColor], locations: [0, 1]) == nil)
    }
}
