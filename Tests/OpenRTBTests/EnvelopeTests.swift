import OpenRTB
import Testing

struct EnvelopeTests {
    private static let native =
        #"{"ver":"1.2","assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}"#

    private static var quoted: String { JSONValue(native).text() }

    @Test(arguments: [
        #""adm":\#(quoted)"#,
        #""adm":\#(JSONValue("{\"native\":\(native)}").text())"#,
        #""adm":\#(native)"#,
        #""adm":{"native":\#(native)}"#,
        #""adm_native":\#(native)"#,
        #""admNative":{"native":\#(native)}"#,
        #""adm":"","adm_native":\#(quoted)"#,
        #""adm":null,"adm_native":\#(native)"#,
        #""adm":\#(JSONValue(quoted).text())"#,
        #""adm":{"native":\#(quoted)}"#,
        #""adm":\#(JSONValue("\u{FEFF} " + native + "\n").text())"#,
    ])
    func `reads one ad from every envelope`(markup: String) throws {
        let response = try BidResponse.read(
            #"{"id":"r","seatbid":[{"bid":[{"id":"b","impid":"1","price":1.2,\#(markup)}]}]}"#
        )
        let bid = try #require(response.value.seatbid.first?.bid.first)
        let ad = try bid.nativeMarkup(for: nil).value
        #expect(ad.assets == [NativeAsset(id: 1, content: .title("Rain coats"))])
        #expect(ad.link == Link(url: "https://shop.example/r"))
        #expect(ad.ver == "1.2")
    }

    private static let others: [(JSONValue?, String)] = [
        (nil, "adm is missing"), ("", "adm is empty"), ("  ", "adm is empty"),
        ("null", "adm is null, not an object"), ("[]", "adm is a list, not an object"),
        ("{}", "adm is no native ad: assets, assetsurl, dcourl and link are missing"),
        (5, "adm is a number, not an object"),
        ([:], "adm is no native ad: assets, assetsurl, dcourl and link are missing"),
        ("<VAST version=\"4.0\"></VAST>", "adm is VAST, not native"),
        ("<?xml version=\"1.0\"?>\n<VAST/>", "adm is VAST, not native"),
        ("<div>test</div>", "adm is HTML, not native"), ("<!-- a -->", "adm is HTML, not native"),
        ("<?xml version=\"1.0\"?><a/>", "adm is XML, not native"),
        ("a creative", "adm is no JSON: no value is here (line 1, column 1)"),
        (
            #"{"assets":[{"id":1,"title":{"te"#,
            "adm is no JSON: a text is not closed (line 1, column 29)"
        ),
    ]

    @Test(arguments: others)
    func `says what it is that is no native ad`(adm: JSONValue?, sentence: String) throws {
        let bid = Bid(id: "b", impid: "1", price: 1, adm: adm)
        let error = try #require(throws: ReadingError.self) { try bid.nativeMarkup(for: nil) }
        #expect(error.sentence == sentence)
        #expect(error.path == "/adm")
    }

    @Test func `gives up on endless wrapping`() {
        var value: JSONValue = ["native": [:]]
        for _ in 0..<10 { value = ["native": value] }
        #expect(throws: ReadingError.self) { try NativeMarkup.read(value) }
    }

    @Test func `starts paths at the native object in every envelope`() throws {
        let inner =
            #"{"assets":[{"id":1,"title":{"text":"\ud800","text":"b"}},{"id":2}],"link":{"url":"l"}}"#
        for text in [inner, #"{"native":\#(inner)}"#] {
            let paths = try NativeMarkup.read(text).notes.map(\.path)
            #expect(paths == ["/assets/0/title/text", "/assets/0/title/text", "/assets/1"])
        }
    }
}
