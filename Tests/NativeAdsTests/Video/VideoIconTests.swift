import Foundation
import Testing
import VAST

@testable import NativeAds

@MainActor struct VideoIconTests {
    private let cinema = Cinema()

    private let icons = """
        <Icons><Icon program="AdChoices" width="20" height="16" xPosition="right" yPosition="top"
        offset="00:00:02" duration="00:00:05" altText="Why this ad"><StaticResource creativeType="image/png">
        https://cdn.example/i.png</StaticResource><IconClicks>
        <IconClickThrough>https://why.example/</IconClickThrough>
        <IconClickTracking>https://v.example/icon-click</IconClickTracking></IconClicks>
        <IconViewTracking>https://v.example/icon-view</IconViewTracking></Icon>
        <Icon program="Other" width="99999" height="-4" xPosition="12" yPosition="bottom">
        <StaticResource>https://cdn.example/o.png</StaticResource></Icon>
        <Icon program="Code"><HTMLResource>&lt;b&gt;x&lt;/b&gt;</HTMLResource></Icon>
        <Icon program="Run" apiFramework="VPAID"><StaticResource>https://cdn.example/x</StaticResource></Icon>
        <Icon program="Bad"><StaticResource>javascript:alert(1)</StaticResource></Icon></Icons>
        """

    private var ad: NativeAd {
        get async throws {
            let document = Cinema.vast()
                .replacingOccurrences(of: "<TrackingEvents>", with: icons + "<TrackingEvents>")
            return try await cinema.ad(Cinema.markup(document))
        }
    }

    @Test func `icons that are pictures are there with their places and times`() async throws {
        let icons = try await ad.videoIcons
        #expect(
            icons.map(\.picture.absoluteString) == [
                "https://cdn.example/i.png", "https://cdn.example/o.png",
            ]
        )
        let first = try #require(icons.first)
        #expect(first.size == CGSize(width: 20, height: 16))
        #expect(first.x == .end)
        #expect(first.y == .start)
        #expect(first.altText == "Why this ad")
        let times = [1.9, 2, 6.9, 7].map { first.isShown(at: $0, of: 20) }
        #expect(times == [false, true, true, false])
        #expect(icons[1].x == .points(12))
        #expect(icons[1].y == .end)
        #expect(icons[1].size == CGSize(width: 200, height: 0))
        #expect(icons[1].page == nil)
        #expect(icons[1].isShown(at: 0, of: 20))
    }

    @Test func `an icon is told of as seen once, opens its page and is no click`() async throws {
        let ad = try await ad
        let record = cinema.stage.record(ad)
        let icon = try #require(ad.videoIcons.first)
        ad.iconWasShown(icon)
        ad.iconWasShown(icon)
        for _ in 0..<2 {
            ad.tapIcon(icon)
            await cinema.stage.clock.advance(by: 1)
        }
        let page = URL.fixture("https://why.example/")
        #expect(
            record.all == [.leavesApp, .opened(page, .system), .leavesApp, .opened(page, .system)]
        )
        #expect(
            cinema.stage.calls == ["https://v.example/icon-view", "https://v.example/icon-click"]
        )
        ad.tapIcon(ad.videoIcons[1])
        await cinema.stage.clock.settle()
        #expect(record.all.count == 4)
    }

    @Test func `whose page cannot be opened is told of as not opened, and its click of nobody`()
        async throws
    {
        cinema.stage.world.open = { _, _ in false }
        let ad = try await ad
        let record = cinema.stage.record(ad)
        ad.tapIcon(try #require(ad.videoIcons.first))
        await cinema.stage.clock.settle()
        #expect(record.all == [.notOpened(URL.fixture("https://why.example/"))])
        #expect(cinema.stage.calls.isEmpty)
    }

    @Test func `what vendors, registries and sellers say of the video is there as values`()
        async throws
    {
        let more = """
            <Pricing model="CPM" currency="USD">2.50</Pricing><AdVerifications>
            <Verification vendor="m.example-omid"><JavaScriptResource apiFramework="omid">
            https://m.example/omid.js</JavaScriptResource>
            <VerificationParameters>k=v</VerificationParameters></Verification></AdVerifications>
            """
        let document = Cinema.vast(more: more).replacingOccurrences(
            of: "<Creative>",
            with: "<Creative><UniversalAdId idRegistry=\"ad-id.example\">X1</UniversalAdId>"
        )
        let ad = try await cinema.ad(Cinema.markup(document))
        #expect(ad.pricing == Pricing(amount: 2.5, model: "CPM", currency: "USD"))
        #expect(ad.universalAdIDs == [UniversalAdID(value: "X1", registry: "ad-id.example")])
        #expect(ad.verifications.map(\.vendor) == ["m.example-omid"])
        #expect(ad.verifications.first?.scripts.map(\.url) == ["https://m.example/omid.js"])
        #expect(ad.verifications.first?.parameters == "k=v")
    }
}
