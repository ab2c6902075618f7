/// Something to show beside the media, or after it.
public struct Companion: Sendable, Hashable {
    /// The ad server's name for it.
    public var id: String?
    /// Width in points.
    public var width: Int?
    /// Height in points.
    public var height: Int?
    /// What to draw.
    public var resource: CreativeResource?
    /// The text for those who cannot see it.
    public var altText: String?
    /// The publisher's name for the place that it is meant for.
    public var slotID: String?
    /// `default`, `end-card` or `concurrent`, as written (VAST 4.1).
    public var renderingMode: String?
    /// The page that a tap opens.
    public var clickThrough: String?
    /// URLs to call at a tap.
    public var clickTracking: [String]
    /// URLs to call when it is shown (`creativeView`).
    public var tracking: [Tracking]

    /// A companion, by default an empty one.
    public init(
        id: String? = nil,
        width: Int? = nil,
        height: Int? = nil,
        resource: CreativeResource? = nil,
        altText: String? = nil,
        slotID: String? = nil,
        renderingMode: String? = nil,
        clickThrough: String? = nil,
        clickTracking: [String] = [],
        tracking: [Tracking] = []
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.resource = resource
        self.altText = altText
        self.slotID = slotID
        self.renderingMode = renderingMode
        self.clickThrough = clickThrough
        self.clickTracking = clickTracking
        self.tracking = tracking
    }
}
