public import OpenRTB

/// What is to be called when something happens to an ad.
public struct Tracker: Sendable, Hashable {
    /// What must happen.
    public let event: EventType
    /// How it is called; the engine calls images only.
    public let method: EventMethod
    /// What is called, macros expanded: a URL, or for a script perhaps its markup.
    public let url: String

    package init(event: EventType, method: EventMethod = .image, url: String) {
        self.event = event
        self.method = method
        self.url = url
    }
}
