import Foundation
import NativeAds
import NativeAdsUI
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct RefusalTests {
    private func root(on stage: Stage) -> UIView { UIView(0, 0, 390, 300, in: stage.window) }

    @Test func `without a view there is nothing to bind to, expired or not`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        #expect(throws: AdError.noView) { try ad.register(nil) }
        await stage.clock.advance(by: 4000)
        #expect(throws: AdError.noView) { try ad.register(nil) }
        #expect(throws: AdError.expired) { try ad.register(root(on: stage)) }
        #expect(stage.count(.bound, of: "A") == 0)
    }

    @Test(arguments: [true, false], [true, false])
    func `a media view must be there or not, as the settings say`(
        isWanted: Bool,
        isThere: Bool
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        stage.configure = { $0.hasMediaView = isWanted }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        // A picture is no media view, whatever it shows.
        let main = isThere ? MediaView(0, 0, 390, 200, in: root) : UIImageView(0, 0, 9, 9, in: root)
        if isWanted == isThere {
            try ad.register(root, outlets: [.main: main])
            #expect(ad.state == .bound)
        } else {
            #expect(throws: AdError.mediaViewMismatch) {
                try ad.register(root, outlets: [.main: main])
            }
            #expect(ad.state == .loaded)
            #expect(root.gestureRecognizers == nil)
            #expect(root.subviews == [main])
        }
    }

    @Test func `an ad that is refused leaves all as it was`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let old = try await stage.ad("A")
        await stage.clock.advance(by: 3000)
        let holder = try await stage.ad("B")
        let root = root(on: stage)
        try holder.register(root)
        await stage.clock.advance(by: 1000)
        #expect(throws: AdError.expired) { try old.register(root) }
        await stage.tap(root)
        await stage.pass(1)
        #expect(stage.clicks(of: "B") == ["root"])
        #expect(stage.count(.impression, of: "B") == 1)
        #expect(stage.events["A", default: []].allSatisfy { $0 == .willExpire || $0 == .expired })
    }

    @Test func `a picture that fails after the load is the picture's state, not the ad's`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let ad = try await stage.ad("A")
        let root = root(on: stage)
        let media = MediaView(0, 0, 390, 200, in: root)
        try ad.register(root, outlets: [.main: media])
        media.nativeAd = ad
        await stage.pass(1.2)
        #expect(ad.pictureState(.main) == .failed)
        #expect(stage.count(.assetState(.main, .failed), of: "A") == 1)
        #expect(stage.count(.viewable(.mrc50), of: "A") == 1)
        #expect(ad.state == .shown)
    }
}
