import Foundation
import OpenRTB
import Testing

@testable import NativeAds

struct CreativeHTMLTests {
    private static let markup = #""adm":"{\"assets\":[{\"id\":1,\"title\":{\"text\":\"T\"}}]}""#

    private func creative(_ more: String) throws -> Creative {
        let response = """
            {"id":"r","seatbid":[{"bid":[{"id":"b","impid":"1","price":1.2,\(Self.markup)\(more)}]}]}
            """
        let native = NativeRequest(assets: .headline)
        let request = BidRequest(id: "q", imp: [Imp(id: "1", native: NativeImp(request: native))])
        let offers = OfferReader(request: request, source: .direct, keepsDuplicates: false)
            .offers(in: try BidResponse.read(response))
        return try #require(offers.offers.first).creative
    }

    @Test(arguments: [
        (#""w":300,"h":250"#, MediaSize(width: 300, height: 250)),
        (#""w":"320","h":50.0"#, MediaSize(width: 320, height: 50)),
        (#""w":300"#, .unknown), (#""w":0,"h":250"#, .unknown), (#""w":-1,"h":-1"#, .unknown),
        (#""w":true,"h":[]"#, .unknown),
    ])
    func `markup comes with the bid's own size, or with none`(size: String, want: MediaSize) throws
    {
        let html = try creative(#", \#(size),"ext":{"ona":{"html":"<b>Rain</b>"}}"#).html
        #expect(html == CreativeHTML(markup: "<b>Rain</b>", size: want))
    }

    @Test func `the auction's macros in it are replaced, and nothing else is touched`() throws {
        let html = try creative(
            #","ext":{"ona":{"html":"<a href='x?p=${AUCTION_PRICE}'>\u20ac &amp; </a>\n<script>a</script>"}}"#
        ).html
        #expect(html?.markup == "<a href='x?p=1.2'>\u{20AC} &amp; </a>\n<script>a</script>")
    }

    @Test(arguments: [
        "1", "true", "[]", #"["<b>x</b>"]"#, "{}", #"{"html":"<b>x</b>"}"#, #"""#, #"" \n\t ""#,
    ])
    func `anything but a text with something in it is refused with a note`(value: String) throws {
        let value = value == "\"" ? "\"\"" : value
        let creative = try creative(#","ext":{"ona":{"html":\#(value)}}"#)
        #expect(creative.html == nil)
        #expect(creative.dropped.map(\.path) == ["/ext/ona/html"])
        #expect(creative.headline == "T")
    }

    @Test(arguments: ["", #","ext":{}"#, #","ext":{"ona":{"html":null}}"#, #","ext":{"ona":7}"#])
    func `a bid without markup is no news`(more: String) throws {
        let creative = try creative(more)
        #expect(creative.html == nil)
        #expect(creative.dropped.isEmpty)
    }

    @Test func `markup of more than 512 KB is refused, of less is shown`() throws {
        let long = String(repeating: "x", count: 512 << 10)
        #expect(
            try creative(#","ext":{"ona":{"html":"\#(long)"}}"#).html?.markup.count == 512 << 10
        )
        let longer = try creative(#","ext":{"ona":{"html":"\#(long)x"}}"#)
        #expect(longer.html == nil)
        #expect(longer.dropped.map(\.reason) == ["has more than 512 KB"])
    }
}
