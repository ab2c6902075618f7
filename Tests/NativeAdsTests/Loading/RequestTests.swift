import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct RequestTests {
    private let stage = Stage()

    /// The request that a load sends, as JSON.
    private func request(_ assets: [AssetRequest] = .standard) async throws -> JSONValue {
        _ = stage.load(stage.engine(), assets: assets)
        await stage.clock.settle()
        let sent = try #require(stage.network.sent.last?.request)
        #expect(sent.method == .post)
        #expect(sent.headers["Content-Type"] == "application/json")
        #expect(sent.headers["x-openrtb-version"] == "2.6")
        return try JSONValue.read(try #require(sent.body))
    }

    @Test func `asks for one secure impression with the unit, the assets and the events`()
        async throws
    {
        let json = try await request()
        let imp = try #require(json["imp"]?[0])
        #expect(json["imp"]?.array?.count == 1)
        #expect(imp["id"] == "1")
        #expect(imp["tagid"] == "home")
        #expect(imp["secure"] == 1)
        let native = try JSONValue.read(try #require(imp["native"]?["request"]?.string))
        #expect(native["ver"] == "1.2")
        #expect(native["privacy"] == 1)
        #expect(native["assets"]?.array?.count == 8)
        let video = try #require(native["assets"]?[7])
        #expect(video["id"] == 8)
        #expect(video["required"] == nil)
        #expect(video["video"]?["mimes"] == ["video/mp4"])
        #expect(video["video"]?["maxduration"] == 60)
        #expect(video["video"]?["protocols"] == [2, 3, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16])
        #expect(native["assets"]?[0]?["required"] == 1)
        let events = native["eventtrackers"]?.array ?? []
        #expect(events.map { $0["event"]?.int } == [1, 2, 3, 4])
        #expect(events.allSatisfy { $0["methods"] == [1] })
    }

    @Test func `says what people chose, read at each request`() async throws {
        let defaults = Locked<[String: StoredValue]>([:])
        stage.world.defaults = { key in defaults.withLock { $0[key] } }
        var json = try await request()
        #expect(json["regs"] == nil)
        #expect(json["user"] == nil)
        defaults.withLock {
            $0 = [
                "IABTCF_gdprApplies": .string("1"), "IABTCF_TCString": .string("CPabc"),
                "IABGPP_HDR_GppString": .string("DBAA"), "IABGPP_GppSID": .string("2_6"),
                "IABUSPrivacy_String": .string("1YNN"),
            ]
        }
        stage.configuration.isChildDirected = true
        json = try await request()
        #expect(
            json["regs"]
                == ["coppa": 1, "gdpr": 1, "us_privacy": "1YNN", "gpp": "DBAA", "gpp_sid": [2, 6]]
        )
        #expect(json["user"] == ["consent": "CPabc"])
    }

    @Test(
        arguments: [
            (false, nil, nil, true), (true, nil, nil, false), (false, 1, nil, false),
            (false, 1, "1", true), (false, 0, nil, true), (false, nil, nil, true),
        ] as [(Bool, Double?, String?, Bool)]
    )
    func `sends identifiers only where people and the law allow it`(
        limitsTracking: Bool,
        gdpr: Double?,
        purposes: String?,
        isSent: Bool
    ) async throws {
        stage.world.defaults = { key in
            switch key {
            case "IABTCF_gdprApplies": gdpr.map { .number($0) }
            case "IABTCF_PurposeConsents": purposes.map { .string($0) }
            default: nil
            }
        }
        stage.world.device = {
            var facts = DeviceFacts()
            facts.advertisingID = "ID"
            facts.limitsTracking = limitsTracking
            facts.model = "iPhone17,1"
            return facts
        }
        let device = try await request()["device"]
        #expect((device?["ifa"] != nil) == isSent)
        #expect(device?["lmt"] == (limitsTracking ? 1 : 0))
        #expect(device?["model"] == "iPhone17,1")
    }

    @Test func `notes a flag that makes no sense and leaves it out`() async throws {
        stage.world.defaults = { $0 == "IABTCF_gdprApplies" ? .string("YES") : nil }
        let ads = stage.engine()
        let events = ads.events
        _ = stage.load(ads)
        await stage.clock.settle()
        var reader = events.makeAsyncIterator()
        #expect(
            await reader.next() == .note("IABTCF_gdprApplies is neither 0 nor 1 and was not sent.")
        )
    }

    @Test func `refuses to ask with a negative or repeated asset id`() async throws {
        for ids in [[-4], [1, 1]] {
            let outcome = stage.load(
                stage.engine(),
                assets: ids.map { AssetRequest(id: $0, content: .title(length: 20)) }
            )
            await stage.clock.settle()
            #expect(outcome.error?.reason == .invalidRequest)
        }
        #expect(stage.network.sent.isEmpty)
    }
}
