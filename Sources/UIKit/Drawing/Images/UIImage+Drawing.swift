import CCairo
public import Foundation

extension UIImage {
    /// Draws the picture with its top left corner at `point`, into the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture stretched to fill `rect`, into the current context.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture stretched to fill `rect`, into the current context.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(context.state.alpha * alpha)
        draw(in: rect, tint: tint, context: context)
        context.restoreGState()
    }

    /// Draws the pixels, in `tint` where there is one.
    func draw(in rect: CGRect, tint: UIColor?, context: CGContext) {
        let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
        guard rect.width > 0, rect.height > 0, corners.allSatisfy(\.isDrawable),
            let pixels = content.pixels(for: context.pixelSize(of: rect))
        else { return }
        pixels.withSurface { surface in
            let color = tint?.rgba(with: DrawingTraits.current) ?? RGBA(red: 0, green: 0, blue: 0)
            context.paint(color) { cairo, color in
                cairo_new_path(cairo)
                guard let pattern = Self.pattern(surface, pixels, in: rect, context) else { return }
                defer { cairo_pattern_destroy(pattern) }
                cairo_save(cairo)
                cairo_rectangle(
                    cairo,
                    Double(rect.minX),
                    Double(rect.minY),
                    Double(rect.width),
                    Double(rect.height)
                )
                cairo_clip(cairo)
                if tint == nil {
                    cairo_set_source(cairo, pattern)
                    cairo_paint_with_alpha(cairo, Double(color.alpha))
                } else {
                    cairo_mask(cairo, pattern)
                }
                cairo_restore(cairo)
                // The pixels are only lent, so nothing may go on pointing at them.
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            }
        }
    }

    /// The pixels, placed so that they fill `rect`.
    private static func pattern(
        _ surface: OpaquePointer,
        _ pixels: PixelBuffer,
        in rect: CGRect,
        _ context: CGContext
    ) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
        var matrix = cairo_matrix_t(
            xx: Double(pixels.width) / Double(rect.width),
            yx: 0,
            xy: 0,
            yy: Double(pixels.height) / Double(rect.height),
            x0: 0,
            y0: 0
        )
        matrix.x0 = -Double(rect.minX) * matrix.xx
        matrix.y0 = -Double(rect.minY) * matrix.yy
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, context.interpolationQuality.cairo)
        // At the edges the outermost pixels go on, so that no transparency is mixed in.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}

extension CGContext {
    /// How many pixels `rect` covers, for rectangles that lie upright; nil for others.
    func pixelSize(of rect: CGRect) -> CGSize? {
        let matrix = ctm
        guard matrix.b == 0, matrix.c == 0 else { return nil }
        return CGSize(
            width: (rect.width * abs(matrix.a)).rounded(),
            height: (rect.height * abs(matrix.d)).rounded()
        )
    }
}
