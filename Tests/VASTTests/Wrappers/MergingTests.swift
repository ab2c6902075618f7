import Foundation
import Testing

@testable import VAST

@Suite struct MergingTests {
    private func wrapper(
        _ linear: Linear?,
        impressions: [String] = [],
        viewable: [String] = []
    ) -> VASTAd {
        VASTAd(
            impressions: impressions,
            viewable: viewable.map { ViewableImpression(viewable: [$0]) },
            creatives: [
                VASTCreative(companions: [Companion(id: "outer")]), VASTCreative(linear: linear),
            ],
            content: .wrapper(Wrapper(tagURI: nil))
        )
    }

    private func start(_ url: String) -> Tracking { Tracking(event: .start, url: url) }

    private var outer: VASTAd {
        wrapper(
            Linear(
                tracking: [start("https://s.example/w1")],
                clickThrough: "https://w1.example",
                clickTracking: ["https://ct.example/w1"]
            ),
            impressions: ["https://i.example/w1"],
            viewable: ["https://v.example/w1"]
        )
    }

    private var inner: VASTAd {
        wrapper(
            Linear(
                tracking: [Tracking(event: .complete, url: "https://c.example/w2")],
                clickThrough: "https://w2.example",
                clickTracking: ["https://ct.example/w2"]
            )
        )
    }

    private func merged(_ linear: Linear, impressions: [String] = []) throws -> ResolvedAd {
        let ad = VASTAd(
            impressions: impressions,
            creatives: [VASTCreative(linear: linear)],
            content: .inLine(InLine(title: "T"))
        )
        return try #require(ResolvedAd(ad, in: [outer, inner]))
    }

    @Test func `an ad without a page of its own opens that of the closest wrapper`() throws {
        let ad = try merged(
            Linear(
                tracking: [start("https://s.example/in")],
                clickTracking: ["https://ct.example/in"]
            ),
            impressions: ["https://i.example/in"]
        )
        let linear = try #require(ad.linear)
        #expect(linear.clickThrough == "https://w2.example")
        #expect(
            linear.clickTracking == [
                "https://ct.example/w1", "https://ct.example/w2", "https://ct.example/in",
            ]
        )
        #expect(ad.impressions == ["https://i.example/w1", "https://i.example/in"])
        #expect(
            linear.tracking.filter { $0.event == .start }.map(\.url) == [
                "https://s.example/w1", "https://s.example/in",
            ]
        )
        #expect(
            linear.tracking.filter { $0.event == .complete }.map(\.url) == ["https://c.example/w2"]
        )
        #expect(ad.viewable.flatMap(\.viewable) == ["https://v.example/w1"])
        #expect(ad.wrappers == 2)
    }

    @Test func `an ad's own page wins, and every click tracker is called`() throws {
        let ad = try merged(Linear(clickThrough: "https://in.example"))
        #expect(ad.linear?.clickThrough == "https://in.example")
        #expect(ad.linear?.clickTracking == ["https://ct.example/w1", "https://ct.example/w2"])
    }

    @Test func `one URL on several levels is called once`() throws {
        let ad = try merged(
            Linear(
                tracking: [start("https://s.example/w1")],
                clickTracking: ["https://ct.example/w1"]
            ),
            impressions: ["https://i.example/w1"]
        )
        #expect(ad.impressions == ["https://i.example/w1"])
        #expect(ad.linear?.clickTracking == ["https://ct.example/w1", "https://ct.example/w2"])
        #expect(ad.linear?.tracking.count == 2)
    }

    @Test func `of two icons for one programme the one closest to the ad stays`() throws {
        let level = wrapper(
            Linear(icons: [Icon(program: "AdChoices", width: 1), Icon(program: "Other"), Icon()])
        )
        let ad = VASTAd(
            creatives: [
                VASTCreative(linear: Linear(icons: [Icon(program: "adchoices", width: 2)]))
            ],
            content: .inLine(InLine())
        )
        let merged = try #require(ResolvedAd(ad, in: [level]))
        #expect(
            merged.linear?.icons == [
                Icon(program: "Other"), Icon(), Icon(program: "adchoices", width: 2),
            ]
        )
    }

    @Test func `companions are those of the closest level that has any`() throws {
        let own = VASTAd(
            creatives: [VASTCreative(companions: [Companion(id: "own")])],
            content: .inLine(InLine())
        )
        #expect(try #require(ResolvedAd(own, in: [outer])).companions.map(\.id) == ["own"])
        let none = VASTAd(content: .inLine(InLine()))
        #expect(try #require(ResolvedAd(none, in: [outer])).companions.map(\.id) == ["outer"])
    }

    @Test func `the creative with media plays, not an empty one before it`() throws {
        let media = Linear(mediaFiles: [MediaFile(url: "https://cdn.example/v.mp4")])
        let ad = VASTAd(
            creatives: [VASTCreative(linear: Linear()), VASTCreative(linear: media)],
            content: .inLine(InLine())
        )
        #expect(try #require(ResolvedAd(ad, in: [])).mediaFiles.count == 1)
    }
}
