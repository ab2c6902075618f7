import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// An app's own native request in place of a list of assets.
@MainActor struct NativeRequestTests {
    private let stage = Stage()

    private func load(_ whole: JSONObject, count: Int = 1) async -> (Outcome, [String]) {
        var options = LoadOptions()
        options.nativeRequest = whole
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        let outcome = Outcome()
        outcome.task = Task { [options] in
            do throws(AdError) {
                let loaded = try await ads.load("home", count: count, options: options)
                outcome.results.append(.success(loaded))
            } catch {
                outcome.results.append(.failure(error))
            }
        }
        await stage.clock.settle()
        observation.cancel()
        return (outcome, notes)
    }

    private func sent() throws -> JSONObject {
        let body = try #require(stage.network.sent.first?.request.body)
        let told = try JSONValue.read(body)["imp"]?[0]?["native"]?["request"]?.string
        let text = try #require(told)
        return try #require(try JSONValue.read(text).object)
    }

    @Test func `goes out as it is, members that nobody knows included`() async throws {
        _ = await load([
            "ver": "1.2", "own": ["x": 2.5],
            "assets": [
                ["id": 7, "required": 1, "title": ["len": 60, "odd": true]],
                ["id": 9, "data": ["type": 501, "len": 10]],
            ],
        ])
        let sent = try sent()
        #expect(sent["own"] == ["x": 2.5])
        #expect(sent["assets"]?[0] == ["id": 7, "required": 1, "title": ["len": 60, "odd": true]])
        #expect(sent["assets"]?[1]?["data"]?["type"] == 501)
        #expect(sent["privacy"] == nil, "the app does not say that it explains it")
        #expect(sent["plcmtcnt"] == nil)
    }

    @Test func `reports what the engine reports, whatever the app asked for`() async throws {
        let (_, notes) = await load([
            "assets": [["id": 1, "title": ["len": 60]]], "privacy": 0, "plcmtcnt": 9,
            "eventtrackers": [["event": 555, "methods": [2]]],
        ])
        let sent = try sent()
        #expect(sent["eventtrackers"]?.array?.count == 4)
        #expect(sent["eventtrackers"]?[0] == ["event": 1, "methods": [1]])
        #expect(sent["privacy"] == 0, "the app says what it shows")
        #expect(sent["plcmtcnt"] == nil, "one ad was asked for")
        #expect(notes.filter { $0.contains("eventtrackers") }.count == 1)
    }

    @Test func `asks for as many ads as the load does`() async throws {
        _ = await load(["native": ["assets": [["title": ["len": 60]]]]], count: 3)
        let sent = try sent()
        #expect(sent["plcmtcnt"] == 3)
        #expect(sent["assets"]?[0]?["id"]?.int != nil, "an answer goes by the asset's id")
    }

    @Test func `gives the answer's assets their meaning`() async throws {
        stage.answer(
            .response(bids: [
                .bid(
                    #"{"assets":[{"id":12,"data":{"value":"4.5"}},{"id":7,"title":{"text":"Hi"}}]}"#
                )
            ])
        )
        let (outcome, _) = await load([
            "assets": [["id": 7, "title": ["len": 60]], ["id": 12, "data": ["type": 3]]]
        ])
        let ad = try outcome.ad
        #expect(ad.headline == "Hi" && ad.rating == 4.5)
        #expect(ad.creative.markup["assets"]?[0]?["id"] == 12)
    }

    @Test(
        arguments: [
            [:], ["assets": 5], ["assets": []], ["native": [1]], ["assets": [["id": 1]]],
            ["assets": [["id": 1, "title": [:]]]],
        ] as [JSONObject]
    )
    func `one that asks for nothing is refused before it is sent`(whole: JSONObject) async {
        let (outcome, _) = await load(whole)
        #expect(outcome.error?.reason == .invalidRequest)
        #expect(stage.network.sent.isEmpty)
    }
}
