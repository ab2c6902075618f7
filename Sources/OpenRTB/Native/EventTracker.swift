/// What to report when something happens to the ad (Native 1.2, section 5.8).
public struct EventTracker: Sendable, Hashable {
    /// What happens.
    public var event: EventType
    /// How it is reported.
    public var method: EventMethod
    /// The pixel or script.
    public var url: String?
    /// Keys and values for the script.
    public var customdata: JSONObject
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        event: EventType,
        method: EventMethod,
        url: String? = nil,
        customdata: JSONObject = [:],
        ext: JSONObject = [:]
    ) {
        self.event = event
        self.method = method
        self.url = url
        self.customdata = customdata
        self.ext = ext
    }
}
