import Foundation
import OpenRTB
import Testing

struct BidResponseTests {
    @Test func `a broken bid costs that bid only`() throws {
        let response = try BidResponse.read(Fixture.data("damaged-response.json"))
        let bids = response.value.seatbid.flatMap(\.bid)
        #expect(bids.map(\.id) == ["bad", "good"])
        #expect(response.dropped.map(\.path).contains("/seatbid/0/bid/2"))
        #expect(throws: ReadingError.self) { try bids[0].nativeMarkup(for: nil) }
        let request = NativeRequest(assets: [
            AssetRequest(id: 1, content: .title(length: 25)),
            AssetRequest(id: 2, content: .image(ImageRequest(type: .main))),
        ])
        let good = try bids[1].nativeMarkup(for: request).value
        #expect(
            good.assets == [
                NativeAsset(id: 1, content: .title("no id")),
                NativeAsset(
                    id: 2,
                    content: .image(ImageAsset(url: "https://cdn.example/m.jpg", type: .main))
                ),
            ]
        )
    }

    @Test(arguments: [
        ("5", "is a number, not an object"), (#"{"price":true}"#, "has no usable price"),
        (#"{"price":-1}"#, "has no usable price"), (#"{"price":"much"}"#, "has no usable price"),
    ])
    func `drops a bid that cannot be weighed`(bid: String, reason: String) throws {
        let read = try BidResponse.read(#"{"id":"r","seatbid":[{"bid":[\#(bid)]}]}"#)
        #expect(read.value.seatbid == [SeatBid()])
        #expect(
            read.dropped.contains(Note(path: "/seatbid/0/bid/0", reason: reason, outcome: .dropped))
        )
    }

    @Test func `reads every field and writes it back`() throws {
        let read = try BidResponse.read(Fixture.data("response.json"))
        #expect(read.notes.isEmpty)
        let bid = try #require(read.value.seatbid.first?.bid.first)
        #expect(read.value.cur == "EUR")
        #expect(read.value.bidid == "bb")
        #expect(read.value.seatbid.first?.seat == "seat-7")
        #expect(bid.price == 0.814)
        #expect(bid.burl == "https://b.example/x?p=${AUCTION_PRICE}")
        #expect(bid.adomain == ["shop.example"])
        #expect(bid.attr == [1, 2])
        #expect(bid.exp == 900)
        #expect(bid.mtype == 4)
        #expect(bid.ext["ona"]?["unit"] == "home")
        #expect(try BidResponse.read(read.value.json).value == read.value)
        #expect(try read.value.json == JSONValue.read(Fixture.data("response.json")))
    }

    @Test func `an empty response has no bids and no faults`() throws {
        #expect(try BidResponse.read(#"{"id":"r","nbr":2}"#).value == BidResponse(id: "r", nbr: 2))
        #expect(try BidResponse.read("{}").value.seatbid.isEmpty)
    }

    @Test(arguments: [
        ("", "the response is no JSON: the document is empty (line 1, column 1)"),
        ("[]", "the response is a list, not an object"),
        ("<html>", "the response is no JSON: no value is here (line 1, column 1)"),
    ])
    func `refuses what is no response`(text: String, sentence: String) throws {
        let error = try #require(throws: ReadingError.self) { try BidResponse.read(text) }
        #expect(error.sentence == sentence)
    }

    @Test(arguments: [
        #""eventtrackers":[]"#, #""eventtrackers":null"#, #""imptrackers":null,"jstracker":[]"#,
        #""ver":"1.2""#,
    ])
    func `an ad without trackers is an ad`(member: String) throws {
        let read = try NativeMarkup.read(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},\#(member)}"#
        )
        #expect(read.value.eventtrackers.isEmpty && read.value.imptrackers.isEmpty)
        #expect(read.value.jstracker == nil)
        #expect(read.notes.isEmpty)
    }

    @Test func `reads trackers, links, privacy and custom data, and drops what cannot be called`()
        throws
    {
        let read = try NativeMarkup.read(Fixture.data("markup.json"))
        let ad = read.value
        #expect(
            ad.eventtrackers == [
                EventTracker(event: .impression, method: .image, url: "https://t.example/i"),
                EventTracker(
                    event: .omid,
                    method: .js,
                    url: "https://t.example/omid.js",
                    customdata: ["key": "value"],
                    ext: ["vendorKey": "v"]
                ),
                EventTracker(event: 700, method: 501),
            ]
        )
        #expect(ad.imptrackers == ["https://t.example/old"])
        #expect(
            ad.link
                == Link(
                    url: "shopx://item/1",
                    fallback: "https://shop.example/1",
                    clicktrackers: ["https://t.example/c"]
                )
        )
        #expect(ad.assets.map(\.link) == [Link(url: "https://shop.example/title"), nil, nil])
        #expect(ad.privacy == "https://privacy.example/")
        #expect(
            read.dropped.map(\.path) == [
                "/assets/1/link", "/imptrackers/1", "/imptrackers/2", "/eventtrackers/1",
                "/eventtrackers/2", "/eventtrackers/3",
            ]
        )
        #expect(try NativeMarkup.read(ad.json).value == ad)
    }

    @Test func `decodes escapes once and leaves entities, tags and signs alone`() throws {
        let read = try NativeMarkup.read(
            #"""
            {"assets":[{"id":1,"title":{"text":"H\u00f4tel 5* \u2014 d\u00e8s 167 \u20ac \ud83d\ude80"}},
            {"id":2,"data":{"value":"Tom &amp; Ann's \"50%\" <b>off</b> = win; a+b"}},
            {"id":3,"data":{"value":"\u202eabc\u0000def"}}],"link":{"url":"l"}}
            """#
        )
        #expect(
            read.value.assets.map(\.content) == [
                .title("Hôtel 5* — dès 167 € 🚀"),
                .data(DataAsset(value: "Tom &amp; Ann's \"50%\" <b>off</b> = win; a+b")),
                .data(DataAsset(value: "\u{202e}abc\u{0}def")),
            ]
        )
    }
}
