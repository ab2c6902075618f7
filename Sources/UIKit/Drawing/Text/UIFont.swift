public import Foundation

/// A typeface at a size; final here, so that the compiler can prove it `Sendable`.
///
/// The system's font is Inter where it is installed, else Noto Sans, else what the machine has;
/// letters that it lacks come from the machine's other fonts, as on Apple's systems.
public final class UIFont: NSObject, Sendable {
    let face: FontFace

    init(_ face: FontFace) {
        // Layout multiplies by the size, so a size that is no number must not get in.
        var face = face
        face.size = face.size.isFinite ? min(max(face.size, 0.1), 2_000) : 17
        self.face = face
    }

    /// The font of the family `name`, or nil when no such family is installed.
    public convenience init?(name: String, size: CGFloat) {
        guard FontCatalog.hasFamily(name) else { return nil }
        self.init(FontFace(design: .named(name), size: size))
    }

    /// The system's font in regular weight.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(size: fontSize))
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: weight))
    }

    /// The system's font in bold, which for interface text means semibold, as on Apple's systems.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: .semibold))
    }

    /// The system's font, slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(size: fontSize, isItalic: true))
    }

    /// The system's font with digits of one width, for numbers that change in place.
    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: weight, hasTabularDigits: true))
    }

    /// A font whose letters all have one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(design: .monospaced, size: fontSize, weight: weight))
    }

    /// The same typeface at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.size = fontSize
        return UIFont(face)
    }

    /// The size in points.
    public var pointSize: CGFloat {
        face.size
    }

    /// The family that the letters come from on this machine.
    public var familyName: String {
        FontCatalog.family(of: face)
    }

    /// Family and style, such as `Inter-Semi-Bold`.
    public var fontName: String {
        FontCatalog.fullName(of: face)
    }

    /// How far above the baseline the font's tallest letters reach, in points.
    public var ascender: CGFloat {
        FontCatalog.metrics(of: face).ascender
    }

    /// How far below the baseline the font reaches, in points; negative.
    public var descender: CGFloat {
        -FontCatalog.metrics(of: face).descent
    }

    /// The distance between the baselines of two lines, in points.
    public var lineHeight: CGFloat {
        FontCatalog.metrics(of: face).lineHeight
    }

    /// The extra space between two lines; none here, `lineHeight` has it all.
    public var leading: CGFloat {
        0
    }

    /// The height of a capital letter, in points.
    public var capHeight: CGFloat {
        FontCatalog.metrics(of: face).capHeight
    }

    /// The height of a small letter without ascender, in points.
    public var xHeight: CGFloat {
        FontCatalog.metrics(of: face).xHeight
    }

    /// The size of the text on buttons, 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of the text of labels, 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of ordinary text, 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text, 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// Whether both ask for the same typeface and size.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// Agrees with `isEqual(_:)`.
    public override var hash: Int {
        face.hashValue
    }
}
