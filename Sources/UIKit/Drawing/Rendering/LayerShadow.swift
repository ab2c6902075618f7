import CCairo
import Foundation

/// Draws the shadows of opaque layers, whose shape is known, from blurred shapes that are kept:
/// a list that scrolls throws the same shadows in every picture.
@MainActor enum LayerShadow {
    private struct Shape: Hashable {
        var width: Int
        var height: Int
        var radius: CGFloat
        var deviation: CGFloat
    }

    /// The most pixels of all shapes that are kept.
    private static let mostPixels = 8_000_000
    private static var masks: [Shape: AlphaMask] = [:]

    static func draw(_ shadow: Shadow, of rect: CGRect, radius: CGFloat, in context: CGContext) {
        let scale = context.scale
        guard rect.width.isFinite, rect.height.isFinite, rect.width < 1e4, rect.height < 1e4 else {
            return
        }
        let shape = Shape(
            width: Int((rect.width * scale).rounded()),
            height: Int((rect.height * scale).rounded()),
            radius: radius * scale,
            deviation: shadow.pixelDeviation(scale: scale)
        )
        let margin = shadow.reach(scale: scale)
        guard let mask = mask(for: shape, margin: margin) else { return }
        context.saveGState()
        context.translateBy(
            x: rect.minX + shadow.offset.width - CGFloat(margin) / scale,
            y: rect.minY + shadow.offset.height - CGFloat(margin) / scale
        )
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        context.setSource(shadow.color)
        cairo_mask_surface(context.cairo, mask.surface, 0, 0)
        context.restoreGState()
    }

    private static func mask(for shape: Shape, margin: Int) -> AlphaMask? {
        if let known = masks[shape] { return known }
        guard shape.width > 0, shape.height > 0,
            let mask = AlphaMask(
                width: shape.width + 2 * margin,
                height: shape.height + 2 * margin
            )
        else { return nil }
        mask.draw { cairo in
            let box = CGRect(x: margin, y: margin, width: shape.width, height: shape.height)
            CGPath(
                roundedRect: box,
                cornerWidth: shape.radius,
                cornerHeight: shape.radius,
                transform: nil
            ).trace(in: cairo)
            cairo_fill(cairo)
        }
        mask.blur(deviation: shape.deviation)
        let kept = masks.values.reduce(0) { $0 + $1.width * $1.height }
        if kept + mask.width * mask.height > mostPixels { masks = [:] }
        masks[shape] = mask
        return mask
    }
}
