import Foundation
import Testing

@testable import NativeAds

struct AdURLTests {
    @Test(arguments: [
        ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"),
        ("//cdn.example/n.jpg", "https://cdn.example/n.jpg"),
        ("cdn.example/n.jpg", "https://cdn.example/n.jpg"),
        ("cdn.example:8080/n.jpg", "https://cdn.example:8080/n.jpg"),
        ("  https://a.example/ \n", "https://a.example/"),
        ("HTTPS://A.example/B", "https://A.example/B"),
        ("https://a.example/v 1.mp4", "https://a.example/v%201.mp4"),
        ("https://a.example/%7Bx%7d%zz%", "https://a.example/%7Bx%7d%25zz%25"),
        ("https://a.example/{x}|\\^`\"<>", "https://a.example/%7Bx%7D%7C%5C%5E%60%22%3C%3E"),
        ("https://a.example/?a[]=1&b=ü", "https://a.example/?a%5B%5D=1&b=%C3%BC"),
        ("https://a.example/#a#b", "https://a.example/#a%23b"),
        ("https://a.example/a\tb\nc", "https://a.example/a%09b%0Ac"),
        ("https://user:p@a.example:1/", "https://user:p@a.example:1/"),
        ("http://[::1]:8080/x", "http://[::1]:8080/x"),
        ("https://a.example?x=1", "https://a.example?x=1"),
        ("shopx://item/9", "shopx://item/9"), ("tel:+123", "tel:+123"),
    ])
    func `repairs what RFC 3986 forbids and touches nothing else`(text: String, expected: String) {
        #expect(AdURL.target(text)?.absoluteString == expected)
    }

    @Test(arguments: [
        "", "  ", "not a url", "/path", "word", "https://", "https:///x", "https://:80/",
        "https://a b.example/", "https:a.example", "javascript:alert(1)", "JavaScript:x",
        "file:///etc/passwd", "data:image/png;base64,xx", "https://user@/x", "?x=1", "#x",
        "https://a.example\\@evil.example/", "shopx:", String(repeating: "a.", count: 40_000),
        "JAVASCRIPT:alert(1)", " \n\tjavascript:alert(1)", "java\nscript:alert(1)",
        "java\tscript:alert(1)", "\u{1}javascript:alert(1)", "javascript\u{0}:alert(1)",
        "javascript :alert(1)", "javascript&colon;alert(1)", "&#106;avascript:alert(1)",
        "%6Aavascript:alert(1)", "ｊavascript:alert(1)", "jаvascript:alert(1)",
        "vbscript:x", "DATA:text/html,x", "About:blank", "blob:https://a.example/1",
        "https://a\u{0}b.example/", "https://a\u{7F}.example/", "https://\u{1}/", "\u{0}",
        "https://javascript:alert(1)/", "https://a.example:port/",
    ])
    func `refuses what is no address that may be opened`(text: String) {
        #expect(AdURL.target(text) == nil)
    }

    /// What comes out is an address, or nothing does; it never stops the process.
    @Test func `survives random bytes in every place of an address`() {
        var generator = Generator(state: 3)
        let address = Array("https://user@shop.example:8080/a%20b?c=[d]#e".utf8)
        for _ in 0..<20_000 {
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
        }
    }

    @Test func `takes only http and https for pages, pictures and trackers`() {
        #expect(AdURL.web("shopx://item/9") == nil)
        #expect(AdURL.web("http://a.example") != nil)
    }
}
