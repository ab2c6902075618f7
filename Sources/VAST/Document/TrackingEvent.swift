/// A moment of an ad's play that can be tracked, by VAST's name for it.
public struct TrackingEvent: RawRepresentable, Sendable, Hashable {
    /// VAST's name, such as `firstQuartile`.
    public let rawValue: String

    /// The event that VAST calls `rawValue`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The media is there to be played.
    public static let loaded = TrackingEvent(rawValue: "loaded")
    /// The creative was drawn.
    public static let creativeView = TrackingEvent(rawValue: "creativeView")
    /// The media began to play.
    public static let start = TrackingEvent(rawValue: "start")
    /// A quarter was played.
    public static let firstQuartile = TrackingEvent(rawValue: "firstQuartile")
    /// Half was played.
    public static let midpoint = TrackingEvent(rawValue: "midpoint")
    /// Three quarters were played.
    public static let thirdQuartile = TrackingEvent(rawValue: "thirdQuartile")
    /// All was played.
    public static let complete = TrackingEvent(rawValue: "complete")
    /// As much was played as the tracker's offset says.
    public static let progress = TrackingEvent(rawValue: "progress")
    /// The sound went off.
    public static let mute = TrackingEvent(rawValue: "mute")
    /// The sound came on.
    public static let unmute = TrackingEvent(rawValue: "unmute")
    /// Play was paused.
    public static let pause = TrackingEvent(rawValue: "pause")
    /// Play went on after a pause.
    public static let resume = TrackingEvent(rawValue: "resume")
    /// The person went back.
    public static let rewind = TrackingEvent(rawValue: "rewind")
    /// The person skipped the ad.
    public static let skip = TrackingEvent(rawValue: "skip")
    /// The person closed the ad (VAST 3 and later).
    public static let closeLinear = TrackingEvent(rawValue: "closeLinear")
    /// A verification script was not run.
    public static let verificationNotExecuted = TrackingEvent(rawValue: "verificationNotExecuted")
}
