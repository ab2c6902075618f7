import CCairo
import Foundation

extension PixelBuffer {
    /// The same picture with another number of pixels, each averaged from all that it covers.
    func scaled(width: Int, height: Int) -> PixelBuffer? {
        if width == self.width, height == self.height { return self }
        guard let bitmap = Bitmap(width: width, height: height),
            let cairo = cairo_create(bitmap.surface)
        else { return nil }
        defer { cairo_destroy(cairo) }
        let isDrawn: Void? = withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            var matrix = cairo_matrix_t(
                xx: Double(self.width) / Double(width),
                yx: 0,
                xy: 0,
                yy: Double(self.height) / Double(height),
                x0: 0,
                y0: 0
            )
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        return isDrawn == nil ? nil : bitmap.pixels()
    }
}
