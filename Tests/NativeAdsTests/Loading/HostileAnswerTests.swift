import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// Answers that were made to do harm cost the ad, and little time or memory.
@MainActor struct HostileAnswerTests {
    private let stage = Stage()

    private func creative(_ markup: String) throws -> Creative {
        let request = BidRequest(
            id: "q",
            imp: [Imp(id: "1", native: NativeImp(request: NativeRequest(assets: .headline)))]
        )
        let response = try BidResponse.read(String.response(bids: [.bid(markup)]))
        let reader = OfferReader(request: request, source: .direct, keepsDuplicates: true)
        return try #require(reader.offers(in: response).offers.first).creative
    }

    @Test func `takes the best of ten thousand bids`() async throws {
        let bids = (0..<10_000).map { number in
            String.bid(
                #"{"assets":[{"id":1,"title":{"text":"\#(number)"}}]}"#,
                id: "\(number)",
                price: Double(number)
            )
        }
        stage.answer(.response(bids: bids))
        let outcome = stage.load(stage.engine(), assets: .headline)
        await stage.clock.settle()
        #expect(try outcome.ad.headline == "9999")
    }

    @Test func `calls a few trackers of ten thousand, and those of its seller`() throws {
        func urls(_ name: String) -> String {
            (0..<10_000).map { #""https://t.example/\#(name)\#($0)""# }.joined(separator: ",")
        }
        let creative = try creative(
            #"""
            {"assets":[],"imptrackers":[\#(urls("i"))],
            "link":{"url":"https://a.example","clicktrackers":[\#(urls("c"))]}}
            """#
        )
        #expect(creative.trackers.count == 200)
        #expect(creative.link?.clickTrackers.count == 200)
        #expect(creative.dropped.count == 2)
    }

    @Test func `lets no ad's trackers push those of others out of the queue`() throws {
        let long = String(repeating: "a", count: 60_000)
        let urls = (0..<200).map { #""https://t.example/\#($0)?${AUCTION_AD_ID}""# }
        let request = BidRequest(
            id: "q",
            imp: [Imp(id: "1", native: NativeImp(request: NativeRequest(assets: .headline)))]
        )
        let bid = String.bid(
            #"{"assets":[],"imptrackers":[\#(urls.joined(separator: ","))]}"#,
            more: #""adid":"\#(long)","#
        )
        let reader = OfferReader(request: request, source: .direct, keepsDuplicates: true)
        let offers = reader.offers(in: try BidResponse.read(String.response(bids: [bid])))
        let creative = try #require(offers.offers.first).creative
        #expect(creative.trackers.count == 17)
        #expect(creative.trackers.reduce(0) { $0 + $1.url.utf8.count } <= 1 << 20)
    }

    @Test func `fetches a few pictures of a thousand`() throws {
        let assets = (100..<1100).map {
            #"{"id":\#($0),"img":{"type":3,"url":"https://cdn.example/\#($0)"}}"#
        }
        let creative = try creative(#"{"assets":[\#(assets.joined(separator: ","))]}"#)
        #expect(creative.pictureSources.count == 21)
    }

    @Test func `cuts a text that would take a screen for minutes to lay out`() throws {
        let long = String(repeating: "긴 글 ", count: 100_000)
        let pile = "a" + String(repeating: "\u{301}", count: 100_000)
        for (text, isShown) in [(long, true), (pile, false), ("b" + pile, true)] {
            let creative = try creative(#"{"assets":[{"id":1,"title":{"text":"\#(text)"}}]}"#)
            #expect((creative.headline != nil) == isShown)
            #expect((creative.headline ?? "").utf8.count <= 10_000)
            #expect(text.hasPrefix(creative.headline ?? ""))
        }
    }

    @Test func `writes no long id into a URL a thousand times`() throws {
        let id = String(repeating: "x", count: 1 << 20)
        let text = "https://t.example/?" + String(repeating: "${AUCTION_ID}", count: 10_000)
        #expect(Macros(auctionID: id).expand(text) == text)
        let short = Macros(auctionID: "r").expand(text)
        #expect(short == "https://t.example/?" + String(repeating: "r", count: 10_000))
    }

    @Test(arguments: ["1e400", "-1", "\"NaN\"", "\"Infinity\"", "true", "[]"])
    func `drops a bid whose price is no price and takes the next`(price: String) async throws {
        let odd = String.bid(.markup("Odd"), id: "odd").replacingOccurrences(
            of: #""price":1.2"#,
            with: #""price":\#(price)"#
        )
        stage.answer(.response(bids: [odd, .bid(.markup(), id: "good")]))
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(try outcome.ad.creative.bidID == "good")
    }

    @Test func `takes numbers of any size for what they are`() async throws {
        stage.answer(
            .response(bids: [
                .bid(
                    #"""
                    {"assets":[{"id":1,"title":{"text":"Hi","len":99999999999999999999}},
                    {"id":9223372036854775808,"title":{"text":"no"}},
                    {"id":3,"img":{"url":"https://cdn.example/i.png","w":1e300,"h":-9223372036854775808}}]}
                    """#,
                    price: .greatestFiniteMagnitude,
                    more: #""exp":9223372036854775807,"id":"a\u0000b","crid":"\u0000","#
                )
            ])
        )
        stage.servePictures()
        let outcome = stage.load(stage.engine(), assets: .headline + [.icon(id: 3)])
        await stage.clock.settle()
        let ad = try outcome.ad
        #expect(ad.headline == "Hi")
        #expect(ad.creative.icon?.aspectRatio == nil)
        await stage.clock.advance(by: 1e6)
        #expect(ad.state == .loaded)
    }
}
