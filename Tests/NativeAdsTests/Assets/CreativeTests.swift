import Foundation
import OpenRTB
import Testing

@testable import NativeAds

struct CreativeTests {
    /// What the engine makes of a response, for a request with those assets.
    private func read(_ response: String, assets: [AssetRequest] = .standard) throws -> Offers {
        let native = NativeRequest(assets: assets, privacy: true)
        let request = BidRequest(id: "q", imp: [Imp(id: "1", native: NativeImp(request: native))])
        return OfferReader(request: request, source: .direct, keepsDuplicates: false)
            .offers(in: try BidResponse.read(response))
    }

    private func creative(
        _ markup: String,
        bid: String = "",
        assets: [AssetRequest] = .headline
    ) throws -> Creative {
        let offers = try read(.response(bids: [.bid(markup, more: bid)]), assets: assets)
        return try #require(offers.offers.first, "\(offers.notes)").creative
    }

    @Test(arguments: [
        #""adm":"{\"ver\":\"1.2\",\"assets\":[{\"id\":1,\"title\":{\"text\":\"Rain coats\"}}],\"link\":{\"url\":\"https://shop.example/r\"}}""#,
        #""adm":"{\"native\":{\"ver\":\"1\",\"assets\":[{\"id\":1,\"title\":{\"text\":\"Rain coats\"}}],\"link\":{\"url\":\"https://shop.example/r\"}}}""#,
        #""adm":{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}"#,
        #""adm_native":{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}"#,
    ])
    func `reads the same ad out of every envelope`(markup: String) throws {
        let bid = #"{"id":"b","impid":"1","price":1.2,\#(markup)}"#
        let offers = try read(.response(bids: [bid]), assets: .headline)
        let creative = try #require(offers.offers.first).creative
        #expect(creative.headline == "Rain coats")
        #expect(creative.link?.url.absoluteString == "https://shop.example/r")
    }

