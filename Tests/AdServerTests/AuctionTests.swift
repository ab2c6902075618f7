import Foundation
import OpenRTB
import PictureHeaders
import Testing

@testable import AdServer

struct AuctionTests {
    @Test func `answers with markup that counts, links and tells what the standard lacks`() throws {
        let shop = try Shop()
        let response = try shop.auction(Shop.request("home"))
        #expect(response.status == 200 && response.header("x-openrtb-version") == "2.6")
        let read = try BidResponse.read(response.body)
        #expect(read.notes.isEmpty && read.value.id == "r1" && read.value.cur == "USD")
        let bid = try #require(read.value.seatbid.first?.bid.first)
        #expect(bid.impid == "1" && bid.price == 2.5 && bid.mtype == 4)
        #expect(bid.adomain == ["alder.example"] && bid.cid == "spring" && bid.crid == "chair")
        #expect(
            bid.ext["ona"] == [
                "unit": "home", "campaign": "spring", "creative": "chair", "source": "direct",
                "adchoices": true, "extra": ["discount": "20 %"],
                "tags": ["n": 1],
                "profile": [
                    "name": "Alder & Co", "logo": .string(try Self.picture(shop, "icon")),
                    "link": "https://alder.example/about",
                ],
                "caps": [["event": "impression", "limit": 3, "seconds": 86400]],
            ]
        )
    }

    @Test(arguments: [nil, "system", "inApp", "app"] as [JSONValue?])
    func `who opens a click is told only where the campaign says so`(browser: JSONValue?) throws {
        var catalog = try #require(Shop.catalog.object)
        var campaign = try #require(catalog["campaigns"]?[0]?.object)
        campaign["browser"] = browser
        catalog["campaigns"] = [.object(campaign)]
        let bid = try #require(Shop(catalog: .object(catalog)).bids("home").first)
        #expect(bid.ext["ona"]?["browser"] == browser)
    }

    private static func picture(_ shop: Shop, _ part: String) throws -> String {
        let creative = try #require(CatalogStore(shop.database).load().creatives["chair"])
        let name = try #require(part == "icon" ? creative.icon : creative.main)
        return "https://ads.example/p/\(name)"
    }

    @Test func `the markup has each asset under the id that asked for it`() throws {
        let shop = try Shop()
        let bid = try #require(shop.bids("home").first)
        let markup = try bid.nativeMarkup(for: nil).value
        var found: [Int: String] = [:]
        for asset in markup.assets {
            switch asset.content {
            case .title(let text, _): found[asset.id ?? 0] = text
            case .data(let data): found[asset.id ?? 0] = data.value
            case .image(let image): found[asset.id ?? 0] = image.url
            case .video: Issue.record("no video was asked for")
            }
        }
        #expect(
            found == [
                1: "A chair", 2: try Self.picture(shop, "main"), 3: try Self.picture(shop, "icon"),
                4: "Oak", 5: "See it", 6: "Alder & Co", 7: "4.5",
            ]
        )
        #expect(markup.privacy == "https://alder.example/why")
        #expect(markup.eventtrackers.map(\.event) == [.impression, .viewable50])
        #expect(markup.imptrackers.isEmpty)
        let link = try #require(markup.link)
        #expect(link.url?.hasPrefix("https://ads.example/c/") == true)
        #expect(link.clicktrackers.count == 1)
    }

    @Test func `a client that names no events gets the older impression list`() throws {
        let shop = try Shop()
        let bid = try #require(shop.bids("home") { native, _ in native.eventtrackers = [] }.first)
        let markup = try bid.nativeMarkup(for: nil).value
        #expect(markup.eventtrackers.isEmpty && markup.imptrackers.count == 1)
        _ = try shop.get(markup.imptrackers[0])
        #expect(try shop.report().totals.impressions == 1)
    }

    @Test func `an app's link opens directly, with the redirect as its fallback`() throws {
        var campaign = Shop.catalog["campaigns"]?[0]?.object ?? [:]
        campaign["creatives"] = [
            [
                "id": "app", "headline": "H", "main": "main.png", "landing": "shopapp://p/1",
                "fallback": "https://shop.example/p/1",
                "clickTrackers": ["http://t.example/c", "https://t.example/c"],
            ]
        ]
        let shop = try Shop()
        try shop.importCatalog([
            "campaigns": [.object(campaign)], "advertisers": Shop.catalog["advertisers"] ?? [],
        ])
        let bids = try shop.bids("home", count: 5) { _, imp in imp.secure = 1 }
        let bid = try #require(bids.first { $0.crid == "app" })
        let link = try #require(bid.nativeMarkup(for: nil).value.link)
        #expect(link.url == "shopapp://p/1")
        let fallback = try #require(link.fallback)
        #expect(try shop.get(fallback).header("Location") == "https://shop.example/p/1")
        #expect(link.clicktrackers.dropFirst() == ["https://t.example/c"])
    }

    @Test(arguments: TestCatalog.units.map(\.id))
    func `a test unit always answers, with a picture that can be fetched`(unit: String) throws {
        let shop = try Shop(catalog: nil)
        for number in 0..<20 {
            let bid = try #require(shop.bids(unit, id: "r\(number)").first)
            let markup = try bid.nativeMarkup(for: nil).value
            #expect(markup.assets.count == 7)
            for asset in markup.assets {
                guard case .image(let image) = asset.content else { continue }
                let response = try shop.get(image.url)
                #expect(response.status == 200)
                let header = try #require(PictureHeader(response.body))
                #expect(header.width == image.w && header.height == image.h)
                let sizes = [[1200, 627], [1280, 720], [720, 1280], [128, 128]]
                #expect(sizes.contains([header.width, header.height]))
                #expect(response.header("Content-Type") == header.format.mediaType)
            }
        }
    }

    @Test func `several ads of one impression are different creatives`() throws {
        let shop = try Shop(catalog: nil)
        let bids = try shop.bids("OPEN_NATIVE_ADS_TEST_GFP", count: 5)
        #expect(
            bids.count == 3 && Set(bids.map(\.id)).count == 3 && Set(bids.map(\.crid)).count == 3
        )
        let totals = try shop.report().totals
        #expect(totals.requests == 1 && totals.fills == 3)
    }

    @Test func `nothing to sell is a 204, unless the unit forbids to ask elsewhere`() throws {
        let shop = try Shop()
        let empty = try shop.auction(Shop.request(TestCatalog.emptyUnit))
        #expect(empty.status == 204 && empty.body.isEmpty)
        let closed = try shop.auction(Shop.request("closed"))
        #expect(closed.status == 200)
        let response = try BidResponse.read(closed.body).value
        #expect(response.seatbid.isEmpty && response.ext["ona"] == ["backfill": false])
    }

    @Test(arguments: [
        (TestCatalog.emptyUnit, "the unit is never filled"),
        ("closed", "no campaign runs for the unit"),
        ("rated", "no creative has all that the unit wants: price"),
        (
            "home",
            "no creative fits: main picture of \"chair\" is 1200x627, at least 2000x100 is wanted"
        ),
    ])
    func `a no-fill tells the log why, not the client`(unit: String, reason: String) throws {
        let shop = try Shop()
        if unit == "rated" {
            // It runs everywhere, so it need not have what each unit wants.
            let creative: JSONValue = ["id": "k", "headline": "K", "landing": "https://k.example"]
            try shop.importCatalog([
                "units": [["id": "rated", "assets": ["price"]]],
                "campaigns": [
                    ["id": "wide", "advertiser": "alder", "name": "W", "creatives": [creative]]
                ],
            ])
        }
        let response = try shop.auction(
            Shop.request(unit) { native, _ in
                native.assets[1].required = true
                native.assets[1].content = .image(ImageRequest(type: .main, wmin: 2000, hmin: 100))
            }
        )
        #expect(response.remark == "\(unit): \(reason)")
        #expect(!String(decoding: response.body, as: UTF8.self).contains(reason))
        #expect(try shop.auction(Shop.request("home")).remark == nil)
    }

    @Test(arguments: [
        ("https://ads.example", true), ("http://127.0.0.1:8080", true),
        ("http://localhost:1", true),
        ("http://[::1]:8080", true), ("http://ads.example", false), ("http://127.example", false),
    ])
    func `sells to a secure request only what it can serve securely`(
        base: String,
        sells: Bool
    ) throws {
        let shop = try Shop(base: base)
        #expect(try shop.bids("home") { _, imp in imp.secure = 1 }.isEmpty == !sells)
        #expect(try shop.bids("home").count == 1)
    }

    private static let asset = #""assets":[{"id":1,"title":{"len":25}}]"#

    @Test(arguments: [
        ("", "the body must be a JSON bid request, it is empty"),
        ("hello", "the request is no JSON"), ("[]", "request"), ("null", "request"),
        (#"{"id":"r"}"#, "imp"), (#"{"id":"r","imp":[]}"#, "imp"),
        (#"{"imp":[{"id":"1"}]}"#, "id is missing"),
        (#"{"id":"","imp":[{"id":"1"}]}"#, "id must not be empty"),
        (#"{"id":"r","imp":[{"id":"1","tagid":"home"}]}"#, "imp[0].native"),
        (#"{"id":"r","imp":[{"id":"1","native":{"request":{\#(asset)}}}]}"#, "imp[0].tagid"),
        (
            #"{"id":"r","imp":[{"id":"1","tagid":"","native":{"request":{\#(asset)}}}]}"#,
            "imp[0].tagid"
        ),
        (
            #"{"id":"r","imp":[{"id":"1","tagid":"nope","native":{"request":{\#(asset)}}}]}"#,
            #"imp[0].tagid names "nope""#
        ),
        (
            #"{"id":"r","imp":[{"id":"1","tagid":"home","native":{"request":{"assets":[]}}}]}"#,
            "assets"
        ),
        (
            #"{"id":"r","imp":[{"id":"1","tagid":"home","native":{"request":{"assets":[{"id":1}]}}}]}"#,
            "assets[0]"
        ),
        (String(repeating: "[", count: 100_000), "the request is no JSON"),
    ])
    func `says in one sentence what is wrong with a request`(body: String, part: String) throws {
        let shop = try Shop()
        let response = try shop.send(
            HTTPRequest("POST", "/openrtb2/auction", body: Array(body.utf8))
        )
        #expect((400..<500).contains(response.status))
        let sentence = try #require(try JSONValue.read(response.body)["error"]?.string)
        #expect(sentence.contains(part), "\(sentence)")
        #expect(try shop.report().totals == Counts())
    }

    @Test func `a request that would make a giant answer is refused`() throws {
        let shop = try Shop()
        let assets = (0..<51).map { AssetRequest(id: $0, content: .title(length: 2000)) }
        let many = try shop.auction(Shop.request("home") { native, _ in native.assets = assets })
        #expect(many.status == 400)
        var request = try BidRequest.read(Shop.request("home")).value
        request.imp = (0..<21).map { index in
            var imp = request.imp[0]
            imp.id = "i\(index)"
            return imp
        }
        #expect(try shop.auction(request.json).status == 400)
    }

    @Test(arguments: ["\"abc\"", "1e999", "true", "[2]", "\"NaN\""])
    func `a floor that cannot be read is not taken for none`(floor: String) throws {
        let shop = try Shop()
        let body = Shop.request("home").text()
            .replacing(#""tagid""#, with: #""bidfloor":\#(floor),"tagid""#)
        let response = try shop.send(
            HTTPRequest("POST", "/openrtb2/auction", body: Array(body.utf8))
        )
        #expect(response.status == 400)
        let sentence = try JSONValue.read(response.body)["error"]?.string
        #expect(sentence?.hasPrefix("imp[0].bidfloor is ") == true, "\(sentence ?? "")")
        #expect(try shop.report().totals == Counts())
    }

    @Test func `an id that each bid would repeat must not be long`() throws {
        let shop = try Shop()
        let long = String(repeating: "\u{1}", count: 256)
        let response = try shop.auction(Shop.request("home") { _, imp in imp.id = long })
        #expect(response.status == 400)
        #expect(
            try JSONValue.read(response.body)["error"]
                == "imp[0].id must not be longer than 255 bytes"
        )
    }

    @Test func `another server's events are no reason to read the catalog again`() throws {
        let shop = try Shop()
        #expect(try shop.site.refresh())
        let other = try Site(Database(path: shop.path), base: "https://b.example", world: .still())
        let body = Array(Shop.request("home").data)
        let response = try other.transaction { () throws(StorageError) in
            try other.respond(to: HTTPRequest("POST", "/openrtb2/auction", body: body))
        }
        #expect(response.status == 200)
        #expect(try !shop.site.refresh())
        try shop.importCatalog(["units": [["id": "more"]]])
        #expect(try shop.site.refresh())
    }

    @Test func `a compressed body is refused rather than misread`() throws {
        let shop = try Shop()
        let response = try shop.send(
            HTTPRequest(
                "POST",
                "/openrtb2/auction",
                headers: ["content-encoding": "gzip"],
                body: [31, 139]
            )
        )
        #expect(response.status == 415)
    }

    @Test func `what another process imports is sold from the next request on`() throws {
        let shop = try Shop(catalog: nil)
        #expect(try shop.auction(Shop.request("home")).status == 400)
        try shop.importCatalog(Shop.catalog)
        #expect(try shop.auction(Shop.request("home")).status == 200)
    }
}
