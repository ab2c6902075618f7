import Foundation

/// How visible the bars that show the place are: wholly while content moves, then less and less.
struct ScrollIndicatorFade: Equatable {
    private enum Phase: Equatable {
        case hidden
        case shown
        case fading(since: TimeInterval)
    }

    private static let delay: TimeInterval = 0.3
    private static let duration: TimeInterval = 0.25
    private var phase = Phase.hidden

    /// Content moves.
    mutating func show() {
        phase = .shown
    }

    /// Content came to rest at this time.
    mutating func hide(at time: TimeInterval) {
        phase = .fading(since: time)
    }

    /// From 0 to 1.
    func visibility(at time: TimeInterval) -> CGFloat {
        switch phase {
        case .hidden: 0
        case .shown: 1
        case .fading(let since):
            CGFloat(1 - min(max((time - since - Self.delay) / Self.duration, 0), 1))
        }
    }
}
