import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// Ads with videos on screens, and somebody who looks at them ten times a second.
@MainActor final class Cinema {
    let stage = Stage()
    private(set) lazy var ads = stage.engine()

    /// The document of a video of twenty seconds; each event calls `https://v.example/EVENT`.
    nonisolated static func vast(
        files: [String] = ["v.mp4"],
        type: String = "video/mp4",
        skip: String = "",
        more: String = ""
    ) -> String {
        let events = [
            "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "pause", "resume",
            "rewind", "skip", "mute", "unmute",
        ].map { "<Tracking event=\"\($0)\">https://v.example/\($0)</Tracking>" }
        let media = files.map { name in
            """
            <MediaFile delivery="progressive" type="\(type)" width="640" height="360">
            https://cdn.example/\(name)</MediaFile>
            """
        }
        return """
            <VAST version="4.2"><Ad><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
            <Error><![CDATA[https://v.example/error?c=[ERRORCODE]]]></Error>
            <Impression>https://v.example/i</Impression>\(more)<Creatives><Creative>
            <Linear\(skip.isEmpty ? "" : " skipoffset=\"\(skip)\"")><Duration>00:00:20</Duration>
            <TrackingEvents>\(events.joined())</TrackingEvents>
            <MediaFiles>\(media.joined())</MediaFiles></Linear></Creative></Creatives>
            </InLine></Ad></VAST>
            """
    }

    nonisolated static func markup(_ vast: String, picture: String? = nil) -> String {
        let text = JSONValue.string(vast).text()
        let main = picture.map { name in
            #",{"id":2,"img":{"url":"https://cdn.example/\#(name)","w":1200,"h":628}}"#
        }
        return #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}},{"id":9,"video":{"vasttag":\#(text)}}
            \#(main ?? "")],"link":{"url":"https://a.example"}}
            """#
    }

    nonisolated static let assets = [
        AssetRequest(id: 1, content: .title(length: 90)),
        AssetRequest(id: 2, content: .image(ImageRequest(type: .main, wmin: 1, hmin: 1))),
        AssetRequest(
            id: 9,
            content: .video(
                VideoRequest(
                    mimes: ["video/mp4"],
                    minduration: 1,
                    maxduration: 60,
                    protocols: [2]
                )
            )
        ),
    ]

    /// Loads an ad of this markup.
    func ad(_ markup: String = Cinema.markup(Cinema.vast())) async throws -> NativeAd {
        stage.answer(.response(bids: [.bid(markup)]), times: 1)
        let outcome = stage.load(ads, assets: Self.assets)
        await stage.clock.settle()
        return try outcome.ad
    }

    /// A video on a screen, and what became of it.
    struct Show {
        let ad: NativeAd
        let controller: VideoController
        let screen: FakeScreen
        let record: Record
    }

    /// Loads an ad whose player has a screen already.
    func show(
        _ vast: String = Cinema.vast(),
        _ change: (inout VideoOptions) -> Void = { _ in }
    ) async throws -> Show {
        change(&stage.configuration.video)
        let ad = try await ad(Cinema.markup(vast))
        let controller = try #require(ad.videoController)
        let screen = FakeScreen(stage.clock)
        controller.attach(screen)
        return Show(ad: ad, controller: controller, screen: screen, record: stage.record(ad))
    }

    /// How often an event's tracker was called.
    func calls(_ name: String) -> Int {
        stage.calls.count { $0 == "https://v.example/\(name)" }
    }

    /// Lets time pass to `end`, looking at each tenth at what `fraction` says is seen then.
    func watch(
        _ controllers: VideoController?...,
        until end: Double,
        seeing fraction: Double = 1,
        isForeground: Bool = true
    ) async {
        let sight = VideoSight(
            fraction: fraction,
            isForeground: isForeground,
            slot: CGSize(width: 320, height: 180),
            scale: 2
        )
        for controller in controllers { controller?.look(sight) }
        var tenth = Int((stage.clock.uptime * 10).rounded(.down)) + 1
        while Double(tenth) / 10 <= end + 1e-9 {
            await stage.clock.advance(to: Double(tenth) / 10)
            for controller in controllers { controller?.look(sight) }
            tenth += 1
        }
        await stage.clock.settle()
    }
}

extension Record {
    /// What happened as the video played, with the times.
    var video: [String] {
        events.compactMap { time, event in
            guard case .video(let video) = event else { return nil }
            return "\(FakeScreen.text(time)) \(video.rawValue)"
        }
    }
}
