public import Foundation
public import OpenRTB

/// A URL to be called when something happens to an ad.
public struct Tracker: Sendable, Hashable {
    /// What must happen.
    public let event: EventType
    /// How it is called; only images are.
    public let method: EventMethod
    /// What is called, macros expanded.
    public let url: URL

    package init(event: EventType, method: EventMethod = .image, url: URL) {
        self.event = event
        self.method = method
        self.url = url
    }
}
