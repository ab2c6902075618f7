import Foundation
import Testing
import UIKit

@MainActor struct UIImageViewTests {
    private func place(_ mode: UIView.ContentMode, _ size: CGSize) -> CGRect {
        let picture = PictureFile.halves(width: 20, height: 10)
        let view = UIImageView(frame: CGRect(origin: .zero, size: size))
        view.image = picture
        view.contentMode = mode
        view.clipsToBounds = true
        return PixelGrid(UIKitHost.snapshot(of: view, scale: 1)).ink
    }

    nonisolated private static let modes: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
        (.scaleAspectFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
        (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
        (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
    ]

    @Test(arguments: modes)
    func `draws the picture where its content mode says`(mode: UIView.ContentMode, ink: CGRect) {
        #expect(place(mode, CGSize(width: 40, height: 40)) == ink)
    }

    @Test func `filling cuts off equal parts on both sides`() {
        let view = UIImageView(image: PictureFile.halves(width: 80, height: 20))
        view.frame.size = CGSize(width: 40, height: 20)
        view.contentMode = .scaleAspectFill
        let grid = PixelGrid(UIKitHost.snapshot(of: view, scale: 1))
        #expect(grid[5, 10] == .init(.red))
        #expect(grid[35, 10] == .init(.blue))
    }

    @Test func `is as large as its picture`() {
        let view = UIImageView(image: PictureFile.halves(width: 30, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 10))
        #expect(view.frame.size == CGSize(width: 30, height: 10))
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func `draws a template in the tint colour, which it may inherit`() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        holder.tintColor = .green
        let view = UIImageView(
            image: PictureFile.halves(width: 10, height: 10).withRenderingMode(.alwaysTemplate)
        )
        holder.addSubview(view)
        #expect(PixelGrid(UIKitHost.snapshot(of: holder, scale: 1))[5, 5] == .init(.green))
        view.tintColor = .blue
        #expect(PixelGrid(UIKitHost.snapshot(of: holder, scale: 1))[5, 5] == .init(.blue))
    }

    @Test func `a picture that moves follows the ticks while it is in a window`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let gif = try #require(UIImage(data: PictureFile.blinkingGIF(10, 30)))
        let view = UIImageView(image: gif)
        #expect(view.isAnimating)
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        func color() -> PixelGrid.Pixel { PixelGrid(UIKitHost.snapshot(of: view, scale: 1))[0, 0] }
        let start = UIKitHost.now + 1
        UIKitHost.tick(to: start)
        #expect(color() == .init(.red))
        UIKitHost.tick(to: start + 0.1)
        #expect(color() == .init(.blue))
        UIKitHost.tick(to: start + 0.39)
        #expect(color() == .init(.blue))
        UIKitHost.tick(to: start + 0.4)
        #expect(color() == .init(.red))
        view.stopAnimating()
        UIKitHost.tick(to: start + 0.6)
        #expect(color() == .init(.red))
    }

    @Test func `shows its animation images as often as asked, then the picture again`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let view = UIImageView(image: PictureFile.halves(width: 4, height: 4))
        view.animationImages = [UIColor.green, .yellow].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        view.animationDuration = 1
        view.animationRepeatCount = 2
        window.addSubview(view)
        view.startAnimating()
        func color() -> PixelGrid.Pixel { PixelGrid(UIKitHost.snapshot(of: view, scale: 1))[0, 0] }
        let start = UIKitHost.now + 1
        UIKitHost.tick(to: start)
        #expect(color() == .init(.green))
        UIKitHost.tick(to: start + 1.5)
        #expect(color() == .init(.yellow))
        UIKitHost.tick(to: start + 2)
        #expect(color() == .init(.red))
        #expect(!view.isAnimating)
    }
}
