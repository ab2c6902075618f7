import Foundation
import Testing

@testable import NativeAds

@MainActor struct MutingTests {
    private let stage = Stage()

    private func ad(_ own: String) async throws -> NativeAd {
        try await stage.ad(Stage.counted, bid: #""ext":{"ona":{\#(own)}},"#)
    }

    private let offer =
        #""mute":{"reasons":["Seen too often","Not for me"],"url":"https://m.example/?r=[REASON]"}"#

    @Test(
        arguments: [
            ("Not for me", "https://m.example/?r=Not%20for%20me"), (nil, "https://m.example/?r="),
            ("&admin=1", "https://m.example/?r="),
        ] as [(String?, String)]
    )
    func `tells the seller once, by a reason that was offered`(
        reason: String?,
        url: String
    ) async throws {
        let ad = try await ad(offer)
        let record = stage.record(ad)
        #expect(ad.canBeMuted)
        ad.mute(reason)
        ad.mute("Seen too often")
        await stage.clock.settle()
        #expect(record.all == [.muted])
        #expect(stage.calls == [url])
    }

    @Test func `an ad that offers nothing of the kind is not muted`() async throws {
        let ad = try await ad("")
        let record = stage.record(ad)
        #expect(!ad.canBeMuted)
        ad.mute()
        await stage.clock.settle()
        #expect(!record.all.contains(.muted) && record.all.count == 1)
        #expect(stage.calls.isEmpty)
    }
}
