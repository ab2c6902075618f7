import Foundation
import Testing

@testable import OpenRTB

struct AdURLTests {
    static let untouched: [String] = [
        "https://a.example/x?y=1#z", "http://a.example", "https://a.example?x=1",
        "https://a.example/?q=%7bx%7D&r=%C3%BC", "https://a.example/%E4%B8%AD/%2F%25%00",
        "https://a.example/-._~:@!$&'()*+,;=/?-._~:@!$&'()*+,;=/?#-._~:@!$&'()*+,;=/?",
        "https://a.example/x?z=1&a=2&z=1&=&&", "https://a.example//a/../b/./c",
        "https://a.example:8080/", "https://a.example:/", "https://127.0.0.1:65535/p",
        "http://[::1]:8080/x", "https://[2001:db8::1.2.3.4]/",
        "https://a_b.example/", "https://A.Example/B", "https://xn--bcher-kva.example/x",
        "shopx://item/9", "shopx://", "tel:+123", "mailto:a@b.example",
        "shop.x-1+2:go", "itms-apps://apps.example/9",
    ]

    @Test(arguments: untouched)
    func `changes no byte of what RFC 3986 allows`(text: String) {
        #expect(AdURL.target(text)?.absoluteString == text)
    }

    @Test(arguments: [
        ("//cdn.example/n.jpg", "https://cdn.example/n.jpg"),
        ("cdn.example/n.jpg", "https://cdn.example/n.jpg"),
        ("cdn.example:8080/n.jpg", "https://cdn.example:8080/n.jpg"),
        ("cdn.example?x=//y:z", "https://cdn.example?x=//y:z"),
        ("127.0.0.1:80/x", "https://127.0.0.1:80/x"),
        ("  https://a.example/ \n", "https://a.example/"),
        ("\u{FEFF}https://a.example/\u{A0}\u{200B}", "https://a.example/"),
        ("HTTPS://A.example/B", "https://A.example/B"),
        ("https://a.example/v 1.mp4", "https://a.example/v%201.mp4"),
        ("https://a.example/%7Bx%7d%zz%", "https://a.example/%7Bx%7d%25zz%25"),
        ("https://a.example/?p=100%&q=5%2", "https://a.example/?p=100%25&q=5%252"),
        ("https://a.example/?p=%%20%", "https://a.example/?p=%25%20%25"),
        ("https://a.example/{x}|\\^`\"<>", "https://a.example/%7Bx%7D%7C%5C%5E%60%22%3C%3E"),
        ("https://a.example/?a[]=1&b=ü", "https://a.example/?a%5B%5D=1&b=%C3%BC"),
        ("https://a.example/?e=🚀", "https://a.example/?e=%F0%9F%9A%80"),
        ("https://a.example/a\u{308}", "https://a.example/a%CC%88"),
        ("https://a.example/\u{308}x", "https://a.example/%CC%88x"),
        ("https://a.example/?q=\u{202E}x", "https://a.example/?q=%E2%80%AEx"),
        ("https://a.example/#a#b", "https://a.example/#a%23b"),
        ("https://a.example/a\tb\nc\r", "https://a.example/a%09b%0Ac"),
        ("https://a.example/\r\nHost: x", "https://a.example/%0D%0AHost:%20x"),
        ("https://a.example/?p=${X}", "https://a.example/?p=$%7BX%7D"),
        ("https://a.example/[CACHEBUSTING]", "https://a.example/%5BCACHEBUSTING%5D"),
        (
            "https://a.example/?u=https://b.example/?c=d",
            "https://a.example/?u=https://b.example/?c=d"
        ),
        ("https://a.example/&amp;x", "https://a.example/&amp;x"),
        ("https://a.example\u{0301}/", "https://a.xn--exampl-gva/"),
        ("shopx://item/a b?[c]", "shopx://item/a%20b?%5Bc%5D"),
        ("ShopX://Item", "shopx://Item"),
    ])
    func `repairs what RFC 3986 forbids and touches nothing else`(text: String, expected: String) {
        #expect(AdURL.target(text)?.absoluteString == expected)
    }

    @Test(arguments: [
        ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.example", "xn--bcher-kva.example"),
        ("bu\u{308}cher.example", "xn--bcher-kva.example"),
        ("b%C3%BCcher.example", "xn--bcher-kva.example"),
        ("例え。テスト", "xn--r8jz45g.xn--zckzah"), ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
        ("faß.example", "xn--fa-hia.example"), ("☃.example", "xn--n3h.example"),
        ("ａ．example", "a.example"), ("%61.example", "a.example"),
        ("3年b組金八先生.example", "xn--3b-ww4c5e180e575a65lsy2b.example"),
    ])
    func `writes a host in another script as DNS knows it`(host: String, expected: String) {
        let url = AdURL.web("https://\(host):80/p")
        #expect(url?.absoluteString == "https://\(expected):80/p")
    }

