public import Foundation

/// Edge insets by the direction of reading: `leading` is left, or right in right-to-left interfaces.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// Down from the upper edge.
    public var top: CGFloat
    /// In from the edge where reading starts.
    public var leading: CGFloat
    /// Up from the lower edge.
    public var bottom: CGFloat
    /// In from the edge where reading ends.
    public var trailing: CGFloat

    /// These four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance at all.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// No distance at all.
    public static let zero = NSDirectionalEdgeInsets()
}
