/// Who opens the page behind an ad.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANClickThroughAction: UInt, Sendable {
    /// Nobody: the app is told the addresses and does with them what it likes.
    case returnURL = 0
    /// The system: its browser, or the app that the address belongs to.
    case openDeviceBrowser = 1
    /// A browser inside the app; the default.
    case openSDKBrowser = 2
}
