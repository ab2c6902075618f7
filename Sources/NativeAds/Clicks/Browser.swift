/// Who opens the page behind an ad.
public enum Browser: String, Sendable, Hashable, CaseIterable {
    /// The system: its browser, or the app that the link belongs to.
    case system
    /// A browser inside the app: `SFSafariViewController` on Apple's systems, over the controller
    /// of the tapped view. Where there is none, the system's.
    case inApp
    /// The app itself, by ``NativeAd/onClick`` or an opener of its own (``World/opening(_:)``); an
    /// app that has neither leaves it to the system.
    case app
}
