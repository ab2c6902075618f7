public import Foundation

/// A small picture over the media, such as AdChoices.
public struct Icon: Sendable, Hashable {
    /// The programme it stands for, such as `AdChoices`.
    public var program: String?
    /// Width in points.
    public var width: Int?
    /// Height in points.
    public var height: Int?
    /// `left`, `right`, or points from the left, as written.
    public var xPosition: String?
    /// `top`, `bottom`, or points from the top, as written.
    public var yPosition: String?
    /// Seconds for which it shows; `nil` is to the end.
    public var duration: TimeInterval?
    /// When it appears; `nil` is from the beginning.
    public var offset: TimeOffset?
    /// What the icon needs in order to run.
    public var apiFramework: String?
    /// Pixels a point.
    public var pixelRatio: Double
    /// The text for those who cannot see it.
    public var altText: String?
    /// The text that a pointer over it shows.
    public var hoverText: String?
    /// What to draw.
    public var resource: CreativeResource?
    /// The page that a tap opens.
    public var clickThrough: String?
    /// URLs to call at a tap.
    public var clickTracking: [String]
    /// Pictures to show after a tap, where the page cannot be opened (VAST 4.2).
    public var clickFallbacks: [IconFallback]
    /// URLs to call when it is first shown.
    public var viewTracking: [String]

    /// An icon, by default an empty one.
    public init(
        program: String? = nil,
        width: Int? = nil,
        height: Int? = nil,
        xPosition: String? = nil,
        yPosition: String? = nil,
        duration: TimeInterval? = nil,
        offset: TimeOffset? = nil,
        apiFramework: String? = nil,
        pixelRatio: Double = 1,
        altText: String? = nil,
        hoverText: String? = nil,
        resource: CreativeResource? = nil,
        clickThrough: String? = nil,
        clickTracking: [String] = [],
        clickFallbacks: [IconFallback] = [],
        viewTracking: [String] = []
    ) {
        self.program = program
        self.width = width
        self.height = height
        self.xPosition = xPosition
        self.yPosition = yPosition
        self.duration = duration
        self.offset = offset
        self.apiFramework = apiFramework
        self.pixelRatio = pixelRatio
        self.altText = altText
        self.hoverText = hoverText
        self.resource = resource
        self.clickThrough = clickThrough
        self.clickTracking = clickTracking
        self.clickFallbacks = clickFallbacks
        self.viewTracking = viewTracking
    }
}
