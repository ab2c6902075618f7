import Foundation

/// Where a finger was in the last tenth of a second, which says how fast it is.
struct TouchTrack {
    /// How far back the velocity looks, in seconds.
    static let span: TimeInterval = 0.1

    private var samples: [(location: CGPoint, time: TimeInterval)] = []

    /// Notes where the finger is; a finger that lay still in between has come from here.
    mutating func add(_ location: CGPoint, at time: TimeInterval) {
        samples.append((location, time))
        samples.removeAll { time - $0.time > Self.span }
    }

    /// In points a second; none for a single place or moment.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return .zero
        }
        let time = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.location.x - first.location.x) / time,
            y: (last.location.y - first.location.y) / time
        )
    }
}
