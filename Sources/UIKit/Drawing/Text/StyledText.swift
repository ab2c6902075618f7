import Foundation

/// A text with everything that decides how it is laid out, in the form that Pango takes.
struct StyledText {
    /// Letters in one style, by their UTF-8 offsets in `text`.
    struct Run {
        var range: Range<Int>
        var font: UIFont
        /// Nil where the one who draws decides.
        var color: UIColor?
        var background: UIColor?
        /// Extra space after each letter, in points.
        var kern: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var isUnderlined = false
        var isStruckThrough = false
        /// Nil for the letters' colour, as `strikethroughColor`.
        var underlineColor: UIColor?
        var strikethroughColor: UIColor?
    }

    /// The most letters of a text that are laid out, so that no text makes layout slow.
    static let longest = 32_768

    private(set) var text = ""
    private(set) var runs: [Run] = []
    var paragraph: NSParagraphStyle.Values

    /// A text in one style.
    init(_ string: String, font: UIFont, paragraph: NSParagraphStyle.Values = .init()) {
        self.paragraph = paragraph
        append(string, in: Run(range: 0..<0, font: font))
    }

    /// A text with styles of its own; the first letter's paragraph style holds for all.
    init(
        _ string: NSAttributedString,
        font: UIFont,
        paragraph fallback: NSParagraphStyle.Values = .init()
    ) {
        paragraph = fallback
        let whole = string.string as NSString
        let length = min(string.length, Self.longest)
        let range = NSRange(location: 0, length: length)
        // Foundation's search for the longest range compares values in a way that ends the process
        // for classes written in Swift, fonts and colours among them.
        let options = NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired
        string.enumerateAttributes(in: range, options: options) { values, range, _ in
            if range.location == 0, let style = values[.paragraphStyle] as? NSParagraphStyle {
                paragraph = style.values
            }
            append(whole.substring(with: range), in: Run(values, font: font))
        }
    }

    /// The style of the letter at a UTF-8 offset; the last one's at the end.
    func run(at offset: Int) -> Run? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < runs.count ? runs[low] : runs.last
    }

    /// The styles that have letters within `range`, or the one at its start where it is empty.
    func runs(in range: Range<Int>) -> [Run] {
        let found = runs.filter { $0.range.overlaps(range) }
        return found.isEmpty ? [run(at: range.lowerBound)].compactMap(\.self) : found
    }

    /// The letters from `range`, in their styles, with an ellipsis after them if asked.
    func slice(_ range: Range<Int>, endingWithEllipsis: Bool) -> StyledText {
        var slice = StyledText("", font: runs.first?.font ?? .systemFont(ofSize: 17))
        slice.runs = []
        slice.paragraph = paragraph
        let bytes = Array(text.utf8)
        for run in runs where run.range.overlaps(range) {
            slice.append(
                String(decoding: bytes[run.range.clamped(to: range)], as: UTF8.self),
                in: run
            )
        }
        if endingWithEllipsis, let last = slice.runs.last {
            slice.append("…", in: last)
        }
        return slice
    }

    private mutating func append(_ string: String, in style: Run) {
        let start = text.utf8.count
        text += Self.layoutForm(of: string)
        var run = style
        run.range = start..<text.utf8.count
        runs.append(run)
    }

    /// Cuts off what is too long, and takes out what C and Pango would take amiss.
    private static func layoutForm(of string: String) -> String {
        var string = string.utf16.count > longest ? String(string.prefix(longest)) : string
        guard string.unicodeScalars.contains(where: { $0.value == 0 || $0.value == 0x2028 }) else {
            string.makeContiguousUTF8()
            return string
        }
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars where scalar.value != 0 {
            scalars.append(scalar.value == 0x2028 ? "\n" : scalar)
        }
        return String(scalars)
    }
}

extension StyledText.Run {
    init(_ values: [NSAttributedString.Key: Any], font fallback: UIFont) {
        self.init(
            range: 0..<0,
            font: values[.font] as? UIFont ?? fallback,
            color: values[.foregroundColor] as? UIColor,
            background: values[.backgroundColor] as? UIColor,
            kern: Self.number(values[.kern]),
            baselineOffset: Self.number(values[.baselineOffset]),
            isUnderlined: Self.number(values[.underlineStyle]) != 0,
            isStruckThrough: Self.number(values[.strikethroughStyle]) != 0,
            underlineColor: values[.underlineColor] as? UIColor,
            strikethroughColor: values[.strikethroughColor] as? UIColor
        )
    }

    /// Apps hand numbers over in any type; on Apple's systems all of them become `NSNumber`.
    private static func number(_ value: Any?) -> CGFloat {
        let number: CGFloat =
            switch value {
            case let value as CGFloat: value
            case let value as Double: value
            case let value as Int: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as NSNumber: value.doubleValue
            default: 0
            }
        return number.isFinite ? min(max(number, -1_000), 1_000) : 0
    }
}
