/// What a movie may cost: its bytes come from a stranger.
package enum MovieLimits {
    /// The most bytes of a file that is read from the disk; a video ad has a few million.
    package static let mostBytes = 256 << 20
    /// The longest side of a picture, in pixels.
    package static let longestSide = 4_096
    /// The most pixels of a picture: cinema's 4K.
    package static let mostPixels = 4_096 * 2_304
    /// The longest movie, in seconds.
    package static let longestDuration = 6.0 * 3_600
    /// The most pixels that are decoded for one picture: ten seconds and more of 4K at 30 a second.
    static let mostPixelsACall = 3_000_000_000
    /// The most packets that are read for one picture, those of sound included.
    static let mostPacketsACall = 40_000
    /// As many packets one after the other may fail to decode before the movie counts as damaged.
    static let mostBadPackets = 60
    /// How much earlier than announced the pictures may end, in seconds, without a hole being seen
    /// in it: announced durations are rounded, and those of sound count too.
    static let slack = 0.3

    /// Whether a picture of this size is shown at all.
    static func allow(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height)
            && width * height <= mostPixels
    }
}
