public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; 12 points of the system's font where there is none.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`; black where there is none.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` that is filled behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Extra space after each letter, a number of points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The raw value of an `NSUnderlineStyle`; any number but 0 draws one line.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The raw value of an `NSUnderlineStyle`; any number but 0 draws one line.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line under letters' `UIColor`; theirs where there is none.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through letters' `UIColor`; theirs where there is none.
    public static let strikethroughColor = NSAttributedString.Key(
        rawValue: "NSStrikethroughColor"
    )
    /// How far the letters are raised above the baseline, a number of points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// What a tap on the letters opens; drawn in no special way.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// How the line under or through letters looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line; drawn as a thin one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines; drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
