import Foundation
import Testing

@testable import VAST

@Suite struct ImpressionPixelTests {
    private let url = "https://srv.example/imp?a=1&b=2"
    private let pixel =
        "<Impression><![CDATA[https://srv.example/imp?a=1&b=2]]></Impression>"

    /// A document, and the same with `@` where the pixel goes.
    @Test(arguments: [
        "<VAST version=\"3.0\"><Ad><InLine><Impression id=\"p1\" ><![CDATA[https://t.example/i]]>"
            + "</Impression>@<Creatives/></InLine></Ad></VAST>",
        "<VAST version=\"3.0\"><Ad><Wrapper><VASTAdTagURI><![CDATA[https://w.example]]>"
            + "</VASTAdTagURI><Impression></Impression>@</Wrapper></Ad></VAST>",
        "<VAST version=\"3.0\"><Ad><InLine><Creatives/>@</InLine></Ad>"
            + "<Ad><InLine><Impression/>@</InLine></Ad></VAST>",
        "<VAST version=\"3.0\"><Error><![CDATA[https://e.example]]></Error></VAST>",
        "<VAST version=\"3.0\"><Ad><InLine><AdTitle><![CDATA[</Impression> <Impression>]]>"
            + "</AdTitle><Creatives/>@</InLine></Ad></VAST>",
        "<?xml version=\"1.0\"?>\n<VAST version=\"3.0\"><!-- <Ad><InLine> --><Ad>\n<InLine >\n"
            + "<Impression>a</Impression><Impression a='>'>b</Impression>@\n</InLine></Ad></VAST>\n",
        "<VAST version=\"4.2\"><Ad><InLine><Creatives><Creative><Impression>no</Impression>"
            + "</Creative></Creatives>@</InLine></Ad></VAST>",
    ])
    func `each ad gets one impression more, and every other byte stays`(marked: String) throws {
        let document = marked.replacingOccurrences(of: "@", with: "")
        let measured = try ImpressionPixel(url).added(to: document)
        #expect(measured == marked.replacingOccurrences(of: "@", with: pixel))
        #expect(try ImpressionPixel(url).added(to: measured) == measured, "the second time")
        let ads = try VASTDocument.read(measured).document.ads
        #expect(ads.count == marked.count { $0 == "@" })
        #expect(ads.allSatisfy { $0.impressions.filter { $0 == url }.count == 1 })
    }

    @Test func `an ad that is one empty tag is opened for it`() throws {
        let document = "<VAST version=\"3.0\"><Ad><InLine/></Ad></VAST>"
        let measured = "<VAST version=\"3.0\"><Ad><InLine>\(pixel)</InLine></Ad></VAST>"
        #expect(try ImpressionPixel(url).added(to: document) == measured)
    }

    @Test func `a prefix of the document is the pixel's, too`() throws {
        let document =
            "<v:VAST xmlns:v=\"urn:v\" version=\"3.0\"><v:Ad><v:InLine></v:InLine></v:Ad></v:VAST>"
        let measured = try ImpressionPixel(url).added(to: document)
        #expect(measured.contains("<v:Impression><![CDATA[\(url)]]></v:Impression></v:InLine>"))
        #expect(try VASTDocument.read(measured).document.ads.first?.impressions == [url])
    }

    @Test(arguments: [
        "https://srv.example/imp?a=1&amp;b=2", " <![CDATA[https://srv.example/imp?a=1&b=2]]>\n",
    ])
    func `it is found however it is written`(content: String) throws {
        let document =
            "<VAST version=\"3.0\"><Ad><InLine><Impression>\(content)</Impression></InLine></Ad></VAST>"
        #expect(try ImpressionPixel(url).added(to: document) == document)
    }

    @Test func `a URL cannot break out of its section`() throws {
        let evil = "https://srv.example/]]></Impression><Ad/>"
        let document = "<VAST version=\"3.0\"><Ad><InLine></InLine></Ad></VAST>"
        let read = try VASTDocument.read(try ImpressionPixel(evil).added(to: document)).document
        #expect(read.ads.count == 1)
        #expect(read.ads.first?.impressions == [evil])
    }

    @Test(arguments: ["", "<html></html>", "<VAST><Ad></VAST>", "no xml"])
    func `what is no VAST is refused`(text: String) {
        #expect(throws: VASTError.self) { try ImpressionPixel(url).added(to: text) }
    }
}
