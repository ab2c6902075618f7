import Foundation
import Testing

@testable import VAST

@Suite struct TagURITests {
    private static let base = "https://ads.example/a/b/tag.xml?x=1"

    @Test(
        arguments: [
            ("next.xml", base, "https://ads.example/a/b/next.xml"),
            ("/root.xml", base, "https://ads.example/root.xml"),
            ("//cdn.example/n.xml", base, "https://cdn.example/n.xml"),
            ("//cdn.example/n.xml", "http://ads.example/t", "http://cdn.example/n.xml"),
            ("?y=2", base, "https://ads.example/a/b/tag.xml?y=2"),
            ("", base, nil), ("   ", base, nil), ("next.xml", nil, nil), ("?y=2", nil, nil),
            ("//cdn.example/n.xml", nil, "https://cdn.example/n.xml"),
            ("ftp://o.example/t.xml", base, nil), ("javascript:alert(1)", base, nil),
            ("file:///etc/passwd", base, nil), ("data:text/xml,<VAST/>", base, nil),
            ("https://", base, nil), ("https:///x", nil, nil), ("#", nil, nil),
            (
                "https://o.example/t xml?a=b|c&d=%2f%zz", base,
                "https://o.example/t%20xml?a=b%7Cc&d=%2f%25zz"
            ),
            ("https://o.example/é", base, "https://o.example/%C3%A9"),
            ("https://o.example/t?c=[X]", base, "https://o.example/t?c=%5BX%5D"),
            ("\n https://o.example/t \n", base, "https://o.example/t"),
            ("HTTPS://O.example/t", base, "HTTPS://O.example/t"),
        ] as [(String, String?, String?)]
    )
    func `an address is taken against the document's own`(
        text: String,
        base: String?,
        want: String?
    ) {
        #expect(TagURI.url(text, base: base.flatMap(URL.init))?.absoluteString == want)
    }

    @Test(arguments: [
        "<VASTAdTagURL>https://o.example/t.xml</VASTAdTagURL>",
        "<VASTAdTagURL><URL><![CDATA[https://o.example/t.xml]]></URL></VASTAdTagURL>",
        "<VASTAdTagURI>https://o.example/t.xml</VASTAdTagURI><VASTAdTagURL>https://x.example</VASTAdTagURL>",
    ])
    func `the old name of the address is understood`(element: String) {
        let xml = "<VAST version='2.0'><Ad><Wrapper>\(element)</Wrapper></Ad></VAST>"
        let resolver = VASTResolver(Data(xml.utf8), macros: Fixture.macros)
        #expect(
            resolver.step == .fetch(URL(fileURLWithPath: "/").replaced("https://o.example/t.xml"))
        )
    }

    @Test(arguments: ["", "<VASTAdTagURI/>", "<VASTAdTagURI>next.xml</VASTAdTagURI>"])
    func `a wrapper without an address is error 300 and asks for nothing`(element: String) {
        let xml =
            "<VAST version='3.0'><Ad><Wrapper><Error>https://t.example/[ERRORCODE]</Error>"
            + "\(element)</Wrapper></Ad></VAST>"
        let resolver = VASTResolver(Data(xml.utf8), macros: Fixture.macros)
        guard case .done(let resolution) = resolver.step else {
            Issue.record("something is asked for")
            return
        }
        #expect(resolution.requests.isEmpty)
        #expect(resolution.failure?.code == 300)
        #expect(resolution.failure?.pings == ["https://t.example/300"])
    }
}

extension URL {
    fileprivate func replaced(_ text: String) -> URL { URL(string: text) ?? self }
}
