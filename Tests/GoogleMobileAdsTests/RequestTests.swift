import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct RequestTests {
    private func filled() -> AdManagerRequest {
        let request = AdManagerRequest()
        request.keywords = ["running", "shoes"]
        request.contentURL = "https://news.example/story"
        request.neighboringContentURLs = ["https://news.example/other"]
        request.placementID = 42
        request.requestAgent = "Player"
        request.customTargeting = ["section": "sport", "ages": ["20", "30"], "level": 3]
        request.publisherProvidedID = "person-1"
        request.categoryExclusions = ["cars"]
        let extras = Extras()
        extras.additionalParameters = ["mood": "good"]
        request.register(extras)
        return request
    }

    @Test func `tells the seller what it was told`() async throws {
        try await Stage.run { stage in
            await stage.load(request: filled())
            let request = stage.request()
            let all = JSONValue.object(request).text()
            #expect(request["app"]?["content"]?["url"]?.string == "https://news.example/story")
            let ona = request["imp"]?[0]?["ext"]?["ona"]
            #expect(ona?["placementID"]?.string == "42")
            #expect(ona?["requestAgent"]?.string == "Player")
            #expect(ona?["categoryExclusions"]?.array?.map(\.string) == ["cars"])
            let words = ["running", "https://news.example/other", "sport", #""20","30""#, "good"]
            for word in words { #expect(all.contains(word)) }
        }
    }

    @Test func `is read when it is handed over`() async throws {
        try await Stage.run { stage in
            let loader = stage.loader()
            let request = filled()
            loader.load(request)
            request.contentURL = "https://news.example/late"
            await stage.settle()
            #expect(
                stage.request()["app"]?["content"]?["url"]?.string == "https://news.example/story"
            )
        }
    }

    @Test func `is copied with all that it tells`() throws {
        let copy = try #require(filled().copy() as? AdManagerRequest)
        #expect(copy.keywords == ["running", "shoes"])
        #expect(copy.contentURL == "https://news.example/story")
        #expect(copy.neighboringContentURLs == ["https://news.example/other"])
        #expect(copy.placementID == 42)
        #expect(copy.requestAgent == "Player")
        #expect(copy.customTargeting?["section"] as? String == "sport")
        #expect(copy.publisherProvidedID == "person-1")
        #expect(copy.categoryExclusions == ["cars"])
        let extras = copy.adNetworkExtras(for: Extras.self) as? Extras
        #expect(extras?.additionalParameters?["mood"] as? String == "good")
        copy.removeAdNetworkExtras(for: Extras.self)
        #expect(copy.adNetworkExtras(for: Extras.self) == nil)
    }
}
