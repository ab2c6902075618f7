import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What becomes of a load, and who hears of it when.
@MainActor @Suite(.onScreen) struct LoadTests {
    @Test func `an ad comes once, on the main actor, after the call has returned`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid())
            let request = stage.makeRequest()
            request.loadAd()
            #expect(stage.ears.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.ears.calls == ["received 123456"])
            await stage.clock.advance(by: 60)
            #expect(stage.ears.calls.count == 1)
        }
    }

    @Test func `a load from a background thread is told on the main actor`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid())
            let request = stage.makeRequest()
            await Task.detached { [host = SharedAds.current] in
                SharedAds.$current.withValue(host) { request.loadAd() }
            }.value
            await stage.clock.settle()
            #expect(stage.ears.calls == ["received 123456"])
        }
    }

    @Test func `asks for what the request says at the call, whatever it says after it`()
        async throws
    {
        try await Stage.run { stage in
            stage.answer(.bid())
            let request = stage.makeRequest()
            let ears = Ears()
            request.openRTBAssets = ["assets": [["id": 7, "title": ["len": 31]]]]
            request.loadAd()
            request.placementId = "2"
            request.openRTBAssets = nil
            request.delegate = ears
            #expect(ears.calls.isEmpty && stage.network.sent.isEmpty)
            await stage.clock.settle()
            let imp = try stage.sent()["imp"]?[0]
            #expect(imp?["tagid"] == "123456")
            #expect(imp?["native"]?["request"]?.string?.contains(#""len":31"#) == true)
            #expect(ears.response?.adResponseInfo?.placementId == "123456")
        }
    }

    @Test func `may be loaded again, from within the outcome too`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid())
            let request = stage.makeRequest()
            stage.ears.within["received 123456"] = {
                if stage.ears.responses.count == 1 { request.loadAd() }
            }
            request.loadAd()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["received 123456", "received 123456"])
            #expect(stage.ears.responses[0] !== stage.ears.responses[1])
        }
    }

    @Test func `each load while one is under way is told so, and the first keeps its outcome`()
        async throws
    {
        try await Stage.run { stage in
            stage.answer(.bid())
            let request = stage.makeRequest()
            request.loadAd()
            request.loadAd()
            request.loadAd()
            #expect(stage.ears.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.ears.calls.sorted() == ["failed 6", "failed 6", "received 123456"])
            #expect(stage.network.sent.count == 1)
        }
    }

    @Test func `without a delegate nothing is loaded`() async throws {
        try await Stage.run { stage in
            let request = stage.makeRequest()
            request.delegate = nil
            request.loadAd()
            await stage.clock.settle()
            #expect(stage.network.sent.isEmpty)
        }
    }

    @Test func `a request that is let go ends its load and tells nobody`() async throws {
        try await Stage.run { stage in
            stage.answer(#"{"id":"r"}"#, after: 5)
            var request: ANNativeAdRequest? = ANNativeAdRequest()
            request?.placementId = "1"
            request?.delegate = stage.ears
            request?.loadAd()
            await stage.clock.advance(by: 1)
            weak let gone = request
            request = nil
            await stage.clock.settle()
            #expect(gone == nil)
            #expect(stage.network.cancelled.map(\.absoluteString) == [Stage.auction])
            await stage.clock.advance(by: 10)
            #expect(stage.ears.calls.isEmpty)
        }
    }

    /// What an answer comes to.
    @Test(arguments: [
        (204, "", 2), (200, "", 2), (200, #"{"id":"r","seatbid":[]}"#, 2),
        (200, #"{"id":"r","seatbid":[{"bid":[{"id":"b","impid":"1","price":1,"adm":"{"}]}]}"#, 2),
        (200, "<html>", 7), (200, #"{"id":"#, 7), (302, "", 7),
        (400, "no such placement", 1), (404, "", 1), (429, "", 4), (503, "", 4),
    ])
    func `tells the code of`(status: Int, body: String, code: Int) async throws {
        try await Stage.run { stage in
            stage.answer(body, status: status)
            stage.makeRequest().loadAd()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed \(code)"])
            #expect(stage.ears.errors.first?.domain == "com.appnexus.sdk")
            #expect(stage.ears.errors.first?.localizedDescription.isEmpty == false)
        }
    }

    @Test(arguments: [TransportError.timeout, .offline, .dns, .tls])
    func `a broken connection is a network error`(_ error: TransportError) async throws {
        try await Stage.run { stage in
            stage.network.add(.init(.url(Stage.auction), .failure(error)))
            stage.makeRequest().loadAd()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 4"])
        }
    }

    @Test func `no answer in time is a network error`() async throws {
        try await Stage.run(timeout: 20) { stage in
            stage.answer("", after: 100)
            stage.makeRequest().loadAd()
            await stage.clock.advance(by: 19)
            #expect(stage.ears.calls.isEmpty)
            await stage.clock.advance(by: 2)
            #expect(stage.ears.calls == ["failed 4"])
        }
    }

    @Test func `a failure says of which placement and auction it is, and no more`() async throws {
        try await Stage.run { stage in
            stage.answer("", status: 204)
            stage.makeRequest().loadAd()
            await stage.clock.settle()
            let info = try #require(stage.ears.infos.first ?? nil)
            #expect(info.placementId == "123456")
            let sent = try stage.sent()
            #expect(info.auctionId == sent["id"]?.string)
            #expect(info.auctionId != nil)
            #expect(info.creativeId == nil)
            #expect(info.adType == .unknown)
            #expect(info.memberId == 0)
            #expect(info.cpm == nil)
        }
    }

    @Test func `before start-up a load is told so and sends nothing`() async throws {
        try await Stage.run(isStarted: false) { stage in
            #expect(!XandrAd.sharedInstance().isInitialised())
            stage.makeRequest().loadAd()
            #expect(stage.ears.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 1"])
            let text = stage.ears.errors.first?.localizedDescription ?? ""
            #expect(text.contains("initWithMemberID"))
            #expect(stage.network.sent.isEmpty)
        }
    }

    @Test func `without an endpoint a load is told how to name one`() async throws {
        try await Stage.run(isConfigured: false) { stage in
            stage.makeRequest().loadAd()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 1"])
            let text = stage.ears.errors.first?.localizedDescription ?? ""
            #expect(text.contains("NativeAds.configure"))
        }
    }

    @Test func `a request for no place, or for assets that are none, is not valid`() async throws {
        try await Stage.run { stage in
            stage.makeRequest(nil).loadAd()
            await stage.clock.settle()
            let request = stage.makeRequest()
            request.openRTBAssets = ["assets": [Date()]]
            request.loadAd()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 1", "failed 1"])
            #expect(stage.network.sent.isEmpty)
        }
    }
}
