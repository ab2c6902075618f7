import CCairo
import CPango
import Foundation

extension TextLayout {
    /// Draws the lines from `origin` down, aligned between edges `width` points apart.
    func draw(
        at origin: CGPoint,
        width: CGFloat,
        alignment: NSTextAlignment,
        color: RGBA,
        in context: CGContext
    ) {
        for line in lines {
            let start = CGPoint(
                x: origin.x + line.offset(in: width, alignment: alignment),
                y: origin.y + line.top + line.measure.baseline
            )
            guard start.isDrawable else { continue }
            line.forEachGlyphs { glyphs in
                let place = CGPoint(x: start.x + glyphs.x, y: start.y - glyphs.style.baselineOffset)
                glyphs.drawBackground(at: place, in: context)
                glyphs.draw(at: place, color: color, in: context)
            }
        }
    }
}

extension TextLine.Glyphs {
    fileprivate func drawBackground(at place: CGPoint, in context: CGContext) {
        guard let background = style.background else { return }
        context.saveGState()
        context.setFillColor(background.cgColor)
        context.fill(
            CGRect(
                x: place.x,
                y: place.y - style.font.ascender,
                width: width,
                height: style.font.lineHeight
            )
        )
        context.restoreGState()
    }

    fileprivate func draw(at place: CGPoint, color: RGBA, in context: CGContext) {
        let color = style.color.map { $0.rgba(with: DrawingTraits.current) } ?? color
        context.paint(color) { cairo, _ in
            cairo_new_path(cairo)
            cairo_move_to(cairo, Double(place.x), Double(place.y))
            if isColored {
                pango_cairo_show_glyph_string(cairo, font, glyphs)
                cairo_new_path(cairo)
            } else {
                // Filled outlines stand where they belong; drawn as letters, Cairo would move
                // each to a whole pixel, which makes the spaces between them uneven.
                pango_cairo_glyph_string_path(cairo, font, glyphs)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
        drawLines(at: place, color: color, in: context)
    }

    private func drawLines(at place: CGPoint, color: RGBA, in context: CGContext) {
        let size = style.font.pointSize
        let thickness = max(size / 18, 0.5)
        func line(at y: CGFloat, _ own: UIColor?) {
            context.paint(own?.rgba(with: DrawingTraits.current) ?? color) { cairo, _ in
                cairo_rectangle(
                    cairo,
                    Double(place.x),
                    Double(y - thickness / 2),
                    Double(width),
                    Double(thickness)
                )
                cairo_fill(cairo)
            }
        }
        if style.isUnderlined { line(at: place.y + size * 0.11, style.underlineColor) }
        if style.isStruckThrough {
            line(at: place.y - style.font.xHeight / 2, style.strikethroughColor)
        }
    }
}
