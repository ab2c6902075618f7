#if canImport(UIKit)
import Foundation

/// Decides which pictures of the screen are sampled: one every tenth of a second.
struct SampleGrid {
    /// Seconds between two samples.
    static let step: TimeInterval = 0.1

    private var due: TimeInterval?

    /// Whether to sample now.
    ///
    /// The next sample is due a step after this one *was due*, so that late pictures do not add
    /// up; after a pause the grid starts anew.
    mutating func isDue(at time: TimeInterval) -> Bool {
        // A hair's breadth early is on time: sums of tenths are not exact.
        guard let due, time - due < Self.step else {
            due = time + Self.step
            return true
        }
        guard time >= due - 1e-6 else { return false }
        self.due = due + Self.step
        return true
    }

    /// Makes the next picture due.
    mutating func reset() {
        due = nil
    }
}
#endif
