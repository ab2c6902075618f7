public import Foundation

/// How a `UIGraphicsImageRenderer` makes its pictures.
public final class UIGraphicsImageRendererFormat {
    /// Pixels a point; 2 by default.
    public var scale: CGFloat = 2
    /// Whether the picture starts black instead of transparent.
    public var opaque = false

    /// A format with every value at its default.
    public init() {}

    /// The format that suits the screen: two pixels a point here.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    /// As `default()`.
    public class func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    var usableScale: CGFloat {
        scale.isFinite && scale > 0 ? min(scale, 8) : 2
    }
}
