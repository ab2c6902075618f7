// Both modules declare glib's lists; the compiler counts them to the one that it met first.
import CGdkPixbuf
import CPango
import Foundation

/// A line that has its place below the top of the text.
struct TextLine {
    let piece: PangoText.Piece
    let top: CGFloat
    let measure: LineMeasure

    init(_ piece: PangoText.Piece, top: CGFloat, measure: LineMeasure) {
        self.piece = piece
        self.top = top
        self.measure = measure
    }

    var width: CGFloat {
        piece.width
    }

    var bottom: CGFloat {
        top + measure.height
    }

    /// Where the line starts between edges `available` points apart.
    func offset(in available: CGFloat, alignment: NSTextAlignment) -> CGFloat {
        switch alignment {
        case .left: 0
        case .center: (available - width) / 2
        case .right: available - width
        case .natural, .justified: piece.isRightToLeft ? available - width : 0
        }
    }

    /// Calls `body` with each piece of letters in one style and font, from the left.
    func forEachGlyphs(_ body: (Glyphs) -> Void) {
        var x: CGFloat = 0
        var node = piece.line.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let glyphs = item.pointee.glyphs, let analysis = item.pointee.item?.pointee
            else { continue }
            let width = CGFloat(pango_glyph_string_get_width(glyphs)) / CGFloat(PANGO_SCALE)
            if let style = piece.owner.style(at: Int(analysis.offset)),
                let font = analysis.analysis.font
            {
                body(Glyphs(style: style, font: font, glyphs: glyphs, x: x, width: width))
            }
            x += width
        }
    }

    /// Letters in one style and font.
    struct Glyphs {
        let style: StyledText.Run
        let font: UnsafeMutablePointer<PangoFont>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// From the start of the line, in points.
        let x: CGFloat
        let width: CGFloat

        /// Whether the letters are pictures, as emoji are, which have no outline to fill.
        var isColored: Bool {
            guard let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) }) else {
                return false
            }
            return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        }
    }
}
