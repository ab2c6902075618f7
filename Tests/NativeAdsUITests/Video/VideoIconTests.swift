import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// The icons of a VAST document over its video.
@MainActor @Suite(.onScreen) struct VideoIconTests {
    private static func icon(
        _ name: String,
        x: String,
        y: String,
        page: Bool = true,
        time: String = ""
    ) -> String {
        let clicks = """
            <IconClicks><IconClickThrough>https://about.example/\(name)</IconClickThrough>\
            <IconClickTracking>https://t.example/tap-\(name)</IconClickTracking></IconClicks>
            """
        return """
            <Icon program="\(name)" width="20" height="16" xPosition="\(x)" yPosition="\(y)" \(time)>
            <StaticResource creativeType="image/png">https://cdn.example/\(name)-icon.png\
            </StaticResource>\(page ? clicks : "")
            <IconViewTracking>https://t.example/view-\(name)</IconViewTracking></Icon>
            """
    }

    private func shown(_ theatre: Theatre, _ icons: String...) async throws -> (NativeAd, MediaView)
    {
        for name in ["one", "two"] {
            theatre.stage.picture(
                "https://cdn.example/\(name)-icon.png",
                width: 40,
                height: 32,
                color: .green
            )
        }
        let ad = try await theatre.ad("A", linear: "<Icons>\(icons.joined())</Icons>")
        let cell = theatre.cell()
        try cell.show(ad)
        await theatre.stage.pass(0.5)
        await theatre.stage.shown { !frames(in: cell.media).isEmpty }
        await theatre.stage.pass(0.1)
        return (ad, cell.media)
    }

    private func icons(in media: MediaView) -> [UIControl] {
        let all = media.subviews.lazy.compactMap { $0 as? VideoIconsView }.first?.subviews ?? []
        return all.compactMap { $0 as? UIControl }
    }

    /// Where icons are that can be seen.
    private func frames(in media: MediaView) -> [CGRect] {
        UIKitHost.layout()
        return icons(in: media).filter { !$0.isHidden && $0.frame.width > 0 }.map(\.frame)
    }

    @Test(arguments: [
        ("left", "top", CGPoint(x: 0, y: 0)), ("right", "top", CGPoint(x: 370, y: 0)),
        ("12", "30", CGPoint(x: 12, y: 30)), ("9999", "top", CGPoint(x: 370, y: 0)),
        // Above the buttons, which would hide it.
        ("right", "bottom", CGPoint(x: 370, y: 128)),
    ])
    func `an icon lies where it is told to, within the video`(
        x: String,
        y: String,
        place: CGPoint
    )
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let (_, media) = try await shown(theatre, Self.icon("one", x: x, y: y))
        #expect(
            frames(in: media) == [CGRect(origin: place, size: CGSize(width: 20, height: 16))]
        )
    }

    @Test func `a tap on an icon opens its page, and is no click on the ad`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let (_, media) = try await shown(theatre, Self.icon("one", x: "left", y: "top"))
        await theatre.stage.tap(try #require(icons(in: media).first))
        await theatre.stage.pass(1)
        #expect(theatre.stage.opened == ["https://about.example/one"])
        #expect(theatre.stage.clicks(of: "A") == [])
        let urls = theatre.stage.network.urls
        #expect(urls.count { $0 == "https://t.example/view-one" } == 1)
        #expect(urls.count { $0 == "https://t.example/tap-one" } == 1)
    }

    @Test func `an icon that leads nowhere leaves the tap to the ad`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let icon = Self.icon("one", x: "left", y: "top", page: false)
        let (_, media) = try await shown(theatre, icon)
        await theatre.stage.tap(try #require(icons(in: media).first))
        await theatre.stage.pass(0.5)
        #expect(theatre.stage.clicks(of: "A") == ["main"])
    }

    @Test func `an icon comes and goes in its time, and with the video`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let time = "offset=\"00:00:02\" duration=\"00:00:03\""
        let (ad, media) = try await shown(
            theatre,
            Self.icon("one", x: "left", y: "top", time: time),
            Self.icon("two", x: "right", y: "top")
        )
        #expect(frames(in: media).count == 1)
        #expect(!theatre.stage.network.urls.contains("https://cdn.example/one-icon.png"))
        await theatre.stage.pass(2)
        await theatre.stage.shown { frames(in: media).count == 2 }
        #expect(frames(in: media).count == 2)
        await theatre.stage.pass(3)
        #expect(frames(in: media).count == 1)
        // Another cell shows the video by now.
        let cell = theatre.cell(y: 300)
        try cell.show(ad)
        await theatre.stage.pass(0.2)
        #expect(frames(in: media).isEmpty)
    }
}
