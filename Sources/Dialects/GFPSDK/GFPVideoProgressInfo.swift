#if canImport(UIKit)
public import Foundation

/// How far a video is, in seconds; 0 while it is unknown.
#if canImport(ObjectiveC)
@objc(GFPVideoProgressInfo)
@objcMembers
#endif
public final class GFPVideoProgressInfo: NSObject, Sendable {
    /// The video's length.
    public let duration: TimeInterval
    /// What plays now.
    public let currentTime: TimeInterval
    /// Up to where it could play without the network.
    public let bufferedTime: TimeInterval

    init(duration: TimeInterval, currentTime: TimeInterval, bufferedTime: TimeInterval) {
        self.duration = duration
        self.currentTime = currentTime
        self.bufferedTime = bufferedTime
    }
}
#endif
