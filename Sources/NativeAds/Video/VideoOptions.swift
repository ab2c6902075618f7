public import Foundation

/// How an ad's video plays: for all ads in the configuration, or for one load in its ``LoadOptions``.
public struct VideoOptions: Sendable, Hashable {
    /// Who starts the video.
    public enum Autoplay: String, Sendable, Hashable, CaseIterable {
        /// It starts by itself once half of it is in view.
        case always
        /// It starts by itself on Wi-Fi or a cable; elsewhere, and where the network is not known,
        /// the person does.
        case onWiFi
        /// The person starts it, or the app by ``VideoController/play()``.
        case manual
    }

    /// Who draws the buttons over the video.
    public enum Controls: String, Sendable, Hashable, CaseIterable {
        /// The media view.
        case standard
        /// The app, over the ad's ``VideoController``.
        case custom
    }

    /// What a tap on the video does.
    public enum Tap: String, Sendable, Hashable, CaseIterable {
        /// It is a click on the ad.
        case click
        /// It turns the sound on or off.
        case sound
    }

    /// What comes after the last frame.
    public enum End: String, Sendable, Hashable, CaseIterable {
        /// The ad's picture, or else the last frame, with a button that plays it again.
        case endCard
        /// The video again, and again.
        case loop
        /// The last frame.
        case lastFrame
    }

    /// Who starts the video; it starts by itself by default.
    public var autoplay = Autoplay.always
    /// Whether it begins without sound; `true` by default.
    public var startsMuted = true
    /// Who draws the buttons; the media view by default.
    public var controls = Controls.standard
    /// What a tap on it does; a click by default.
    public var tap = Tap.click
    /// What comes after the last frame; the end card by default.
    public var atEnd = End.endCard
    /// Kilobits a second that a file should not exceed; no limit by default.
    public var bitrateCap: Int?
    /// The same on a cellular network; 1500 by default.
    public var cellularBitrateCap: Int? = 1500
    /// Seconds out of sight after which decoder and buffers are let go, the position kept; 10 by
    /// default.
    public var releaseDelay: TimeInterval = 10

    /// Starts from the defaults.
    public init() {}
}
