import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What a request says.
@MainActor @Suite(.onScreen) struct RequestTests {
    private func native(_ json: JSONValue) throws -> JSONValue {
        try JSONValue.read(try #require(json["imp"]?[0]?["native"]?["request"]?.string))
    }

    @Test func `asks for one native ad of the placement, whose parts may all be missing`()
        async throws
    {
        try await Stage.run { stage in
            let json = try await stage.json { _ in }
            let imp = try #require(json["imp"]?[0])
            #expect(json["imp"]?.array?.count == 1)
            #expect(imp["tagid"] == "123456")
            #expect(imp["bidfloor"] == nil)
            #expect(imp["ext"]?["ona"] == nil)
            let native = try native(json)
            let assets = native["assets"]?.array ?? []
            #expect(assets.allSatisfy { $0["required"] == nil })
            #expect(assets.compactMap { $0["data"]?["type"]?.int }.sorted() == Array(1...12))
            #expect(assets.compactMap { $0["img"]?["type"]?.int } == [3, 1])
            #expect(assets.contains { $0["video"] != nil })
            #expect(native["privacy"] == 1)
            #expect(native["eventtrackers"]?.array?.isEmpty == false)
            #expect(json["test"] == nil && json["tmax"] == nil)
        }
    }

    @Test func `an inventory code goes before a placement, with its member`() async throws {
        try await Stage.run { stage in
            let json = try await stage.json { request in
                request.setInventoryCode("code", memberId: 958)
                #expect(request.inventoryCode == "code")
                #expect(request.memberId == 958)
            }
            #expect(json["imp"]?[0]?["tagid"] == "code")
            #expect(json["imp"]?[0]?["ext"]?["ona"]?["member"] == 958)
            await stage.clock.settle()
            #expect(stage.ears.infos.first??.placementId == "code")
        }
    }

    @Test func `what is empty or not positive is ignored`() async throws {
        try await Stage.run { stage in
            let request = stage.makeRequest()
            request.placementId = ""
            request.placementId = nil
            request.extInvCode = "e"
            request.extInvCode = ""
            request.trafficSourceCode = "t"
            request.trafficSourceCode = ""
            request.forceCreativeId = 5
            request.forceCreativeId = 0
            request.forceCreativeId = -1
            request.setInventoryCode("", memberId: 0)
            #expect(request.placementId == "123456")
            #expect(request.extInvCode == "e")
            #expect(request.trafficSourceCode == "t")
            #expect(request.forceCreativeId == 5)
            #expect(request.inventoryCode == nil)
            #expect(request.memberId == 0)
            request.setInventoryCode("code", memberId: -3)
            #expect(request.inventoryCode == "code")
            #expect(request.memberId == 0)
        }
    }

    @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
    func `a least price that is none is not said`(reserve: CGFloat) async throws {
        try await Stage.run { stage in
            let json = try await stage.json { $0.reserve = reserve }
            #expect(json["imp"]?[0]?["bidfloor"] == nil)
        }
    }

    @Test func `nothing is set by default`() {
        let request = ANNativeAdRequest()
        #expect(request.placementId == nil && request.inventoryCode == nil)
        #expect(request.extInvCode == nil && request.trafficSourceCode == nil)
        #expect(request.rendererId == 0 && request.forceCreativeId == 0 && request.reserve == 0)
        #expect(request.publisherId == 0 && request.memberId == 0)
        #expect(request.age == nil && request.gender == .unknown && request.location == nil)
        #expect(request.openRTBAssets == nil && !request.shouldServePublicServiceAnnouncements)
    }

    @Test func `says of the place what the app says`() async throws {
        try await Stage.run { stage in
            let json = try await stage.json { request in
                request.reserve = 1.5
                request.rendererId = 4
                request.forceCreativeId = 77
                request.extInvCode = "ext"
                request.trafficSourceCode = "src"
                request.shouldServePublicServiceAnnouncements = true
                request.publisherId = 42
            }
            #expect(json["imp"]?[0]?["bidfloor"] == 1.5)
            #expect(
                json["imp"]?[0]?["ext"]?["ona"]
                    == [
                        "renderer": 4, "forceCreative": 77, "extInvCode": "ext",
                        "trafficSource": "src", "psa": true,
                    ]
            )
            #expect(json["app"]?["publisher"]?["id"] == "42")
        }
    }

