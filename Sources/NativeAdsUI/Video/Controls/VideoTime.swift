#if canImport(UIKit)
import Foundation

/// How a length of time is written and said on a video.
struct VideoTime: Sendable, Hashable {
    /// Whole seconds; a second that has begun counts.
    let seconds: Int

    /// `nil` for what is no length.
    init?(_ seconds: Double) {
        guard seconds.isFinite, seconds >= 0, seconds < 1e6 else { return nil }
        // A hair over a second is the rounding of a sum.
        self.seconds = Int((seconds - 1e-6).rounded(.up))
    }

    /// As a clock shows it: `0:07`, `12:30`, `1:02:03`.
    var text: String {
        let (minutes, rest) = (seconds / 60 % 60, Self.twoDigits(seconds % 60))
        return seconds < 3600
            ? "\(minutes):\(rest)" : "\(seconds / 3600):\(Self.twoDigits(minutes)):\(rest)"
    }

    /// As assistive technology reads it.
    var spoken: String {
        seconds == 1 ? "1 second" : "\(seconds) seconds"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
#endif
