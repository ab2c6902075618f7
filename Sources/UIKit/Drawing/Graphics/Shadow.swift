import CCairo
import Foundation

/// A soft copy of a shape in one colour, drawn under it.
struct Shadow: Hashable, Sendable {
    var color: RGBA
    var offset: CGSize
    /// The standard deviation of the blur, in points.
    var deviation: CGFloat

    /// The farthest that a shadow may blur, in pixels, so that no number makes drawing slow.
    static let widestDeviation: CGFloat = 128

    /// How far beyond the shape the shadow is seen, in pixels at `scale`.
    func reach(scale: CGFloat) -> Int {
        Int((pixelDeviation(scale: scale) * 3).rounded(.up)) + 1
    }

    func pixelDeviation(scale: CGFloat) -> CGFloat {
        let pixels = deviation * scale
        return pixels.isFinite ? min(max(pixels, 0), Self.widestDeviation) : 0
    }

    /// Draws the shadow of `group`, which lies where it is to be drawn in `context`.
    func draw(under group: OpaquePointer, in context: CGContext) {
        let cairo = context.cairo
        let reach = reach(scale: context.scale)
        let (x, y, width, height) = context.clipInPixels(growing: reach)
        guard let mask = AlphaMask(width: width, height: height) else { return }
        mask.draw { maskCairo in
            // The group is placed by its own matrix, which undoes the transform of the moment.
            cairo_translate(maskCairo, Double(-x), Double(-y))
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_transform(maskCairo, &matrix)
            cairo_set_source(maskCairo, group)
            cairo_paint(maskCairo)
        }
        mask.blur(deviation: pixelDeviation(scale: context.scale))
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        context.setSource(color.with(alpha: color.alpha * context.state.alpha))
        // Offsets are in points of the whole picture and do not turn with what is drawn.
        cairo_mask_surface(
            cairo,
            mask.surface,
            Double(x) + Double(offset.width * context.scale),
            Double(y) + Double(offset.height * context.scale)
        )
        cairo_restore(cairo)
    }
}

extension CGContext {
    /// The part of the picture that may change, in whole pixels, grown by `margin`.
    func clipInPixels(growing margin: Int) -> (x: Int, y: Int, width: Int, height: Int) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        let box = boundingBoxOfClipPath
        cairo_restore(cairo)
        let (left, top) = (
            Int(box.minX.rounded(.down)) - margin, Int(box.minY.rounded(.down)) - margin
        )
        let (right, bottom) = (
            Int(box.maxX.rounded(.up)) + margin, Int(box.maxY.rounded(.up)) + margin
        )
        return (left, top, right - left, bottom - top)
    }
}
