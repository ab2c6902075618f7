/// A button over a video.
package enum VideoControl: Sendable, Hashable, CaseIterable {
    case play
    case pause
    /// From the beginning, after the end.
    case replay
    case skip
    /// Sound on or off.
    case sound
}
