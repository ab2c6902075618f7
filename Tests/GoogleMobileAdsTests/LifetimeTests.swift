import Foundation
import GoogleMobileAds
import NativeAds
import Testing
import UIKit

/// Whether all that a load makes is freed once the app lets it go.
@MainActor @Suite(.onScreen) struct LifetimeTests {
    @Test(arguments: [true, false])
    func `frees everything with the view that shows the ad`(isVideo: Bool) async throws {
        try await Stage.runCinema { stage in
            let witness = Witness()
            try await show(isVideo: isVideo, on: stage, before: witness)
            #expect(witness.alive == ["ad", "card", "content", "controller", "engine", "media"])
            for view in stage.window.subviews { view.removeFromSuperview() }
            await stage.settle()
            #expect(witness.alive.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `frees the ad that a view is rid of`(isVideo: Bool) async throws {
        try await Stage.runCinema { stage in
            let witness = Witness()
            let card = try await show(isVideo: isVideo, on: stage, before: witness)
            card.nativeAd = nil
            card.media.mediaContent = nil
            await stage.settle()
            #expect(witness.alive == ["card", "media"])
        }
    }

    /// Shows an ad that nothing but its view keeps.
    @discardableResult private func show(
        isVideo: Bool,
        on stage: Stage,
        before witness: Witness
    ) async throws -> Card {
        stage.answer(isVideo ? stage.videoBid("A") : stage.bid("A"))
        let keeper = Keeper()
        keeper.load()
        stage.host.onLoad = { witness.see($0, as: "engine") }
        witness.see(keeper, as: "keeper")
        witness.see(keeper.loader, as: "loader")
        await stage.settle()
        stage.host.onLoad = nil
        let ad = try #require(keeper.ad)
        let card = Card(in: stage.window)
        witness.see(ad, as: "ad")
        witness.see(ad.mediaContent, as: "content")
        witness.see(ad.mediaContent.videoController, as: "controller")
        witness.see(card, as: "card")
        witness.see(card.media, as: "media")
        card.show(ad)
        await stage.pass(1)
        return card
    }
}

/// Holds its loader, as an app's controller does, and is its delegate.
@MainActor private final class Keeper: NSObject, NativeAdLoaderDelegate {
    let loader = GoogleLoader(
        adUnitID: "home",
        rootViewController: nil,
        adTypes: [.native],
        options: nil
    )
    private(set) var ad: GoogleAd?

    func load() {
        loader.delegate = self
        loader.load(Request())
    }

    func adLoader(_ adLoader: GoogleLoader, didReceive nativeAd: GoogleAd) { ad = nativeAd }

    func adLoader(_ adLoader: GoogleLoader, didFailToReceiveAdWithError error: any Error) {}
}

/// Knows which objects are still there, without keeping them.
@MainActor private final class Witness {
    private struct Seen {
        weak var object: AnyObject?
    }

    private var seen: [String: Seen] = [:]

    /// The names of those that are still there.
    var alive: [String] { seen.filter { $0.value.object != nil }.keys.sorted() }

    func see(_ object: AnyObject, as name: String) { seen[name] = Seen(object: object) }
}
