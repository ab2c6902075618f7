import Foundation
import Testing
import UIKit

@MainActor struct SnapshotTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    private func box(_ frame: CGRect, _ color: UIColor, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (superview ?? root).addSubview(view)
        return view
    }

    private var grid: PixelGrid {
        PixelGrid(UIKitHost.snapshot(of: root, scale: 1))
    }

    @Test func `has as many pixels as points times scale`() {
        let image = UIKitHost.snapshot(of: root, scale: 3)
        #expect(image.size == CGSize(width: 40, height: 40))
        #expect(PixelGrid(image).width == 120)
    }

    @Test func `draws later subviews over earlier ones, and hidden ones not at all`() {
        _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        _ = box(CGRect(x: 10, y: 0, width: 20, height: 20), .blue)
        box(CGRect(x: 0, y: 0, width: 40, height: 40), .green).isHidden = true
        #expect(grid[5, 5] == .init(.red))
        #expect(grid[15, 5] == .init(.blue))
        #expect(grid[35, 35] == .clear)
    }

    @Test func `a transparent view with overlapping parts is composed as one thing`() {
        let group = UIView(frame: root.bounds)
        group.alpha = 0.5
        root.addSubview(group)
        _ = box(CGRect(x: 0, y: 0, width: 20, height: 40), .red, in: group)
        _ = box(CGRect(x: 10, y: 0, width: 20, height: 40), .blue, in: group)
        #expect(grid[15, 20].isNear(.init(red: 0, green: 0, blue: 255, alpha: 128)))
    }

    @Test func `cuts off only where a view clips`() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(holder)
        _ = box(CGRect(x: 10, y: 10, width: 20, height: 20), .red, in: holder)
        #expect(grid[25, 25] == .init(.red))
        holder.clipsToBounds = true
        #expect(grid[25, 25] == .clear)
        #expect(grid[15, 15] == .init(.red))
    }

    @Test func `rounds what is inside when it clips, and only the background when not`() {
        let holder = box(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        holder.layer.cornerRadius = 20
        _ = box(CGRect(x: 0, y: 0, width: 40, height: 40), .red, in: holder)
        #expect(grid[1, 1] == .init(.red))
        holder.clipsToBounds = true
        #expect(grid[1, 1] == .clear)
        #expect(grid[20, 20] == .init(.red))
    }

    @Test func `draws the border inside the edge and over the content`() {
        let holder = box(CGRect(x: 4, y: 4, width: 32, height: 32), .white)
        holder.layer.borderWidth = 3
        holder.layer.borderColor = UIColor.blue.cgColor
        _ = box(CGRect(x: 0, y: 0, width: 32, height: 32), .red, in: holder)
        #expect(grid[3, 20] == .clear)
        #expect(grid[4, 20] == .init(.blue))
        #expect(grid[6, 20] == .init(.blue))
        #expect(grid[7, 20] == .init(.red))
    }

    @Test func `scrolls by the origin of the bounds`() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.addSubview(holder)
        _ = box(CGRect(x: 0, y: 100, width: 10, height: 10), .red, in: holder)
        holder.bounds.origin.y = 95
        #expect(grid.ink == CGRect(x: 0, y: 5, width: 10, height: 10))
    }

    @Test func `turns and scales about the middle`() {
        let view = box(CGRect(x: 10, y: 15, width: 20, height: 10), .red)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(grid.ink == CGRect(x: 15, y: 10, width: 10, height: 20))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        #expect(grid.ink == CGRect(x: 15, y: 10, width: 10, height: 20))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(grid.ink.isNull)
    }

    @Test func `throws a soft shadow from an opaque layer and from the shape of a clear one`() {
        for isOpaque in [true, false] {
            let view = box(
                CGRect(x: 10, y: 6, width: 20, height: 12),
                isOpaque ? .white : .clear
            )
            if !isOpaque { _ = box(view.bounds, .white, in: view) }
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = 3
            view.layer.shadowOffset = CGSize(width: 0, height: 8)
            let grid = grid
            #expect(grid[20, 10] == .init(.white))
            #expect((70...128).contains(grid[20, 21].alpha))
            #expect(grid[20, 21].red == 0)
            #expect((10...110).contains(grid[20, 26].alpha))
            #expect(grid[20, 38].alpha < 10)
            view.removeFromSuperview()
        }
    }

    @Test func `a view that clips throws no shadow`() {
        let view = box(CGRect(x: 10, y: 10, width: 20, height: 20), .white)
        view.layer.shadowOpacity = 1
        view.clipsToBounds = true
        #expect(grid.ink == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func `draws dynamic colours by the style of the view`() {
        final class Filled: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.label.setFill()
                UIRectFill(rect)
            }
        }
        let view = Filled(frame: root.bounds)
        root.addSubview(view)
        #expect(grid[5, 5] == .init(.black))
        view.overrideUserInterfaceStyle = .dark
        #expect(grid[5, 5] == .init(.white))
    }

    @Test func `what a view draws stays inside it`() {
        final class Spilling: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(rect.insetBy(dx: -20, dy: -20))
            }
        }
        root.addSubview(Spilling(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(grid.ink == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func `shows where an animation is, not where it ends`() {
        let view = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 30
        }
        UIKitHost.tick(to: UIKitHost.now + 0.5)
        #expect((8...22).contains(grid.ink.minX))
        UIKitHost.tick(to: UIKitHost.now + 2)
        #expect(grid.ink.minX == 30)
    }

    @Test func `draws shapes as they were drawn before`() throws {
        let holder = box(CGRect(x: 0, y: 0, width: 40, height: 40), .systemGroupedBackground)
        let card = box(CGRect(x: 6, y: 5, width: 28, height: 24), .white, in: holder)
        card.layer.cornerRadius = 6
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 3
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        let turned = box(CGRect(x: 10, y: 10, width: 12, height: 8), .systemBlue, in: card)
        turned.transform = CGAffineTransform(rotationAngle: 0.4)
        turned.layer.borderWidth = 1.5
        turned.alpha = 0.6
        try GoldenPicture.expect(
            UIKitHost.snapshot(of: root),
            named: "shapes",
            cell: 1,
            tolerance: 24
        )
    }
}
