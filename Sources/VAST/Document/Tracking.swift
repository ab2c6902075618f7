/// A URL to call at a moment of the ad's play.
public struct Tracking: Sendable, Hashable {
    /// The moment.
    public var event: TrackingEvent
    /// What to call.
    public var url: String
    /// For ``TrackingEvent/progress``, how far the media has to have played.
    public var offset: TimeOffset?

    /// A call of `url` at `event`.
    public init(event: TrackingEvent, url: String, offset: TimeOffset? = nil) {
        self.event = event
        self.url = url
        self.offset = offset
    }
}
