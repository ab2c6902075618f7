public import Foundation

/// A link that can be opened: its URLs are repaired and allowed.
public struct ClickLink: Sendable, Hashable {
    /// What is opened first: a page, or a place in an app.
    public var url: URL
    /// What is opened where `url` cannot be.
    public var fallback: URL?
    /// What is called once after a tap opened something.
    public var clickTrackers: [URL]

    package init(url: URL, fallback: URL? = nil, clickTrackers: [URL] = []) {
        self.url = url
        self.fallback = fallback
        self.clickTrackers = clickTrackers
    }
}