    @Test func `a keyword has distinct values, and can be taken back`() async throws {
        try await Stage.run { stage in
            let json = try await stage.json { request in
                request.addCustomKeyword(withKey: "sport", value: "tennis")
                request.addCustomKeyword(withKey: "sport", value: "golf")
                request.addCustomKeyword(withKey: "sport", value: "tennis")
                request.addCustomKeyword(withKey: "gone", value: "x")
                request.addCustomKeyword(withKey: "", value: "nothing")
                request.removeCustomKeyword(withKey: "gone")
            }
            #expect(
                json["imp"]?[0]?["ext"]?["ona"]?["keyValues"] == ["sport": ["tennis", "golf"]]
            )
            let cleared = try await stage.json { request in
                request.addCustomKeyword(withKey: "sport", value: "tennis")
                request.clearCustomKeywords()
            }
            #expect(cleared["imp"]?[0]?["ext"]?["ona"] == nil)
        }
    }

    /// The clock shows November 2023.
    @Test(
        arguments: [
            ("56", 1967), ("1974", 1974), ("25-35", 1998), (" 25 - 35", 1998), ("65+", 1958),
            ("", nil), ("99999999999999999999", nil), ("old", nil), ("0", nil),
            ("3000", nil), ("-", nil), (nil, nil),
        ] as [(String?, Int?)]
    )
    func `an age in any of the vendor's ways is a year of birth`(
        age: String?,
        year: Int?
    )
        async throws
    {
        try await Stage.run { stage in
            let json = try await stage.json { $0.age = age }
            #expect(json["user"]?["yob"]?.int == year)
        }
    }

    @Test(arguments: [(ANGender.unknown, nil), (.male, "M"), (.female, "F")])
    func `a gender is OpenRTB's`(gender: ANGender, letter: String?) async throws {
        try await Stage.run { stage in
            let json = try await stage.json { $0.gender = gender }
            #expect(json["user"]?["gender"]?.string == letter)
        }
    }

    /// Where somebody is, how exactly that is to be said, and what is said.
    @Test(
        arguments: [
            (40.7418474, -73.9909623, -1, 40.7418474, -73.9909623),
            (40.7418474, -73.9909623, 2, 40.74, -73.99),
            (40.7418474, -73.9909623, 0, 41, -74),
            (40.74184741, -73.99096231, 9, 40.741847, -73.990962),
            (91, 0, -1, nil, nil), (0, 181, -1, nil, nil), (.nan, 0, -1, nil, nil),
        ] as [(CGFloat, CGFloat, Int, Double?, Double?)]
    )
    func `a place is rounded as asked, and must be on Earth`(
        latitude: CGFloat,
        longitude: CGFloat,
        precision: Int,
        saidLatitude: Double?,
        saidLongitude: Double?
    ) async throws {
        try await Stage.run { stage in
            let json = try await stage.json { request in
                request.setLocationWithLatitude(
                    latitude,
                    longitude: longitude,
                    timestamp: stage.clock.wallClock.addingTimeInterval(-30),
                    horizontalAccuracy: 0,
                    precision: precision
                )
                #expect((request.location == nil) == (saidLatitude == nil))
            }
            let geo = json["device"]?["geo"]
            #expect(geo?["lat"]?.double == saidLatitude)
            #expect(geo?["lon"]?.double == saidLongitude)
            if saidLatitude != nil {
                #expect(geo?["accuracy"] == 100)
                #expect(geo?["lastfix"] == 30)
            }
        }
    }

    @Test func `a negative accuracy is no place`() {
        #expect(
            ANLocation.getLocation(
                withLatitude: 1,
                longitude: 1,
                timestamp: nil,
                horizontalAccuracy: -1
            ) == nil
        )
    }

    @Test func `the app's own assets go out as they are, with our trackers and a note`()
        async throws
    {
        try await Stage.run { stage in
            var notes: [String] = []
            let observation = SharedAds.current.observe { event in
                if case .note(let text) = event { notes.append(text) }
            }
            let json = try await stage.json { request in
                request.openRTBAssets = [
                    "ver": "1.2", "ext": ["foo": "bar"],
                    "eventtrackers": [["event": 9, "methods": [9]]],
                    "assets": [
                        ["id": 1, "required": 1, "title": ["len": 300]],
                        ["id": 6, "required": 0, "img": ["type": 1, "hmin": 50, "wmin": 50]],
                    ],
                ]
            }
            let native = try native(json)
            #expect(native["ext"] == ["foo": "bar"])
            #expect(native["privacy"] == nil)
            #expect(native["assets"]?[0] == ["id": 1, "required": 1, "title": ["len": 300]])
            #expect(
                native["assets"]?[1]
                    == ["id": 6, "required": 0, "img": ["type": 1, "hmin": 50, "wmin": 50]]
            )
            #expect(native["assets"]?.array?.count == 2)
            #expect(native["eventtrackers"]?.array?.contains { $0["event"] == 9 } == false)
            #expect(native["eventtrackers"]?[0]?["event"] == 1)
            #expect(notes.contains { $0.contains("eventtrackers") })
            observation.cancel()
        }
    }

    @Test func `what is set after the call concerns the next load`() async throws {
        try await Stage.run { stage in
            let request = stage.makeRequest()
            request.loadAd()
            await stage.clock.settle()
            request.placementId = "2"
            request.loadAd()
            await stage.clock.settle()
            let places = try [0, 1].map { try stage.sent($0)["imp"]?[0]?["tagid"] }
            #expect(places == ["123456", "2"])
        }
    }
}
