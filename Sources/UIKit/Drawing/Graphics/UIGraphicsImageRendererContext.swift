public import Foundation

/// What the actions of a `UIGraphicsImageRenderer` draw into.
public final class UIGraphicsImageRendererContext {
    /// The context, which is the current one too.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Draws the sides of a rectangle, inside it, one point wide.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Limits what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