    @Test(arguments: [#""""#, #""null""#, #""[]""#, #""<VAST/>""#, #""<html>""#, "[]", "null"])
    func `drops a bid whose markup is no native ad, with a reason`(adm: String) throws {
        let offers = try read(.response(bids: [.bid(adm)]), assets: .headline)
        #expect(offers.offers.isEmpty)
        #expect(offers.notes.contains { $0.path.hasPrefix("/seatbid/0/bid/0") })
    }

    @Test func `replaces the auction's macros in a video's document, too`() throws {
        let creative = try creative(
            #"""
            {"assets":[{"id":1,"title":{"text":"T"}},
            {"id":9,"video":{"vasttag":"<VAST><!-- https://i.example/?p=${AUCTION_PRICE}&amp;q=[CACHEBUSTING] --></VAST>"}}]}
            """#
        )
        #expect(
            creative.vast
                == "<VAST><!-- https://i.example/?p=1.2&amp;q=[CACHEBUSTING] --></VAST>"
        )
    }

    @Test func `takes the first of two answers, and no picture for a title`() throws {
        let creative = try creative(
            #"""
            {"assets":[{"id":1,"title":{"text":"First"}},{"id":1,"title":{"text":"Second"}},
            {"id":1,"img":{"url":"https://cdn.example/x.jpg"}},{"title":{"text":"Third"}}]}
            """#,
            assets: .headline + [.main(id: 2).optional]
        )
        #expect(creative.headline == "First")
        #expect(creative.main == nil)
        #expect(creative.dropped.count == 3)
    }

    @Test(arguments: [
        (
            #"{"id":2,"img":{"url":"https://cdn.example/m.jpg","w":1200,"h":627}},{"id":3,"img":{"url":"https://cdn.example/i.png"}}"#,
            true
        ),
        (#"{"id":2,"img":{"url":"https://cdn.example/m.jpg","w":0,"h":-2}}"#, true),
        (#"{"id":2,"img":{"url":"","w":1200,"h":627}}"#, false),
        (#"{"id":2,"img":{"url":"data:image/png;base64,xx"}}"#, false),
        (#"{"id":3,"img":{"url":"https://cdn.example/i.png"}}"#, false),
    ])
    func `needs what is required and no sizes`(assets: String, isValid: Bool) throws {
        let offers = try read(
            .response(bids: [.bid(#"{"assets":[\#(assets)],"link":{"url":"https://a.example"}}"#)]),
            assets: [.main(id: 2), .icon(id: 3)]
        )
        #expect((offers.offers.count == 1) == isValid)
        if let main = offers.offers.first?.creative.main, main.w != 1200 {
            #expect(main.w == nil && main.h == nil && main.aspectRatio == nil)
        }
    }

    @Test func `treats an empty text as missing`() throws {
        let creative = try creative(
            #"{"assets":[{"id":1,"title":{"text":"Beta"}},{"id":6,"data":{"value":""}},{"id":4,"data":{"value":" \n"}}]}"#,
            assets: .headline + Array([AssetRequest].standard.dropFirst(2))
        )
        #expect(creative.headline == "Beta")
        #expect(creative.text(.callToAction) == nil)
        #expect(creative.text(.body) == nil)
    }

    @Test func `shows texts as they were sent, without what turns other text around`() throws {
        let creative = try creative(
            #"""
            {"assets":[{"id":1,"title":{"text":"H\u00f4tel 5* \u2014 d\u00e8s 167 \u20ac \ud83d\ude80"}},
            {"id":4,"data":{"value":"Tom &amp; Ann's \"50%\" <b>off</b> = win; a+b"}},
            {"id":5,"data":{"value":"\u202eabc\u0000def"}}]}
            """#,
            assets: .headline + Array([AssetRequest].standard.dropFirst(2))
        )
        #expect(creative.headline == "Hôtel 5* — dès 167 € 🚀")
        #expect(creative.body == #"Tom &amp; Ann's "50%" <b>off</b> = win; a+b"#)
        #expect(creative.advertiser == "abcdef")
        #expect(
            creative.text(.headline, upTo: 23) == "Hôtel 5* — dès 167 € 🚀".prefix(23).description
        )
        #expect(creative.text(.headline, upTo: 22)?.last == "🚀")
        #expect(creative.text(.headline, upTo: 21)?.last == " ")
    }

    @Test func `puts the bid's price in everywhere and changes nothing else`() throws {
        let response = #"""
            {"id":"auction 7","seatbid":[{"bid":[{"id":"b","impid":"1","price":0.814,
            "burl":"https://b.example/x?p=${AUCTION_PRICE}","nurl":"https://n.example/?p=${AUCTION_PRICE}",
            "adm":"{\"assets\":[],\"link\":{\"url\":\"https://c.example/k?pp=${AUCTION_PRICE}&to=https%3A%2F%2Fs.example\",\"clicktrackers\":[\"https://c.example/t?p=%24%7BAUCTION_PRICE%7D\"]},\"eventtrackers\":[{\"event\":1,\"method\":1,\"url\":\"https://t.example/i?p=${AUCTION_PRICE}&id=${AUCTION_ID}&u=${UNKNOWN}\"}]}"}]}]}
            """#
        let offer = try #require(try read(response, assets: .headline).offers.first)
        #expect(
            offer.creative.link?.url.absoluteString
                == "https://c.example/k?pp=0.814&to=https%3A%2F%2Fs.example"
        )
        #expect(
            offer.creative.link?.clickTrackers.map(\.absoluteString)
                == ["https://c.example/t?p=0.814"]
        )
        #expect(
            offer.creative.trackers.map(\.url)
                == ["https://t.example/i?p=0.814&id=auction%207&u="]
        )
        #expect(
            offer.notices.impression.map(\.absoluteString) == ["https://b.example/x?p=0.814"]
        )
        #expect(offer.notices.win.map(\.absoluteString) == ["https://n.example/?p=0.814"])
    }

    @Test func `lists the new trackers, then the old, and none that can never be called`() throws {
        let creative = try creative(
            #"""
            {"assets":[],"imptrackers":["https://t.example/old","https://t.example/new",""],
            "jstracker":"<script src='https://t.example/s.js'></script>",
            "eventtrackers":[{"event":2,"method":1,"url":"//t.example/v"},
            {"event":1,"method":1,"url":"https://t.example/new"},
            {"event":1,"method":1,"url":"https://t.example/new"},
            {"event":1,"method":1},{"event":1,"method":1,"url":"javascript:x"},
            {"event":1,"method":2,"url":"https://t.example/v.js"}]}
            """#
        )
        #expect(
            creative.trackers == [
                Tracker(event: .viewable50, url: "https://t.example/v"),
                Tracker(event: .impression, url: "https://t.example/new"),
                Tracker(event: .impression, method: .js, url: "https://t.example/v.js"),
                Tracker(event: .impression, url: "https://t.example/old"),
                Tracker(
                    event: .impression,
                    method: .js,
                    url: "<script src='https://t.example/s.js'></script>"
                ),
            ]
        )
    }

    @Test(arguments: [
        (#""privacy":"https://buyer.example/why","#, "", true),
        (#""privacy":null,"#, "", false), ("", "", false),
        (#""privacy":"not a url","#, "", false),
        (#""privacy":"https://buyer.example/why","#, #""ext":{"ona":{"adchoices":false}},"#, false),
        ("", #""ext":{"ona":{"adchoices":true}},"#, false),
    ])
    func `shows the badge where there is a page behind it`(
        privacy: String,
        bid: String,
        isShown: Bool
    ) throws {
        let creative = try creative("{\(privacy)\"assets\":[]}", bid: bid)
        #expect(creative.showsAdChoices == isShown)
    }

    @Test func `takes the server's own extension`() throws {
        let offers = try read(
            .response(bids: [
                .bid(
                    #"{"assets":[]}"#,
                    more: #""ext":{"ona":{"source":"backfill","extra":{"badge":"New","n":3}}},"#
                )
            ]),
            assets: .headline
        )
        let offer = try #require(offers.offers.first)
        #expect(offer.source == .backfill)
        #expect(offer.creative.text("badge") == "New")
        #expect(offer.creative.extra.count == 1)
    }

    @Test(
        arguments: [("4.5", 4.5), ("0", 0), (" 5 ", 5), ("5.1", nil), ("good", nil), ("nan", nil)]
            as [(String, Double?)]
    )
    func `takes a rating from 0 to 5 and no other`(text: String, rating: Double?) throws {
        let creative = try creative(
            #"{"assets":[{"id":7,"data":{"value":"\#(text)"}}]}"#,
            assets: [AssetRequest(id: 7, content: .data(type: .rating))]
        )
        #expect(creative.rating == rating)
    }

    @Test func `keeps the link of an asset beside the ad's`() throws {
        let creative = try creative(
            #"""
            {"assets":[{"id":1,"title":{"text":"A"},"link":{"url":"https://t.example"}}],
            "link":{"url":"https://a.example"}}
            """#
        )
        #expect(creative.clickLink(for: .headline)?.url.host == "t.example")
        #expect(creative.clickLink(for: .body)?.url.host == "a.example")
        #expect(creative.clickLink(for: nil)?.url.host == "a.example")
    }
}

extension AssetRequest {
    fileprivate var optional: AssetRequest {
        var copy = self
        copy.required = false
        return copy
    }
}
