/// The size of an ad's main picture or video, as far as it is known before that is there.
///
/// All values are 0 while nothing is known.
public struct MediaSize: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Nothing is known.
    public static let unknown = MediaSize()

    /// A size in pixels; one that is not positive on both sides is unknown.
    package init(width: Int? = nil, height: Int? = nil) {
        if let width, let height, width > 0, height > 0 {
            (self.width, self.height) = (width, height)
        } else {
            (self.width, self.height) = (0, 0)
        }
    }

    /// Whether the size is known.
    public var isKnown: Bool { width > 0 }

    /// Width over height.
    public var aspectRatio: Double { isKnown ? Double(width) / Double(height) : 0 }

    /// How high a view of this width must be for the media to fill it, in the unit of `width`.
    public func height(forWidth width: Double) -> Double {
        guard isKnown, width > 0, width.isFinite else { return 0 }
        return width * Double(height) / Double(self.width)
    }
}
