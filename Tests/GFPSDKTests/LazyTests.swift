import Foundation
import GFPSDK
import NativeAds
import OpenRTB
import Testing
import UIKit

/// Ads whose pictures and video come after them.
@MainActor @Suite(.onScreen) struct LazyTests {
    @Test func `the ad comes at once, with the size of its media, then all of that`() async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            stage.answer(Stage.direct, Stage.bid())
            stage.picture("main", after: 2)
            stage.picture("icon", after: 1)
            stage.listener.onReceive = { ad in
                #expect(ad.mediaLoadingState == .loading && ad.iconLoadingState == .loading)
                let media = ad.mediaData
                #expect(media?.mediaType == .image && media?.videoController == nil)
                #expect(media?.preferredMediaWidth == 1200 && media?.preferredMediaHeight == 600)
                #expect(media?.preferredHeightWithFixedWidth(300) == 150)
                #expect(media?.aspectRatio == 2 && media?.image == nil)
            }
            let ad = try await stage.ad()
            Card(in: stage.window).nativeAd = ad
            #expect(!stage.listener.calls.contains("all loaded"))
            await stage.pass(1.5)
            #expect(stage.listener.count("icon loaded") == 1)
            #expect(stage.listener.count("all loaded") == 0)
            await stage.pass(1)
            let told = stage.listener.calls.filter { !["rendered", "seen"].contains($0) }
            #expect(
                told == [
                    "received", "received, over", "icon loaded", "main loaded", "height",
                    "all loaded",
                ]
            )
            #expect(ad.mediaLoadingState == .loaded && ad.iconLoadingState == .loaded)
            #expect(ad.mediaData?.image?.size.width == 64)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `exactly one of both callbacks comes, and never within the load callback`(
        mainFails: Bool,
        iconFails: Bool
    ) async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            stage.answer(Stage.direct, Stage.bid(icon: ["url": "https://cdn.example/icon.png"]))
            stage.picture("main", fails: mainFails)
            stage.picture("icon", fails: iconFails)
            let ad = try await stage.ad()
            await stage.pass(1)
            let calls = stage.listener.calls
            #expect(Array(calls.prefix(2)) == ["received", "received, over"])
            let fails = mainFails || iconFails
            #expect(stage.listener.count("load failed") == (fails ? 1 : 0))
            #expect(stage.listener.count("all loaded") == (fails ? 0 : 1))
            #expect(calls.contains(mainFails ? "main failed" : "main loaded"))
            #expect(calls.contains(iconFails ? "icon failed" : "icon loaded"))
            #expect(ad.mediaLoadingState == (mainFails ? .failed : .loaded))
            #expect(ad.iconLoadingState == (iconFails ? .failed : .loaded))
            #expect(!calls.contains { $0.hasPrefix("ad failed") })
        }
    }

    @Test func `an ad that waits for its pictures has no such callback`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            Card(in: stage.window).nativeAd = ad
            await stage.pass(1)
            #expect(!stage.listener.calls.contains { $0.hasSuffix("loaded") })
        }
    }

    @Test func `an ad without an icon says so, and sizes are 0 while nothing is known`()
        async throws
    {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            let bid = Stage.bid(main: ["url": "https://cdn.example/main.png"], icon: nil)
            stage.answer(Stage.direct, bid)
            stage.picture("main", after: 1)
            let ad = try await stage.ad()
            #expect(ad.iconLoadingState == .notAvailable && !ad.hasIconImage && ad.iconData == nil)
            #expect(ad.mediaData?.preferredMediaWidth == 0)
            #expect(ad.mediaData?.preferredHeightWithFixedWidth(300) == 0)
            #expect(ad.mediaData?.aspectRatio == GFPMediaData.unknwonAspectRatio)
            await stage.pass(1.2)
            #expect(ad.mediaData?.preferredMediaWidth == 64)
            #expect(stage.listener.count("height") == 1)
        }
    }

    @Test func `a video has its controller once its view is in a window`() async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            stage.pictures()
            stage.answer(Stage.direct, Stage.bid(vast: Stage.video))
            let ad = try await stage.ad()
            // Of the film, not of its poster, before anything of it is loaded.
            #expect(ad.mediaData?.preferredMediaWidth == 1280)
            #expect(ad.mediaData?.preferredHeightWithFixedWidth(320) == 180)
            await stage.pass(1)
            let media = try #require(ad.mediaData)
            #expect(media.mediaType == .video && media.videoController == nil)
            #expect(ad.adStyleType == .outstreamVideo && ad.mediaLoadingState == .loading)
            #expect(stage.films.isEmpty)
            Card(in: stage.window).nativeAd = ad
            await stage.pass(1)
            #expect(ad.mediaLoadingState == .loaded && media.videoController != nil)
            #expect(media.videoController === media.videoController)
            #expect(media.preferredMediaWidth == 1280 && media.preferredMediaHeight == 720)
            #expect(stage.listener.count("main loaded") == 1)
            #expect(stage.listener.count("all loaded") == 1)
        }
    }
}
