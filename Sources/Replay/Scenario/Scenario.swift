package import Foundation

/// A script of loads, layouts, taps and network answers, read and found to make sense.
package struct Scenario: Sendable, Hashable {
    /// Whom the app asks.
    package struct Demand: Sendable, Hashable {
        package var direct: URL
        package var backfill: URL
    }

    /// One sentence that says what it shows.
    package var about: String?
    /// The screen in points.
    package var screen: CGSize
    package var settings: ScenarioSettings
    package var demand: Demand
    /// What the outside world answers.
    package var http: [HTTPRule]
    /// When the clock stops, inclusive.
    package var until: Instant
    /// What happens, in the order in which it does.
    package var steps: [ScenarioStep]
}

extension Scenario {
    /// The ads for whose players steps stand.
    var adsPlayedBySteps: Set<String> {
        Set(
            steps.compactMap { step in
                if case .video(let state) = step.action { state.ad } else { nil }
            }
        )
    }
}
