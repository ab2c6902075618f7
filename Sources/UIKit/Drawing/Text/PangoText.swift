import CPango
import Foundation

/// One Pango layout with its text, and its lines as they are asked for.
final class PangoText {
    /// A line as Pango broke it.
    struct Piece {
        /// Keeps the line alive.
        let owner: PangoText
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// UTF-8 offsets in the owner's text.
        let range: Range<Int>
        let width: CGFloat
        let isRightToLeft: Bool
        /// What to add to the owner's offsets to get those of the whole text.
        var textOffset = 0
    }

    private let text: StyledText
    private let layout: OpaquePointer

    init(
        _ text: StyledText,
        width: CGFloat?,
        breaking mode: NSLineBreakMode,
        ellipsis: PangoEllipsizeMode?,
        isRightToLeft: Bool? = nil
    ) {
        let context = PangoCanvas.makeContext()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        guard let layout = pango_layout_new(context) else {
            preconditionFailure("Pango made no layout")
        }
        self.text = text
        self.layout = layout
        pango_layout_set_text(layout, text.text, Int32(text.text.utf8.count))
        PangoAttributes.apply(text, width: ellipsis == nil ? width : nil, to: layout)
        pango_layout_set_wrap(
            layout,
            mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        )
        if let width {
            // Rounded up, so that a label as wide as its text is said to be does not break it.
            pango_layout_set_width(layout, Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)))
        }
        if let ellipsis { pango_layout_set_ellipsize(layout, ellipsis) }
        setDirection(isRightToLeft, context: context)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    var lineCount: Int {
        Int(pango_layout_get_line_count(layout))
    }

    func line(_ index: Int) -> Piece? {
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let start = Int(pango_layout_line_get_start_index(line))
        return Piece(
            owner: self,
            line: line,
            range: start..<(start + Int(line.pointee.length)),
            width: CGFloat(logical.width) / CGFloat(PANGO_SCALE),
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        )
    }

    /// Where the paragraph of the letter at `offset` ends, without its line feed.
    func paragraphEnd(after offset: Int) -> Int {
        for (index, byte) in text.text.utf8.enumerated().dropFirst(offset)
        where byte == 0x0A || byte == 0x0D {
            return index
        }
        return text.text.utf8.count
    }

    func style(at offset: Int) -> StyledText.Run? {
        text.run(at: offset)
    }

    private func setDirection(_ isRightToLeft: Bool?, context: OpaquePointer) {
        let base: Bool? =
            switch text.paragraph.baseWritingDirection {
            case .natural: isRightToLeft
            case .leftToRight: false
            case .rightToLeft: true
            }
        guard let base else { return }
        pango_context_set_base_dir(context, base ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_set_auto_dir(layout, 0)
    }
}
