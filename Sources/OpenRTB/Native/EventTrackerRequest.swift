/// An event that can be reported, and how (Native 1.2, section 4.7).
public struct EventTrackerRequest: Sendable, Hashable {
    /// What may happen.
    public var event: EventType
    /// How it can be reported.
    public var methods: [EventMethod]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        event: EventType,
        methods: [EventMethod],
        ext: JSONObject = [:]
    ) {
        self.event = event
        self.methods = methods
        self.ext = ext
    }
}
