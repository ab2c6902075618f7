/// What can be seen of an ad at one instant.
package struct ExposureSample: Sendable, Hashable {
    /// The visible part of the ad's view, 0 to 1.
    package var visible: Double
    /// The visible part of the media view, 0 to 1; `nil` where the ad has none.
    package var mediaVisible: Double?
    /// The area of the ad's view in square points.
    package var area: Double
    /// Whether the view has been laid out since it was attached.
    package var isLaidOut: Bool
    /// Whether the view's scene is active in the foreground.
    package var isForeground: Bool

    package init(
        visible: Double,
        mediaVisible: Double? = nil,
        area: Double,
        isLaidOut: Bool = true,
        isForeground: Bool = true
    ) {
        self.visible = visible
        self.mediaVisible = mediaVisible
        self.area = area
        self.isLaidOut = isLaidOut
        self.isForeground = isForeground
    }
}
