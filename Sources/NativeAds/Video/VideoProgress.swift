public import Foundation

/// How an ad's video plays at one moment.
public struct VideoProgress: Sendable, Hashable {
    /// What it does.
    public var state: VideoController.State
    /// Seconds from the beginning.
    public var time: TimeInterval
    /// Its length in seconds; 0 while unknown.
    public var duration: TimeInterval
    /// Up to where it could play without the network, in seconds from the beginning.
    public var bufferedTime: TimeInterval
    /// Whether it plays without sound.
    public var isMuted: Bool

    /// The played part, 0 to 1.
    public var fraction: Double {
        duration > 0 ? min(max(time / duration, 0), 1) : 0
    }
}
