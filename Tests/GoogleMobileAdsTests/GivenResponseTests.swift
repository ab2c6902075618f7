import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct GivenResponseTests {
    private func response(_ bids: JSONObject...) -> String {
        let value: JSONValue = [
            "id": "own", "seatbid": [["bid": .array(bids.map(JSONValue.object))]],
        ]
        return value.text()
    }

    private func load(_ text: String, by loader: AdLoader, on stage: Stage) async {
        loader.delegate = stage.listener
        stage.listener.during { loader.load(with: text) }
        await stage.settle()
    }

    @Test func `shows what the app's server was answered, and asks nobody`() async throws {
        try await Stage.run { stage in
            let loader = AdLoader(rootViewController: nil)
            await load(response(stage.bid("A")), by: loader, on: stage)
            #expect(stage.listener.log == ["receive A", "finish"])
            #expect(stage.requestCount == 0)
            #expect(stage.listener.ads.first?.icon?.image != nil)
        }
    }

    @Test func `shows an ad of the app's own format in it`() async throws {
        try await Stage.run { stage in
            let loader = stage.loader(types: [.customNative])
            await load(response(stage.customBid("A")), by: loader, on: stage)
            #expect(stage.listener.log == ["custom A", "finish"])
        }
    }

    @Test(arguments: ["", "no JSON", "[]", "<VAST/>"])
    func `says so where it cannot be read`(text: String) async throws {
        try await Stage.run { stage in
            await load(text, by: AdLoader(rootViewController: nil), on: stage)
            #expect(stage.listener.log == ["fail 21", "finish"])
        }
    }

    @Test func `finds no ad in an answer without bids`() async throws {
        try await Stage.run { stage in
            await load(#"{"id":"own"}"#, by: AdLoader(rootViewController: nil), on: stage)
            #expect(stage.listener.log == ["fail 1", "finish"])
        }
    }

    @Test func `refuses an answer that it has loaded before`() async throws {
        try await Stage.run { stage in
            let loader = AdLoader(rootViewController: nil)
            let text = response(stage.bid("A"))
            await load(text, by: loader, on: stage)
            await load(text, by: loader, on: stage)
            #expect(stage.listener.log == ["receive A", "finish", "fail 19", "finish"])
        }
    }

    @Test func `takes an answer again whose ads it could not hand on`() async throws {
        try await Stage.run { stage in
            let loader = AdLoader(rootViewController: nil)
            let text = response(stage.bid("A"))
            loader.load(with: text)
            await stage.settle()
            await load(text, by: loader, on: stage)
            #expect(stage.listener.log == ["receive A", "finish"])
        }
    }
}
