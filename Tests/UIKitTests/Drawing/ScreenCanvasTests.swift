import Foundation
import Testing
import UIKit

@MainActor struct ScreenCanvasTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    private func shown(_ test: (ScreenCanvas) -> Void) throws {
        let windows = [window]
        let made = ScreenCanvas(size: CGSize(width: 8, height: 8), scale: 2, windows: { windows })
        let canvas = try #require(made)
        window.backgroundColor = .white
        view.backgroundColor = .red
        window.addSubview(view)
        window.isHidden = false
        #expect(canvas.drawIfNeeded())
        test(canvas)
    }

    private func blue(_ canvas: ScreenCanvas, _ x: Int, _ y: Int) -> UInt8 {
        var byte: UInt8 = 0
        canvas.withPixels { bytes, stride in
            byte = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt8.self)
        }
        return byte
    }

    @Test func `draws the windows at its scale`() throws {
        try shown { canvas in
            #expect((canvas.width, canvas.height) == (16, 16))
            #expect(blue(canvas, 7, 7) == 0)
            #expect(blue(canvas, 8, 8) == 255)
        }
    }

    @Test func `draws nothing while nothing changed`() throws {
        try shown { canvas in
            #expect(!canvas.drawIfNeeded())
        }
    }

    @Test(
        arguments: [
            { $0.frame.origin.x = 3 }, { $0.alpha = 0.5 }, { $0.isHidden = true },
            { $0.backgroundColor = .blue }, { $0.layer.cornerRadius = 2 }, { $0.setNeedsDisplay() },
            { $0.removeFromSuperview() }, { $0.addSubview(UIView()) },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.bounds.origin.y = 1 },
        ] as [@MainActor @Sendable (UIView) -> Void]
    )
    func `draws again after a change`(change: @MainActor @Sendable (UIView) -> Void) throws {
        try shown { canvas in
            change(view)
            #expect(canvas.drawIfNeeded())
            #expect(!canvas.drawIfNeeded())
        }
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e12, height: 1),
    ])
    func `there is no screen without pixels`(size: CGSize) {
        #expect(ScreenCanvas(size: size, scale: 1) == nil)
    }
}
