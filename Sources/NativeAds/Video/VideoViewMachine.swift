/// Says when a video was viewable: half of it seen for two continuous seconds of play (MRC).
///
/// Play is known only where a sample of the player proves it, visibility only between samples of
/// exposure that lie close together; what counts is where the two overlap. It is met once.
package struct VideoViewMachine: Sendable {
    /// How long half of the video must be seen while it plays, in seconds.
    package static let seconds = 2.0
    /// The part of the media view that must be seen.
    package static let fraction = 0.5
    /// Below this a difference of times is the rounding of a sum.
    private static let rounding = 1e-6
    /// A player that says nothing for so long that more runs than this pass proves little.
    private static let mostRuns = 64

    /// Whether the standard was met.
    package private(set) var isMet = false
    /// Whether anybody has looked at the media view at all.
    package private(set) var isMeasured = false

    /// When enough was seen without a break, by begin and end, the last one still growing.
    private var runs: [(start: Double, end: Double)] = []
    private var isSeen = false
    private var lastLook: Double?
    /// The time of play that is proven without a break.
    private var play: (start: Double, end: Double)?
    private var lastPlay: Double?

    package init() {}

    /// Takes what can be seen at `time`; true when the standard is met by it.
    package mutating func look(_ sample: ExposureSample, at time: Double) -> Bool {
        let gap = lastLook.map { time - $0 } ?? .infinity
        let isClose = (0...CountingMachine.longestGap + Self.rounding).contains(gap)
        lastLook = time
        if sample.mediaVisible != nil { isMeasured = true }
        let sees =
            sample.isForeground && sample.isLaidOut
            && (sample.mediaVisible ?? 0) >= Self.fraction - Self.rounding
        if sees, isSeen, isClose, !runs.isEmpty {
            runs[runs.count - 1].end = time
        } else if sees {
            runs.append((time, time))
            if runs.count > Self.mostRuns { runs.removeFirst() }
        }
        isSeen = sees
        return meets()
    }

    /// Takes how the player moved since it spoke last; true when the standard is met by it.
    package mutating func play(_ move: PlaybackMachine.Move?, at time: Double) -> Bool {
        guard let move else { return false }
        let since = lastPlay ?? time
        lastPlay = time
        guard case .played(let moved) = move else {
            play = nil
            return false
        }
        let stood = time - since - moved
        if stood > PlaybackMachine.seekTolerance {
            // It stood still for a part of the time, and nobody knows which.
            play = (time - moved, time)
        } else {
            play = (play?.start ?? since, time)
        }
        let isMet = meets()
        // What ended before this play can never overlap with it; the last may still grow.
        if let start = play?.start {
            let growing = isSeen ? runs.popLast() : nil
            runs.removeAll { $0.end < start }
            if let growing { runs.append(growing) }
        }
        return isMet
    }

    /// The ad went off its view.
    package mutating func interrupt() {
        isSeen = false
        lastLook = nil
    }

    private mutating func meets() -> Bool {
        guard !isMet, let play else { return false }
        isMet = runs.contains { run in
            min(run.end, play.end) - max(run.start, play.start) >= Self.seconds - Self.rounding
        }
        return isMet
    }
}
