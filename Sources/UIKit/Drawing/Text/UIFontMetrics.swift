public import Foundation

/// Makes sizes follow the reader's text size, which never changes here.
public final class UIFontMetrics: NSObject, Sendable {
    /// Metrics for body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Metrics for text of this role.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        super.init()
    }

    /// The font itself.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// The font itself, no larger than the maximum.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// The value itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
