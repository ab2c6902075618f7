package import Foundation

/// What a ``VideoScreen`` says of itself.
package struct ScreenStatus: Sendable, Hashable {
    /// What it does with its file.
    package enum State: Sendable, Hashable {
        /// It cannot show a frame yet.
        case opening
        /// It shows a frame and does not play.
        case ready
        case playing
        /// It wants to play and waits for data.
        case stalled
        /// It has come to the end of the file.
        case ended
        /// It cannot play the file; VAST's code for why: 401 not found, 402 too slow, 405 it
        /// cannot be shown.
        case failed(Int)
    }

    package var state: State
    /// Seconds from the beginning; while it goes to a position, that position.
    package var position: Double
    /// The file's length in seconds, once it is known.
    package var duration: Double?
    /// Up to where it could play without the network, in seconds from the beginning.
    package var buffered: Double
    /// The size of its frames in pixels, once it is known.
    package var size: CGSize?

    package init(
        _ state: State = .opening,
        position: Double = 0,
        duration: Double? = nil,
        buffered: Double = 0,
        size: CGSize? = nil
    ) {
        self.state = state
        self.position = position
        self.duration = duration
        self.buffered = buffered
        self.size = size
    }
}
