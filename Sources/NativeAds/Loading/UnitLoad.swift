package import Foundation
package import OpenRTB

/// What is wanted for one unit, where several are loaded with one request.
package struct UnitLoad: Sendable {
    /// The unit.
    package var unit: String
    /// How many ads at most.
    package var count: Int
    /// The parts wanted.
    package var assets: [AssetRequest]
    /// Seconds to the unit's outcome; the configuration's by default.
    package var timeout: TimeInterval?
    /// What is not to be as configured.
    package var options: LoadOptions
    /// The events that its ads report.
    package var trackers: [EventTrackerRequest]

    package init(
        _ unit: String,
        count: Int = 1,
        assets: [AssetRequest] = .standard,
        timeout: TimeInterval? = nil,
        options: LoadOptions = LoadOptions(),
        trackers: [EventTrackerRequest]? = nil
    ) {
        self.unit = unit
        self.count = count
        self.assets = assets
        self.timeout = timeout
        self.options = options
        self.trackers = trackers ?? RequestBuilder.standardTrackers
    }
}
