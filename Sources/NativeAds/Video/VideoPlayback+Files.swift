import Foundation
import VAST

extension VideoPlayback {
    /// The ad's files in the order in which to try them, on a screen that plays `types`.
    func files(
        for types: [String],
        in sight: VideoSight,
        _ options: VideoOptions
    ) -> [MediaFile] {
        let isCellular = engine.world.device().connection == .cellular
        let caps = [options.bitrateCap, isCellular ? options.cellularBitrateCap : nil]
        return order(
            by: MediaChoice(
                types: types,
                slot: sight.slot,
                scale: sight.scale,
                bitrateCap: caps.compactMap { $0 }.min()
            )
        )
    }

    /// The files by how well they fit the screen, while nobody knows where they will be shown.
    var likelyFiles: [MediaFile] {
        let device = engine.world.device()
        var choice = MediaChoice()
        if let width = device.width, let height = device.height {
            choice.slot = CGSize(width: min(width, height), height: max(width, height))
        }
        return order(by: choice)
    }

    /// Whether the network is known to cost the person nothing.
    var isOnWiFi: Bool { engine.world.device().connection?.isUnmetered ?? false }

    private func order(by choice: MediaChoice) -> [MediaFile] {
        guard let ad else { return [] }
        return choice.order(of: ad.mediaFiles).map { ad.mediaFiles[$0] }
    }
}
