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
        guard let ad else { return [] }
        return order(
            ad,
            by: MediaChoice(
                types: types,
                slot: sight.slot,
                scale: sight.scale,
                bitrateCap: caps.compactMap { $0 }.min()
            )
        )
    }

    /// The files by how well they fit the screen, while nobody knows where they will be shown.
    var likelyFiles: [MediaFile] { ad.map { order($0, by: likelyChoice) } ?? [] }

    /// The size of the file that would be played, by a document that holds the ad itself.
    func size(announcedBy vast: String) -> MediaSize {
        guard vast.utf8.count <= World.largestVAST else { return .unknown }
        let resolver = VASTResolver(Data(vast.utf8), wanted: .one)
        guard case .done(let resolution) = resolver.step, let ad = resolution.ad else {
            return .unknown
        }
        let file = order(ad, by: likelyChoice).first
        return MediaSize(width: file?.width, height: file?.height)
    }

    private var likelyChoice: MediaChoice {
        let device = engine.world.device()
        var choice = MediaChoice()
        if let width = device.width, let height = device.height {
            choice.slot = CGSize(width: min(width, height), height: max(width, height))
        }
        return choice
    }

    /// Whether the network is known to cost the person nothing.
    var isOnWiFi: Bool { engine.world.device().connection?.isUnmetered ?? false }

    private func order(_ ad: ResolvedAd, by choice: MediaChoice) -> [MediaFile] {
        choice.order(of: ad.mediaFiles).map { ad.mediaFiles[$0] }
    }
}
