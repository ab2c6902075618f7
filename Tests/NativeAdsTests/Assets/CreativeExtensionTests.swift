import Foundation
import OpenRTB
import Testing

@testable import NativeAds

struct CreativeExtensionTests {
    private let markup =
        #"{"assets":[{"id":1,"title":{"text":"T"}}],"link":{"url":"https://a.example"}}"#

    /// What the engine makes of a bid whose `ext.ona` has those members.
    private func offers(
        _ own: String,
        bid: String = "",
        markup: String? = nil,
        assets: [AssetRequest] = .headline,
        formats: [String] = []
    ) throws -> Offers {
        let native = NativeImp(request: NativeRequest(assets: assets))
        var imp = Imp(id: "1", native: native)
        imp.ext["ona"] = ["formats": JSONValue(formats)]
        let response = String.response(
            bids: [.bid(markup ?? self.markup, more: #"\#(bid)"ext":{"ona":{\#(own)}},"#)]
        )
        return OfferReader(request: BidRequest(id: "q", imp: [imp]), source: .direct)
            .offers(in: try BidResponse.read(response))
    }

    private func offer(
        _ own: String,
        bid: String = "",
        markup: String? = nil,
        assets: [AssetRequest] = .headline,
        formats: [String] = []
    ) throws -> Offer {
        let offers = try offers(own, bid: bid, markup: markup, assets: assets, formats: formats)
        return try #require(offers.offers.first, "\(offers.notes)")
    }

    private func creative(_ own: String, formats: [String] = []) throws -> Creative {
        try offer(own, formats: formats).creative
    }

    @Test func `reads what a bid says beside the standards`() throws {
        let creative = try creative(
            #"""
            "profile":{"name":"Alder","logo":"https://cdn.example/l.png","link":"https://alder.example/me"},
            "cover":"https://cdn.example/c.jpg","advertiserUrl":"https://alder.example","tx":"t-9",
            "tags":{"level":1.50},"accountTags":{"tier":"gold"},"contentInfo":{"st":"news"},
            "assembly":{"likes":"1204","saleprice":"$89"},"campaignStart":1700000000000,
            "campaignEnd":"1800000000000","member":"958"
            """#
        )
        #expect(creative.profile?.name == "Alder")
        #expect(creative.profile?.logo?.url.absoluteString == "https://cdn.example/l.png")
        #expect(creative.profile?.link == "https://alder.example/me")
        #expect(creative.cover?.absoluteString == "https://cdn.example/c.jpg")
        #expect(creative.advertiserURL?.absoluteString == "https://alder.example")
        #expect(creative.transactionID == "t-9")
        #expect(JSONValue.object(creative.tags).text() == #"{"level":1.50}"#)
        #expect(creative.accountTags == ["tier": "gold"])
        #expect(creative.contentInfo == ["st": "news"])
        #expect(creative.assembly == ["likes": "1204", "saleprice": "$89"])
        #expect(creative.campaignStart == 1_700_000_000_000)
        #expect(creative.campaignEnd == 1_800_000_000_000)
        #expect(creative.facts.memberID == 958)
        #expect(creative.text(.profileName) == "Alder")
        #expect(creative.pictureSources.map(\.role) == [.profileLogo])
        #expect(creative.dropped.isEmpty)
    }

    @Test(arguments: [
        (#""profile":7"#, "/ext/ona/profile"),
        (#""profile":{"name":[]}"#, "/ext/ona/profile/name"),
        (#""profile":{"logo":"javascript:1"}"#, "/ext/ona/profile/logo"),
        (#""profile":{"link":"file:///x"}"#, "/ext/ona/profile/link"),
        (#""tags":"x""#, "/ext/ona/tags"),
        (#""accountTags":[1]"#, "/ext/ona/accountTags"),
        (#""contentInfo":true"#, "/ext/ona/contentInfo"),
        (#""assembly":3"#, "/ext/ona/assembly"),
        (#""cover":"data:,x""#, "/ext/ona/cover"),
        (#""cover":{}"#, "/ext/ona/cover"),
        (#""advertiserUrl":5"#, "/ext/ona/advertiserUrl"),
        (#""tx":{}"#, "/ext/ona/tx"),
        (#""tx":"  ""#, "/ext/ona/tx"),
        (#""campaignStart":-1"#, "/ext/ona/campaignStart"),
        (#""campaignEnd":1e400"#, "/ext/ona/campaignEnd"),
        (#""campaignEnd":1.5"#, "/ext/ona/campaignEnd"),
        (#""member":0"#, "/ext/ona/member"),
        (#""member":"many""#, "/ext/ona/member"),
        (#""viewable":"yes""#, "/ext/ona/viewable"),
        (#""mute":[]"#, "/ext/ona/mute"),
        (#""mute":{"reasons":["a"]}"#, "/ext/ona/mute/url"),
        (#""mute":{"url":"javascript:[REASON]"}"#, "/ext/ona/mute/url"),
        (#""mute":{"reasons":5,"url":"https://m.example"}"#, "/ext/ona/mute/reasons"),
        (#""mute":{"reasons":["a",{}],"url":"https://m.example"}"#, "/ext/ona/mute/reasons"),
        (#""format":"x""#, "/ext/ona/format"),
        (#""format":{"fields":{}}"#, "/ext/ona/format/id"),
        (#""format":{"id":"other","fields":{}}"#, "/ext/ona/format/id"),
        (#""format":{"id":"f1","fields":[]}"#, "/ext/ona/format/fields"),
    ])
    func `drops only what is of the wrong kind, and says so`(own: String, path: String) throws {
        let offer = try offer(own, formats: ["f1"])
        #expect(offer.creative.dropped.map(\.path) == [path])
        #expect(offer.creative.headline == "T")
        #expect(offer.impression == nil)
    }

    @Test func `null says nothing, and needs no note`() throws {
        let names = ["profile", "tags", "tx", "mute", "format", "member", "viewable", "cover"]
        let own = names.map { #""\#($0)":null"# }.joined(separator: ",")
        #expect(try creative(own).dropped.isEmpty)
    }

    @Test func `keeps no object that is a document of its own`() throws {
        let large = String(repeating: "x", count: 70_000)
        let creative = try creative(#""tags":{"a":"\#(large)"},"accountTags":{"b":1}"#)
        #expect(creative.tags.isEmpty)
        #expect(creative.accountTags == ["b": 1])
        #expect(creative.dropped.map(\.path) == ["/ext/ona/tags"])
    }

    @Test func `keeps the native object as it came, numbers and strange members too`() throws {
        let wrapped =
            #""{\"native\":{\"assets\":[{\"id\":1,\"title\":{\"text\":\"T\"},\"odd\":2.50}],\"own\":[1e3],\"link\":{\"url\":\"https://a.example\"}}}""#
        let markup = try offer("", markup: wrapped).creative.markup
        #expect(
            JSONValue.object(markup).text()
                == #"{"assets":[{"id":1,"title":{"text":"T"},"odd":2.50}],"own":[1e3],"link":{"url":"https://a.example"}}"#
        )
    }

    @Test func `says what was paid to whom`() throws {
        let facts = try offer("", bid: #""dealid":"d1","adomain":["a.example"],"#).creative.facts
        #expect(
            facts
                == BidFacts(
                    price: 1.2,
                    currency: "USD",
                    auctionID: "r1",
                    seat: "s",
                    dealID: "d1",
                    domains: ["a.example"]
                )
        )
    }
}

extension CreativeExtensionTests {
    private var fields: String {
        #"""
        "format":{"id":"f1","fields":{"Headline":"Rain","Price":9.50,
        "Image":{"url":"https://cdn.example/f.png","w":"300","h":250},"Bad":[1],"Empty":" "}}
        """#
    }

    @Test func `an ad of a format that was asked for is made of that format's parts`() throws {
        let offer = try offer(
            fields,
            markup: #"{"link":{"url":"https://a.example"}}"#,
            assets: [.main(id: 2)],
            formats: ["f0", "f1"]
        )
        let format = try #require(offer.creative.format)
        #expect(format.id == "f1")
        #expect(format.keys == ["Headline", "Price", "Image"])
        #expect(format.texts == ["Headline": "Rain", "Price": "9.50"])
        #expect(format.pictures["Image"]?.h == 250)
        #expect(offer.creative.text(.format("Price")) == "9.50")
        #expect(offer.creative.pictureSources.map(\.role) == [.format("Image")])
        #expect(offer.creative.dropped.count == 2)
        #expect(!offer.requiresMain)
    }

    @Test func `an ad of another format must have the assets that any ad must have`() throws {
        let offers = try offers(
            fields,
            markup: #"{"link":{"url":"https://a.example"}}"#,
            assets: [.main(id: 2)]
        )
        #expect(offers.offers.isEmpty)
        let plain = try creative(fields)
        #expect(plain.format == nil && plain.headline == "T")
    }

    @Test func `takes a hundred parts and twenty pictures of a format, and no more`() throws {
        let texts = (0..<200).map { #""t\#($0)":"x""# }.joined(separator: ",")
        let crowded = try creative(#""format":{"id":"f1","fields":{\#(texts)}}"#, formats: ["f1"])
        #expect(crowded.format?.texts.count == 100)
        #expect(crowded.dropped.map(\.path) == ["/ext/ona/format/fields"])
        let pictures = (0..<30).map { #""p\#($0)":{"url":"https://cdn.example/\#($0)"}"# }
            .joined(separator: ",")
        let heavy = try creative(#""format":{"id":"f1","fields":{\#(pictures)}}"#, formats: ["f1"])
        #expect(heavy.pictureSources.count == 20)
    }

    @Test(arguments: [("https://m.example/?r=[REASON]", "https://m.example/?r=")])
    func `offers to mute an ad, for a reason or none`(url: String, bare: String) throws {
        let many = (0..<30).map { #""r\#($0)""# }.joined(separator: ",")
        let offer = try #require(
            try creative(#""mute":{"reasons":["Seen & again",\#(many)],"url":"\#(url)"}"#).mute
        )
        #expect(offer.reasons.count == 20)
        #expect(offer.url(for: "Seen & again")?.absoluteString == bare + "Seen%20%26%20again")
        #expect(offer.url(for: nil)?.absoluteString == bare)
    }

    @Test(
        arguments: [
            (#""viewable":true"#, ImpressionRule.onePixel), (#""viewable":false"#, nil), ("", nil),
        ] as [(String, ImpressionRule?)]
    )
    func `a seller may want its impression to count at the first pixel`(
        own: String,
        rule: ImpressionRule?
    ) throws {
        #expect(try offer(own).impression == rule)
    }
}
