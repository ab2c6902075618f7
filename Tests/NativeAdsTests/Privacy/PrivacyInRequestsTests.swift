import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor
struct PrivacyInRequestsTests {
    private let stage = Stage()

    private func request() throws -> BidRequest {
        try RequestBuilder(world: stage.world, settings: stage.configuration)
            .request(unit: "home", count: 1, assets: .headline, trackers: []).request
    }

    @Test func `asks the app who the person is only where it may say so`() throws {
        let asked = Locked(0)
        stage.world.device = { .iPhone }
        stage.configuration.identifiers = {
            asked.withLock { $0 += 1 }
            return Identifiers(advertisingID: "A", vendorID: "V", userID: "U", buyerID: "B")
        }
        stage.configuration.trackingAuthorization = { .authorized }
        var sent = try request()
        #expect(sent.device?.ifa == "A")
        #expect(sent.device?.ext["ifv"] == "V")
        #expect(sent.user == User(id: "U", buyeruid: "B"))
        #expect(sent.device?.lmt == false)
        #expect(sent.device?.ext["atts"] == 3)
        #expect(asked.withLock { $0 } == 1)

        stage.configuration.trackingAuthorization = { .denied }
        sent = try request()
        #expect(asked.withLock { $0 } == 1)
        #expect(sent.device?.ifa == nil)
        #expect(sent.device?.ext == ["atts": 2])
        #expect(sent.user == nil)
        #expect(sent.device?.lmt == true)
        #expect(sent.device?.dnt == true)
    }

    @Test func `reads what people chose at each request`() throws {
        let purposes = Locked("1")
        stage.world.device = { .iPhone }
        stage.world.defaults = { key in
            switch key {
            case "IABTCF_gdprApplies": .number(1)
            case "IABTCF_PurposeConsents": .string(purposes.withLock { $0 })
            default: nil
            }
        }
        #expect(try request().device?.ifa != nil)
        purposes.withLock { $0 = "0" }
        #expect(try request().device?.ifa == nil)
    }

    @Test func `tells the law that applies`() throws {
        stage.configuration.isChildDirected = true
        stage.configuration.isUnderAgeOfConsent = true
        stage.configuration.transparency = TransparencyRequest(
            .required,
            rendering: .appCan,
            datatopub: 1,
            transparency: [TransparencyParty(domain: "app.example", parameters: [2])]
        )
        stage.world.defaults = {
            [
                "IABTCF_gdprApplies": .number(1), "IABTCF_TCString": .string("CP"),
                "IABGPP_HDR_GppString": .string("DB"), "IABGPP_GppSID": .string("2_6"),
                "IABUSPrivacy_String": .string("1YNN"),
            ][$0]
        }
        let sent = try request()
        #expect(sent.user?.consent == "CP")
        #expect(
            sent.json["regs"]?.text()
                == #"{"coppa":1,"gdpr":1,"us_privacy":"1YNN","gpp":"DB","gpp_sid":[2,6],"ext":{"dsa":{"dsarequired":2,"pubrender":1,"datatopub":1,"transparency":[{"domain":"app.example","dsaparams":[2]}]},"ona":{"underAge":1}}}"#
        )
    }

    @Test func `says nothing of laws that nobody spoke of`() throws {
        #expect(try request().regs == nil)
        #expect(try request().device?.dnt == nil)
    }

    @Test
    func `leaves out an ad that does not say who is behind it, and shows the app one that does`()
        async throws
    {
        stage.configuration.transparency = TransparencyRequest(.required, rendering: .appCan)
        stage.answer(
            .response(bids: [
                .bid(.markup(), id: "silent", price: 9),
                .bid(
                    .markup(),
                    id: "told",
                    more: #""ext":{"dsa":{"behalf":"Rain Ltd","paid":"Rain Ltd","adrender":"0"}},"#
                ),
            ])
        )
        stage.servePictures()
        let ads = stage.engine()
        var notes: [AdEvent] = []
        let observation = ads.observe { notes.append($0) }
        let outcome = stage.load(ads)
        await stage.clock.settle()
        let ad = try outcome.ad
        #expect(ad.creative.bidID == "told")
        #expect(
            ad.creative.transparency
                == AdTransparency(behalf: "Rain Ltd", paid: "Rain Ltd", adrender: false)
        )
        #expect(
            notes == [
                .note(
                    "direct/seatbid/0/bid/0/ext/dsa: The bid lacks ext.dsa, which the request requires."
                )
            ]
        )
        observation.cancel()
    }
}
