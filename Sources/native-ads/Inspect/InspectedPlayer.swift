import Foundation
import OpenRTB

/// The player that VAST is read for: what it can play, and how large it shows it.
struct InspectedPlayer {
    let mediaTypes: [String]
    let slot: PlayerSlot

    init(_ arguments: Arguments) throws(CommandError) {
        mediaTypes = arguments.value("--media-types").map(Self.types) ?? Self.usualTypes
        slot = try PlayerSlot(arguments.value("--slot") ?? "390x219@3")
    }

    /// What an iPhone plays.
    private static let usualTypes = [
        "video/mp4", "application/x-mpegURL", "application/vnd.apple.mpegurl",
    ]

    private static func types(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// The object for a VAST document.
    func inspect(_ document: Data) async -> InspectedAd {
        InspectedAd(json: ["kind": "vast", "ads": [], "requests": []], canBeShown: false)
    }
}
