/// Who opens the page behind an ad.
public enum Browser: String, Sendable, Hashable, CaseIterable {
    /// The system: its browser, or the app that the link belongs to.
    case system
    /// A browser inside the app.
    case inApp
    /// The app itself.
    case app
}
