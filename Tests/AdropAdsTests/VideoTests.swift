import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

/// A video counts only where it plays in the view of `setMediaView`.
@MainActor @Suite(.onScreen) struct VideoTests {
    private static let vast = """
        <VAST version="4.2"><Ad id="1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
        <Impression>https://t.example/vast</Impression><Creatives><Creative><Linear>
        <Duration>00:00:10</Duration><TrackingEvents>
        <Tracking event="complete">https://t.example/complete</Tracking></TrackingEvents>
        <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="1280" height="720">\
        https://cdn.example/A.mp4</MediaFile></MediaFiles>
        </Linear></Creative></Creatives></InLine></Ad></VAST>
        """

    private func run(
        _ body: @MainActor (AdropStage, AdropNativeAd, AdropCard) async -> Void
    ) async {
        let stage = AdropStage()
        VideoSurfaces.make = { _ in FilmSurface(stage.clock) }
        defer { VideoSurfaces.make = VideoSurfaces.system }
        await stage.run {
            let ad = await stage.loaded { native in
                native["assets"] = .array(
                    (native["assets"]?.array ?? [])
                        + [["id": 8, "video": ["vasttag": .string(Self.vast)]]]
                )
            }
            await body(stage, ad, AdropCard(in: stage.window))
        }
    }

    @Test func `start and end are told once each, where the media view is bound`() async {
        await run { stage, ad, card in
            card.bind()
            card.view.setNativeAd(ad)
            await stage.pass(2)
            #expect(stage.heard.told == ["impression", "start"])
            await stage.pass(7)
            #expect(stage.heard.told == ["impression", "start"])
            await stage.pass(5)
            #expect(stage.heard.told == ["impression", "start", "end"])
            #expect(stage.heard.closures == ["impression", "start", "end"])
            #expect(stage.network.urls.contains("https://t.example/complete"))
            #expect(ad.creativeType == "video" && ad.asset == "https://cdn.example/A.mp4")
            #expect(ad.creativeSize == CGSize(width: 1280, height: 720))
        }
    }

    @Test func `without it neither is told, but impression and click are`() async {
        await run { stage, ad, card in
            card.view.setHeadLineView(card.headline)
            card.view.setNativeAd(ad)
            await stage.pass(15)
            await stage.tap(card.headline)
            #expect(stage.heard.told == ["impression", "clicked"])
            #expect(!stage.network.urls.contains("https://t.example/complete"))
        }
    }

    @Test func `a video that scrolls away before its end has none`() async {
        await run { stage, ad, card in
            card.bind()
            card.view.setNativeAd(ad)
            await stage.pass(4)
            card.view.removeFromSuperview()
            await stage.pass(20)
            #expect(stage.heard.told == ["impression", "start"])
        }
    }
}
