#if canImport(UIKit)
import Foundation

/// Decides which pictures of the screen are sampled: the first at or after each tenth of a second.
///
/// The tenths are those of the screen's clock, whenever an ad was bound, so late pictures do not
/// add up and a clock that is told the time exactly is sampled exactly.
struct SampleGrid {
    /// Samples a second.
    static let rate = 10.0
    /// A hair's breadth early is on time, in tenths of a second: sums of tenths are not exact.
    private static let rounding = 1e-5

    /// How many tenths had passed at the last picture; `nil` where nobody looked.
    private var passed: Double?

    /// Whether to sample now.
    ///
    /// What passed before the first picture, or since the last one, is not made up for.
    mutating func isDue(at time: TimeInterval) -> Bool {
        let tenths = time * Self.rate
        let whole = (tenths + Self.rounding).rounded(.down)
        defer { passed = whole }
        guard let passed else { return tenths - whole <= Self.rounding }
        return whole > passed
    }

    /// Nobody looks until the next picture.
    mutating func pause() {
        passed = nil
    }
}
#endif
