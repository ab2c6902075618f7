/// What a player says of itself at one instant; what is left out is as it was before.
package struct PlaybackSample: Sendable, Hashable {
    /// What the player is doing.
    package enum State: String, Sendable, Hashable, CaseIterable {
        /// It waits for data.
        case loading
        case playing
        case paused
        /// It has come to the end of the media.
        case ended
        /// It cannot play the media.
        case failed
    }

    /// Seconds from the beginning of the media.
    package var position: Double?
    /// The media's own length in seconds, once it is known.
    package var duration: Double?
    package var state: State?
    package var isMuted: Bool?
    /// Whether the person has just skipped the rest.
    package var skips: Bool
    /// Whether the position is back at the beginning without anybody going back to see it again: the
    /// media goes round, or was stopped.
    package var startsOver = false
    /// VAST's code for why the player failed; 405, or 401 before the start, where it is left out.
    package var errorCode: Int?

    package init(
        position: Double? = nil,
        duration: Double? = nil,
        state: State? = nil,
        isMuted: Bool? = nil,
        skips: Bool = false,
        errorCode: Int? = nil
    ) {
        self.position = position
        self.duration = duration
        self.state = state
        self.isMuted = isMuted
        self.skips = skips
        self.errorCode = errorCode
    }
}
