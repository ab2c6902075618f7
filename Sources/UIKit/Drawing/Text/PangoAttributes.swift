import CPango
import Foundation

/// Tells Pango the styles of a text.
struct PangoAttributes {
    private let list: OpaquePointer?
    private let text: StyledText
    private let width: CGFloat?

    /// Sets the attributes of `layout`, whose text is that of `text`, broken at `width`.
    static func apply(_ text: StyledText, width: CGFloat?, to layout: OpaquePointer) {
        let attributes = PangoAttributes(list: pango_attr_list_new(), text: text, width: width)
        attributes.add()
        pango_layout_set_attributes(layout, attributes.list)
        pango_attr_list_unref(attributes.list)
    }

    private func add() {
        let whole = 0..<text.text.utf8.count
        insert(pango_attr_insert_hyphens_new(0), whole)
        let cjkFamily = Self.cjkFamily(for: text.text)
        for (index, run) in text.runs.enumerated() {
            let description = PangoCanvas.description(of: run.font.face, cjkFamily: cjkFamily)
            insert(pango_attr_font_desc_new(description), run.range)
            pango_font_description_free(description)
            if run.font.face.hasTabularDigits {
                insert(pango_attr_font_features_new("tnum=1"), run.range)
            }
            // The colour is never drawn: a new one makes Pango end a piece where the style ends.
            insert(pango_attr_foreground_new(UInt16(index & 0xFFFF), 0, 0), run.range)
        }
        addSpacing()
        addHangulWords()
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// Kerning, and the tracking of small type.
    ///
    /// Scripts whose letters join are left alone.
    private func addSpacing() {
        for run in text.runs {
            let points = run.kern + run.font.face.tracking
            guard points != 0 else { continue }
            for range in ranges(within: run.range, where: { !$0.joinsLetters }) {
                insert(
                    pango_attr_letter_spacing_new(Int32(points * CGFloat(PANGO_SCALE))),
                    range
                )
            }
        }
    }

    /// Keeps Korean words whole, as Apple's labels do, as long as they fit on a line.
    private func addHangulWords() {
        guard let width else { return }
        let size = text.runs.map(\.font.pointSize).max() ?? 0
        for range in ranges(
            within: 0..<text.text.utf8.count,
            where: { !$0.properties.isWhitespace }
        ) {
            let bytes = text.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
            guard let word = String(bytes), word.unicodeScalars.contains(where: \.isHangul),
                CGFloat(word.unicodeScalars.count) * size <= width
            else { continue }
            insert(pango_attr_allow_breaks_new(0), range)
        }
    }

    /// The longest ranges of letters, within `range`, that pass the test.
    private func ranges(
        within range: Range<Int>,
        where passes: (Unicode.Scalar) -> Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        var offset = range.lowerBound
        let utf8 = text.text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let last = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
        for scalar in text.text.unicodeScalars[first..<last] {
            if passes(scalar) {
                start = start ?? offset
            } else if let begun = start {
                ranges.append(begun..<offset)
                start = nil
            }
            offset += UTF8.width(scalar)
        }
        if let start { ranges.append(start..<offset) }
        return ranges
    }

    /// Chinese, Japanese and Korean share letters that each draws its own way.
    private static func cjkFamily(for text: String) -> String? {
        var hasHan = false
        for scalar in text.unicodeScalars {
            if scalar.isHangul { return "Noto Sans CJK KR" }
            if (0x3040...0x30FF).contains(scalar.value) { return "Noto Sans CJK JP" }
            hasHan = hasHan || (0x2E80...0x9FFF).contains(scalar.value)
        }
        return hasHan ? "Noto Sans CJK SC" : nil
    }
}

extension FontFace {
    /// How much tighter or wider than designed small type is set, in points.
    ///
    /// Inter's designer gives this curve for text sizes; its display cut has it built in.
    var tracking: CGFloat {
        guard design == .system, size < 20 else { return 0 }
        return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    }
}

extension Unicode.Scalar {
    fileprivate var isHangul: Bool {
        (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
    }

    /// Letters of Arabic and the scripts around it, and marks that sit on others.
    fileprivate var joinsLetters: Bool {
        (0x0590...0x109F).contains(value) || (0xFB1D...0xFDFF).contains(value)
            || (0xFE70...0xFEFF).contains(value) || (0x1F000...0x1FAFF).contains(value)
            || value == 0x200D || value == 0xFE0F
    }
}
