package import Foundation
import OpenRTB

/// How often one device may see or click the ads of a campaign (`ext.ona.caps`).
package struct FrequencyCap: Sendable, Hashable {
    /// What is counted.
    package enum Event: String, Sendable, Hashable, CaseIterable {
        case impression
        case click
    }

    package var event: Event
    /// So many in `seconds`, and no more.
    package var limit: Int
    package var seconds: TimeInterval

    package init(_ event: Event, limit: Int, seconds: TimeInterval) {
        self.event = event
        self.limit = limit
        self.seconds = seconds
    }
}

extension FrequencyCap {
    /// More is not kept of one campaign, nor longer: bounds for what strangers send.
    static let mostPerCampaign = 8
    static let largestLimit = 1000
    static let longest: TimeInterval = 400 * 86_400

    /// Reads a cap; `nil` for one that would cap nothing, or everything for ever.
    init?(_ json: JSONValue) {
        guard let event = json["event"]?.string.flatMap(Event.init(rawValue:)),
            let limit = json["limit"]?.int, limit > 0,
            let seconds = json["seconds"]?.double, seconds > 0
        else { return nil }
        self.init(
            event,
            limit: min(limit, Self.largestLimit),
            seconds: min(seconds, Self.longest)
        )
    }

    /// The caps of a list, those that cannot be read left out.
    static func all(_ json: JSONValue?) -> [FrequencyCap] {
        (json?.array ?? []).prefix(mostPerCampaign).compactMap(FrequencyCap.init)
    }

    var json: JSONValue {
        [
            "event": .string(event.rawValue), "limit": JSONValue(limit),
            "seconds": JSONValue(seconds),
        ]
    }
}
