import Foundation
import Newspaper
import UIKit

extension FeedTour {
    /// Looks at the ad with the film until about a third of it has played, reads on elsewhere, comes
    /// back and sees the rest.
    func watchFilm(with finger: Finger) async throws(FeedFault) {
        guard let place = feed.indexPath(of: .video) else { return }
        guard feed.playsFilm else {
            try await look(at: .video, with: finger)
            return try picture(5)
        }
        await scroll(to: place, with: finger)
        try await wait(for: "start", with: finger)
        await finger.wait(0.3)
        try picture(5)
        // Most of the picture below the screen's lower edge, then all of it.
        let height = feed.tableView.bounds.height
        await scroll(to: place, top: height - 100, with: finger)
        try await wait(for: "pause", with: finger)
        try picture(6)
        await scroll(to: IndexPath(row: place.row - 4, section: 0), with: finger)
        await scroll(to: place, with: finger)
        try await wait(for: "thirdQuartile", with: finger)
        try picture(7)
        try await wait(for: "complete", with: finger)
        await finger.wait(0.4)
        try picture(8)
    }

    private func wait(for state: String, with finger: Finger) async throws(FeedFault) {
        let isThere = { log.hasVideo(state, ad: AdSlot.video.rawValue) }
        await finger.wait(atMost: 12, until: isThere)
        guard isThere() else {
            throw .bad("the film was looked at but did not come to \(state); see log.jsonl")
        }
    }
}
