public import Foundation

/// How far the four edges of a rectangle move inwards, in points; negative numbers move them out.
public struct UIEdgeInsets: Sendable, Hashable {
    /// Down from the upper edge.
    public var top: CGFloat
    /// In from the left edge.
    public var left: CGFloat
    /// Up from the lower edge.
    public var bottom: CGFloat
    /// In from the right edge.
    public var right: CGFloat

    /// These four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at all.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No distance at all.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
