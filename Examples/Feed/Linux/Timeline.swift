import Foundation
import OpenRTB

/// The log as a person reads it: what counted, opened or failed, one line each.
@MainActor struct Timeline {
    let log: EventLog

    private static let told: Set<String> = [
        "loaded", "failed", "rendered", "impression", "viewable", "video", "click", "open",
        "visited", "notOpened", "picture", "note",
    ]

    var text: String {
        log.entries.filter { Self.told.contains($0.event) }.map { entry in
            let time = String(format: "%7.3f s", entry.at)
            let name = entry.event.padding(toLength: 11, withPad: " ", startingAt: 0)
            let facts = entry.facts.map { $0.value.string ?? $0.value.text() }
            return "\(time)  \(name) \(facts.joined(separator: "  "))\n"
        }.joined()
    }
}