    static let refused: [String] = [
        "", "  ", "not a url", "/path", "word", "./a.b", "?x=1", "#x", ".example/x", ":80",
        "a@b.example",
        "https://", "https:///x", "https://:80/", "https://?x", "https://#x", "https:a.example",
        "https:/a.example", "https:\\\\a.example", "//", "///x", "shopx:",
        "https://a b.example/", "https://a\tb.example/", "https://a<b>.example/", "https://a|b/",
        "https://a.example:port/", "https://a.example:65536/", "https://a.example:-1/",
        "https://a.example:8 0/", "https://a.example:80:80/", "https://a.example:٣/",
        "https://[::1/", "https://[zz]/", "https://[::1]x/", "https://[]/", "https://[1]/",
        "https://[::1%25en0]/", "https://::1/",
        "https://user:p@a.example:1/", "https://user@/x", "https://a.example\\@evil.example/",
        "https://a.example@evil.example/", "https://a.example%40evil.example/",
        "https://a.example%2F@evil.example/", "https://a.example%00.evil.example/",
        "https://a.example%2Fx/", "https://a.example%zz/", "https://%FF.example/",
        "https://a℀b.example/", "https://a\u{200B}b.example/", "https://a\u{202E}b.example/",
        "https://a\u{3000}b.example/", "https://\u{E000}.example/",
        "https://a.example/\u{0}", "https://a.example/\u{1B}[0m", "https://a.example/\u{7F}",
        "https://a\u{0}b.example/", "https://a\u{7F}.example/", "https://\u{1}/", "\u{0}",
        "\u{0}https://a.example/",
    ]

    private static func long(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    static let tooLong: [String] = [
        "https://\(long("a", 254))", "https://\(long("ü", 64))",
        "https://a.example/\(long("a", 65_536))", long("a.", 40_000),
    ]

    @Test(arguments: refused + tooLong)
    func `refuses what no repair makes an address`(text: String) {
        #expect(AdURL.target(text) == nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:x", "JAVASCRIPT:alert(1)", " \n\tjavascript:alert(1)",
        "java\nscript:alert(1)", "java\tscript:alert(1)", "\u{1}javascript:alert(1)",
        "javascript\u{0}:alert(1)", "javascript :alert(1)", "javascript&colon;alert(1)",
        "&#106;avascript:alert(1)", "%6Aavascript:alert(1)", "ｊavascript:alert(1)",
        "jаvascript:alert(1)", "javascript://a.example/%0Aalert(1)", "\u{FEFF}javascript:alert(1)",
        "https://javascript:alert(1)/", "vbscript:x", "file:///etc/passwd", "FILE://a.example/x",
        "data:image/png;base64,xx", "DATA:text/html,x", "About:blank", "blob:https://a.example/1",
        "filesystem:https://a.example/1", "view-source:https://a.example", "ftp://a.example/x",
        "ws://a.example", "itms-services://?action=download-manifest&url=https://a.example/m.plist",
    ])
    func `refuses schemes that belong to no ad, however they are written`(text: String) {
        #expect(AdURL.target(text) == nil)
        #expect(AdURL.web(text) == nil)
    }

    /// What comes out is an address, or nothing does; it never stops the process.
    @Test func `survives random bytes in every place of an address`() {
        var generator = Generator(state: 3)
        let address = Array("https://bü.shop.example:8080/a%20b?c=[d]#e".utf8)
        for _ in 0..<5000 {
            var bytes = address
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let url = AdURL.target(text) else { continue }
            let isPlain = url.absoluteString.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            #expect(isPlain, "\(text)")
            #expect(!["javascript", "data", "file"].contains(url.scheme))
            #expect(AdURL.target(url.absoluteString) == url, "repaired once is repaired: \(text)")
        }
    }

    static let refusals: Set = ["url.invalid", "url.refused", "native.link.url"]

    /// What an app would not call or open, a checker says so of.
    @Test(arguments: refused + tooLong + untouched)
    func `lint finds fault with what apps refuse, and with nothing else`(text: String) {
        let ad: JSONValue = [
            "link": ["url": .string(text)], "assets": [["id": 1, "title": ["text": "Hi"]]],
        ]
        let codes = DocumentCheck.findings(in: ad.data, as: .native).map(\.code)
        let isRefused = !Self.refusals.isDisjoint(with: codes)
        #expect(isRefused == (AdURL.target(text) == nil), "\(codes)")
    }

    @Test func `takes only http and https for pages, pictures and trackers`() {
        #expect(AdURL.web("shopx://item/9") == nil)
        #expect(AdURL.web("http://a.example") != nil)
    }
}

/// Numbers that are the same each time.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
