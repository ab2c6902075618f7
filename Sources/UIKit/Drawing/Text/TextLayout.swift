import CPango
import Foundation

/// A text broken into lines and ready to be drawn; belongs to the thread that made it.
///
/// Pango finds letters and breaks; where the lines stand is decided here, from the fonts that the
/// text asks for. So a line with letters from another font is as high as any other.
final class TextLayout {
    struct Limits: Hashable {
        /// The width to break at; nil for none.
        var width: CGFloat?
        /// The most lines; 0 for as many as it takes.
        var lines = 0
        /// The most height for lines after the first; nil for any.
        var height: CGFloat?
        var breakMode = NSLineBreakMode.byWordWrapping
    }

    let text: StyledText
    let limits: Limits
    /// The lines from the top.
    private(set) var lines: [TextLine] = []
    /// Whether some of the text has no place.
    private(set) var isTruncated = false

    init(_ text: StyledText, limits: Limits) {
        self.text = text
        self.limits = limits
        // A width that is no number, or so large that no screen has it, is none.
        let width = limits.width.flatMap { $0.isFinite && $0 < 1e5 ? max($0, 0) : nil }
        let wraps = limits.lines != 1 || limits.breakMode != .byClipping
        let wrapped = PangoText(
            text,
            width: wraps ? width : nil,
            breaking: limits.breakMode,
            ellipsis: nil
        )
        place(wrapped, width: width)
    }

    /// The width of the widest line and the height of all.
    var size: CGSize {
        CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
    }

    private func place(_ wrapped: PangoText, width: CGFloat?) {
        let count = wrapped.lineCount
        let most = limits.lines > 0 ? min(limits.lines, count) : count
        var top: CGFloat = 0
        for index in 0..<most {
            guard let piece = wrapped.line(index) else { return }
            let measure = LineMeasure(text.runs(in: piece.range), text.paragraph)
            let next = top + measure.height
            // Half a point of a line may be missing: frames are rounded to pixels.
            if index > 0, let height = limits.height, next > height + 0.5 {
                isTruncated = true
                return endWithEllipsis(wrapped, at: index - 1, width: width)
            }
            lines.append(TextLine(piece, top: top, measure: measure))
            top = next + text.paragraph.lineSpacing
        }
        if most < count {
            isTruncated = true
            endWithEllipsis(wrapped, at: most - 1, width: width)
        }
    }

    /// Sets the line at `index`, which is the last there is room for, anew with what follows.
    private func endWithEllipsis(_ wrapped: PangoText, at index: Int, width: CGFloat?) {
        guard let ellipsis = limits.breakMode.ellipsis, index >= 0, index < lines.count,
            let piece = wrapped.line(index)
        else { return }
        let end = wrapped.paragraphEnd(after: piece.range.lowerBound)
        let rest = text.slice(
            piece.range.lowerBound..<end,
            endingWithEllipsis: end < text.text.utf8.count && piece.range.upperBound >= end
        )
        let single = PangoText(
            rest,
            width: width,
            breaking: limits.breakMode,
            ellipsis: ellipsis,
            isRightToLeft: piece.isRightToLeft
        )
        guard var last = single.line(0) else { return }
        last.textOffset = piece.range.lowerBound
        lines[index] = TextLine(last, top: lines[index].top, measure: lines[index].measure)
    }
}

extension NSLineBreakMode {
    var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}
