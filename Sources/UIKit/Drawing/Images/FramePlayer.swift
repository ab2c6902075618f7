import Foundation

/// Decides which of the frames is shown at a time.
struct FramePlayer {
    let frames: [UIImage]
    private let duration: TimeInterval
    private let repeats: Int
    private var start: TimeInterval?
    private var index = 0
    /// Whether the frames were shown as often as they were to be.
    private(set) var isOver = false

    /// Nil where there is nothing to show.
    ///
    /// Without a duration, frames last 1/30 s each.
    init?(frames: [UIImage], duration: TimeInterval, repeats: Int) {
        guard !frames.isEmpty else { return nil }
        self.frames = frames
        self.duration =
            duration > 0 && duration.isFinite ? duration : TimeInterval(frames.count) / 30
        self.repeats = repeats
    }

    /// The frame to show now.
    var current: UIImage {
        frames[index]
    }

    /// Goes on to `time`, the first one being the start; whether another frame is to be shown.
    mutating func advance(to time: TimeInterval) -> Bool {
        let start = self.start ?? time
        self.start = start
        // A hair more, so that a tick at a frame's very start does not show the one before.
        let rounds = (time - start) / duration + 1e-7
        if repeats > 0, rounds >= Double(repeats) { isOver = true }
        let share = rounds - rounds.rounded(.down)
        let next = min(Int(share * Double(frames.count) + 1e-6), frames.count - 1)
        defer { index = next }
        return next != index
    }
}
