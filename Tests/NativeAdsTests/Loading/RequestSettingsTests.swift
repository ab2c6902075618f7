import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// What a dialect's own settings change in requests and loads.
@MainActor struct RequestSettingsTests {
    private let stage = Stage()

    /// The request that a load sends, as JSON, where the person allowed tracking.
    private func request(
        options: LoadOptions = LoadOptions(),
        _ change: (inout RequestSettings) -> Void
    ) async throws -> JSONValue {
        var facts = DeviceFacts.iPhone
        facts.limitsTracking = false
        let device = facts
        stage.world.device = { device }
        change(&stage.configuration.request)
        let ads = stage.engine()
        Task { _ = try? await ads.load("home", options: options) }
        await stage.clock.settle()
        return try JSONValue.read(try #require(stage.network.sent.last?.request.body))
    }

    @Test func `say who asks and for whom`() async throws {
        let json = try await request { settings in
            settings.userAgent = "Mine/1.0"
            settings.bidTime = 700
            settings.isTest = true
            settings.publisherID = "42"
            settings.contentLanguage = "fr"
            settings.extendedIDs = [
                .init(source: "uidapi.com", id: "u-1"),
                .init(source: "app.example", id: "p-1", isPublisherProvided: true),
            ]
        }
        #expect(json["device"]?["ua"] == "Mine/1.0")
        #expect(json["tmax"] == 700)
        #expect(json["test"] == 1)
        #expect(json["app"]?["publisher"]?["id"] == "42")
        #expect(json["app"]?["content"]?["language"] == "fr")
        let ids = json["user"]?["ext"]?["eids"] ?? json["user"]?["eids"]
        #expect(ids?[0] == ["source": "uidapi.com", "uids": [["id": "u-1"]]])
        #expect(ids?[1] == ["source": "app.example", "uids": [["id": "p-1", "atype": 3]]])
    }

    @Test func `keep an identifier on the device where the app says so`() async throws {
        #expect(try await request { _ in }["device"]?["ifa"] != nil)
        let one = try await request { $0.withholdsAdvertisingID = true }
        #expect(one["device"]?["ifa"] == nil)
        #expect(one["device"]?["ext"]?["ifv"] != nil)
        let other = try await request { $0.withholdsVendorID = true }
        #expect(other["device"]?["ext"]?["ifv"] == nil)
    }

    @Test func `opting out in the app goes before the system's permission`() async throws {
        stage.configuration.trackingAuthorization = { .authorized }
        let json = try await request { settings in
            settings.optsOutOfTracking = true
            settings.extendedIDs = [.init(source: "uidapi.com", id: "u-1")]
        }
        #expect(json["device"]?["lmt"] == 1)
        #expect(json["device"]?["dnt"] == 1)
        #expect(json["device"]?["ifa"] == nil)
        #expect(json["user"] == nil)
    }

    @Test func `a least price goes out as the floor`() async throws {
        var options = LoadOptions()
        options.floor = 1.5
        #expect(try await request(options: options) { _ in }["imp"]?[0]?["bidfloor"] == 1.5)
    }

    @Test(
        arguments: [
            (nil, ["https://cdn.example/m.jpg", "https://cdn.example/i.png"]),
            ([.main], ["https://cdn.example/m.jpg"]), ([.icon], ["https://cdn.example/i.png"]),
        ] as [(Set<AssetRole>?, [String])]
    )
    func `only the pictures that are wanted are fetched`(
        only: Set<AssetRole>?,
        expected: [String]
    ) async throws {
        let markup = #"""
            {"assets":[{"id":1,"title":{"text":"T"}},
            {"id":2,"img":{"url":"https://cdn.example/m.jpg"}},
            {"id":3,"img":{"url":"https://cdn.example/i.png"}},
            {"id":8,"video":{"vasttag":"<VAST version=\"4.0\"><Ad><Wrapper><VASTAdTagURI>https://v.example/w</VASTAdTagURI></Wrapper></Ad></VAST>"}}],
            "link":{"url":"https://shop.example"}}
            """#
        stage.answer(.response(bids: [.bid(markup)]))
        stage.servePictures()
        var options = LoadOptions()
        options.onlyPictures = only
        let ads = stage.engine()
        let outcome = Task { try await ads.load("home", options: options) }
        await stage.clock.advance(by: 1)
        let ad = try await outcome.value
        #expect(stage.calls.filter { $0.hasPrefix("https://cdn.example/") } == expected)
        #expect(stage.calls.contains("https://v.example/w") == (only == nil))
        #expect((ad.loadedPicture(.icon) != nil) == (only?.contains(.icon) ?? true))
    }

    @Test func `an error says which auction came to nothing, and is alike whatever it was`()
        async throws
    {
        stage.answer("", status: 204)
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        let sent = try JSONValue.read(try #require(stage.network.sent.last?.request.body))
        #expect(outcome.error?.auctionID == sent["id"]?.string)
        #expect(outcome.error?.auctionID != nil)
        #expect(outcome.error == .noFill)
        #expect(outcome.error?.hashValue == AdError.noFill.hashValue)
    }
}
