import CCairo
package import Foundation

/// The pixels of a screen, drawn anew when something on it changed; for hosts with a real screen.
@MainActor package final class ScreenCanvas {
    private let bitmap: Bitmap
    private let scale: CGFloat
    private let windows: @MainActor () -> [UIWindow]
    private var drawn: SceneSignature?

    /// A black screen of `size` points for `windows`, by default the app's; nil for a size without
    /// pixels.
    package init?(
        size: CGSize,
        scale: CGFloat,
        windows: @escaping @MainActor () -> [UIWindow] = { UIApplication.shared.windows }
    ) {
        guard size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0,
            abs(size.width * scale) < 1e5, abs(size.height * scale) < 1e5,
            let bitmap = Bitmap(
                width: Int((size.width * scale).rounded()),
                height: Int((size.height * scale).rounded())
            )
        else { return nil }
        self.bitmap = bitmap
        self.scale = scale
        self.windows = windows
    }

    /// Pixels from side to side.
    package var width: Int {
        bitmap.width
    }

    /// Pixels from top to bottom.
    package var height: Int {
        bitmap.height
    }

    /// Draws the windows unless they look as they did the last time; whether it drew.
    package func drawIfNeeded() -> Bool {
        let windows = windows()
        let signature = SceneSignature(of: windows)
        guard signature.needsDisplay || signature != drawn else { return false }
        let context = CGContext(bitmap: bitmap, scale: scale)
        context.fill(CGRect(x: 0, y: 0, width: 1e5, height: 1e5))
        let renderer = ViewRenderer(context: context)
        for window in windows where !window.isHidden { renderer.drawWindow(window) }
        // Drawing itself may have changed what is to be drawn: then the next round draws again.
        drawn = signature
        return true
    }

    /// Lends the pixels: four bytes each, blue first, rows `stride` bytes apart.
    package func withPixels(_ body: (_ bytes: UnsafeMutableRawPointer, _ stride: Int) -> Void) {
        _ = bitmap.withBytes { bytes, stride in
            bytes.baseAddress.map { body($0, stride) }
        }
    }
}
