public import Foundation

/// Where the lines of a text stand between its edges.
public enum NSTextAlignment: Int, Sendable {
    /// Lines start at the left edge.
    case left = 0
    /// Lines stand in the middle.
    case center = 1
    /// Lines end at the right edge.
    case right = 2
    /// Lines fill the width; drawn like `natural`.
    case justified = 3
    /// Left for text that is written from the left, right for text written from the right.
    case natural = 4
}

/// What happens to text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks between words, and within a word only where it is wider than a line.
    case byWordWrapping = 0
    /// Breaks between any two letters.
    case byCharWrapping = 1
    /// Does not break; what is too wide is cut off.
    case byClipping = 2
    /// Ends the last line's beginning with an ellipsis.
    case byTruncatingHead = 3
    /// Ends the last line with an ellipsis.
    case byTruncatingTail = 4
    /// Leaves out the middle of the last line.
    case byTruncatingMiddle = 5
}

/// The direction that a text is written in.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    /// As Latin is written.
    case leftToRight = 0
    /// As Arabic and Hebrew are written.
    case rightToLeft = 1
}

/// How the lines of a paragraph are set.
public class NSParagraphStyle: NSObject {
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    final var values = Values()

    /// A style with every value at its default.
    public class var `default`: NSParagraphStyle {
        NSParagraphStyle()
    }

    /// Where lines stand; natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// What happens to text that is too wide.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between two lines, in points, on top of the font's own.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The least height of a line, in points; 0 for none.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for none.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the font's line height is multiplied by; 0 for not at all.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space after a paragraph, in points.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The direction in which the text is written.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// A style with the same values that may be changed.
    public override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether both have the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// Agrees with `isEqual(_:)`.
    public override var hash: Int {
        values.hashValue
    }
}
