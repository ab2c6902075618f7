/// When an ad's impression counts.
public enum ImpressionRule: String, Sendable, Hashable, CaseIterable {
    /// As soon as any part of the laid-out ad is visible in the foreground; the default.
    case onePixel
    /// When half of the ad has been visible for one continuous second.
    case mrc50
    /// At the first laid-out frame in a window of the foreground, visible or not.
    case rendered
}
