import Foundation
import Testing

@testable import NativeAds

/// Impressions that the app itself records.
@MainActor struct RecordedImpressionTests {
    private let stage = Stage()
    private let notices = #""nurl":"https://n.example/","burl":"https://b.example/","#

    @Test func `counts once, with the win notice that no binding sent`() async throws {
        let ad = try await stage.ad(Stage.counted, bid: notices)
        let record = stage.record(ad)
        ad.recordImpression()
        ad.recordImpression()
        await stage.clock.settle()
        #expect(record.all.filter { $0 == .impression }.count == 1)
        #expect(
            stage.calls == [
                "https://n.example/", "https://t.example/i", "https://t.example/old",
                "https://b.example/",
            ]
        )
        #expect(ad.state == .shown)
    }

    @Test func `takes the place of the impression by rule, and of nothing else`() async throws {
        let ad = try await stage.ad(Stage.counted, bid: notices)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "v"))
        ad.recordImpression()
        await stage.show(ad, for: 1)
        let events = record.all.filter { if case .note = $0 { false } else { true } }
        #expect(
            events == [.bound, .impression, .rendered, .viewable(.mrc50), .viewable(.mrc100)]
        )
        #expect(stage.calls.filter { $0 == "https://n.example/" }.count == 1)
    }

    @Test func `comes too late for an ad that has counted or expired`() async throws {
        let seen = try await stage.ad(Stage.counted)
        try seen.bind(Binding(view: "v"))
        await stage.show(seen, for: 0)
        let old = try await stage.ad(Stage.counted, bid: #""exp":5,"#)
        await stage.clock.advance(by: 6)
        let records = [stage.record(seen), stage.record(old)]
        seen.recordImpression()
        old.recordImpression()
        await stage.clock.settle()
        #expect(records.allSatisfy { $0.all.isEmpty })
    }

    @Test(
        arguments: [
            (.rendered, #""viewable":true"#, .onePixel), (.rendered, "", .rendered),
            (.rendered, #""viewable":false"#, .rendered), (.mrc50, #""viewable":true"#, .mrc50),
            (.onePixel, #""viewable":true"#, .onePixel),
        ] as [(ImpressionRule, String, ImpressionRule)]
    )
    func `a seller may ask for more than the app, never for less`(
        configured: ImpressionRule,
        own: String,
        rule: ImpressionRule
    ) async throws {
        stage.configuration.impression = configured
        let ad = try await stage.ad(Stage.counted, bid: #""ext":{"ona":{\#(own)}},"#)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 0.2, visible: 0)
        #expect(record.all.contains(.impression) == (rule == .rendered))
        await stage.show(ad, for: 0.2, visible: 0.01)
        #expect(record.all.contains(.impression) == (rule != .mrc50))
        await stage.show(ad, for: 1)
        #expect(record.all.contains(.impression))
    }
}
