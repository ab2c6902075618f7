import OpenRTB
import Testing

@testable import AdServer

/// What a bid tells beside the standards, from the catalog or from the request.
struct ExtensionTests {
    private func extensions(
        of catalog: JSONValue,
        source: Source? = nil,
        change: (inout Imp) -> Void = { _ in }
    ) throws -> JSONValue {
        let shop = try Shop(catalog: catalog)
        var request = try BidRequest.read(
            Array(Shop.request("home") { _, imp in change(&imp) }.data)
        ).value
        request.source = source
        let response = try shop.auction(request.json)
        let bid = try BidResponse.read(response.body).value.seatbid.first?.bid.first
        return try #require(bid?.ext["ona"])
    }

    @Test(
        arguments: [
            ("advertisers", "url", "https://alder.example/", "advertiserUrl", nil),
            ("advertisers", "tags", ["tier": 2], "accountTags", nil),
            ("advertisers", "member", 958, "member", nil),
            (
                "campaigns", "start", "2026-03-01T00:00:00Z", "campaignStart",
                1_772_323_200_000
            ),
            ("campaigns", "end", "2036-03-01T00:00:00Z", "campaignEnd", 2_087_942_400_000),
            ("campaigns", "viewable", true, "viewable", nil),
        ] as [(String, String, JSONValue, String, JSONValue?)]
    )
    func `a member of the catalog travels with each ad`(
        kind: String,
        key: String,
        value: JSONValue,
        name: String,
        told: JSONValue?
    ) throws {
        let found = try extensions(of: Shop.changed(kind) { $0[key] = value })
        #expect(found[name] == told ?? value)
        #expect(try extensions(of: Shop.catalog)[name] == nil)
    }

    @Test func `an impression that is not said to count at the first pixel says nothing`() throws {
        #expect(
            try extensions(of: Shop.changed("campaigns") { $0["viewable"] = false })["viewable"]
                == nil
        )
    }

    @Test func `a cover is a picture like the others`() throws {
        let shop = try Shop(catalog: Shop.creative { $0["cover"] = "main.png" })
        let cover = try #require(shop.bids("home").first?.ext["ona"]?["cover"]?.string)
        #expect(try shop.get(cover).status == 200)
    }

    @Test func `Native Assembly has the fields that the unit takes, by their names`() throws {
        var catalog = Shop.creative {
            $0["likes"] = "1204"
            $0["displayURL"] = "alder.example"
            $0["assembly"] = ["warranty": "30 years", "colour": "oak"]
        }
        catalog = Shop.changed("units", in: catalog) {
            $0["assembly"] = ["likes", "warranty", "displayurl", "phone", "rating", "desc"]
        }
        #expect(
            try extensions(of: catalog)["assembly"] == [
                "likes": "1204", "warranty": "30 years", "displayurl": "alder.example",
                "rating": "4.5", "desc": "Oak",
            ]
        )
    }

    @Test func `a unit that takes no Native Assembly gets none`() throws {
        #expect(
            try extensions(of: Shop.creative { $0["assembly"] = ["a": "b"] })["assembly"] == nil
        )
    }

    @Test func `the transaction of the request is told back`() throws {
        #expect(try extensions(of: Shop.catalog, source: Source(tid: "t-7"))["tx"] == "t-7")
        let long = String(repeating: "t", count: 256)
        #expect(try extensions(of: Shop.catalog, source: Source(tid: long))["tx"] == nil)
    }

    @Test(
        arguments: [
            (["st": "0001", "si": "30907206:7"], ["st": "0001", "si": "30907206:7"]),
            ("text", nil), (["x": .string(String(repeating: "y", count: 2000))], nil),
        ] as [(JSONValue, JSONValue?)]
    )
    func `content info is told back, if it is an object of a size`(
        info: JSONValue,
        told: JSONValue?
    ) throws {
        let found = try extensions(of: Shop.catalog) { $0.ext["ona"] = ["contentInfo": info] }
        #expect(found["contentInfo"] == told)
    }

    @Test func `a database without any of it is read as before`() throws {
        let shop = try Shop()
        let row = try shop.database.run("SELECT document FROM campaigns WHERE id = 'spring'")
        let document = try #require(row.first?.text(0))
        #expect(!document.contains("mute") && !document.contains("viewable"))
        #expect(try shop.bids("home").count == 1)
    }
}
