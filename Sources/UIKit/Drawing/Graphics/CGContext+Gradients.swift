import CCairo
public import Foundation

extension CGContext {
    /// Fills what drawing is limited to with a gradient along the line from `start` to `end`.
    ///
    /// Colours go on beyond both ends if either option says so, and beyond neither otherwise.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start: CGPoint,
        end: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard start.isDrawable, end.isDrawable,
            let pattern = cairo_pattern_create_linear(
                Double(start.x),
                Double(start.y),
                Double(end.x),
                Double(end.y)
            )
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        for (color, location) in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern,
                Double(location),
                Double(color.red),
                Double(color.green),
                Double(color.blue),
                Double(color.alpha)
            )
        }
        cairo_pattern_set_extend(
            pattern,
            options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
        )
        paint(RGBA(red: 0, green: 0, blue: 0)) { cairo, color in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(color.alpha))
        }
    }
}
