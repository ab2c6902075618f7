public import Foundation

/// A moment of the media, as VAST writes it: a time, or a part of the whole.
public enum TimeOffset: Sendable, Hashable {
    /// Seconds from the beginning.
    case seconds(TimeInterval)
    /// A part of the media's duration, 0 to 100.
    case percent(Double)

    /// Seconds into media of `duration`; `nil` where that moment never comes.
    ///
    /// A part of an unknown duration (`nil` or 0) is not known yet: ask again when it is. A moment
    /// past a known end never comes.
    public func seconds(of duration: TimeInterval?) -> TimeInterval? {
        let known = duration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        switch self {
        case .seconds(let seconds):
            guard let known else { return seconds }
            return seconds <= known ? seconds : nil
        case .percent(let percent):
            guard let known, percent <= 100 else { return nil }
            return known * percent / 100
        }
    }
}
