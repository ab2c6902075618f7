/// A film in a projector: where it is at an instant follows from when it was set going.
struct Film: Sendable, Hashable {
    enum State: Sendable, Hashable {
        case paused
        case playing
        /// The last frame was shown.
        case ended
        /// It has come to the place where its bytes stop.
        case broken
    }

    let video: BlankVideo
    /// Where it was when it was last set going or stopped, in seconds.
    private var mark: Double
    /// Since when it is going.
    private var start: Instant?

    /// Below this a difference of positions is the rounding of a sum.
    private static let rounding = 1e-6

    /// A film that stands still at a position.
    init(_ video: BlankVideo, at position: Double) {
        self.video = video
        mark = Self.place(position, in: video)
    }

    /// Seconds from the first frame.
    func position(at now: Instant) -> Double {
        guard let start else { return mark }
        return min(mark + now.seconds - start.seconds, video.present)
    }

    func state(at now: Instant) -> State {
        let position = position(at: now)
        if position >= video.seconds - Self.rounding { return .ended }
        guard start != nil else { return .paused }
        return position >= video.present - Self.rounding ? .broken : .playing
    }

    mutating func play(at now: Instant) {
        if start == nil { start = now }
    }

    mutating func pause(at now: Instant) {
        mark = position(at: now)
        start = nil
    }

    /// Goes elsewhere, and on from there if it was going.
    mutating func seek(to position: Double, at now: Instant) {
        mark = Self.place(position, in: video)
        if start != nil { start = now }
    }

    private static func place(_ position: Double, in video: BlankVideo) -> Double {
        position.isFinite ? min(max(position, 0), video.present) : 0
    }
}
