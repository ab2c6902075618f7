import Foundation
import OpenRTB
import Testing

@testable import native_ads

@MainActor
struct InspectVASTTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func inspect(
        _ text: String,
        name: String = "ad.xml",
        rules: String? = nil,
        _ options: [String] = []
    ) async throws -> Run {
        var options = options
        if let rules { options += ["--http", try desk.file("rules.json", rules)] }
        return try await desk.run("inspect", text, name: name, options)
    }

    nonisolated private static func inline(
        _ linear: String,
        more: String = "",
        error: String = "<Error>https://e.example/?c=[ERRORCODE]</Error>"
    ) -> String {
        #"""
        <VAST version="3.0"><Ad id="a1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>\#(error)
        <Impression>https://i.example/in</Impression>\#(more)<Creatives><Creative><Linear>\#(linear)</Linear></Creative></Creatives></InLine></Ad></VAST>
        """#
    }

    nonisolated private static let file =
        #"<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="800">https://cdn.example/v 1.mp4</MediaFile>"#

    @Test func `prints an ad in the order of the contract`() async throws {
        let run = try await inspect(
            Self.inline(
                #"""
                <Duration>00:00:30.500</Duration><TrackingEvents><Tracking event="progress" offset="25%">https://t.example/p</Tracking>
                <Tracking event="progress" offset="00:01:00">https://t.example/never</Tracking>
                <Tracking event="mute">https://t.example/m</Tracking><Tracking event="start">https://t.example/s?[CACHEBUSTING]&amp;a b</Tracking></TrackingEvents>
                <VideoClicks><ClickThrough>https://c.example</ClickThrough><ClickTracking>https://ct.example</ClickTracking></VideoClicks>
                <MediaFiles>\#(Self.file)</MediaFiles>
                """#
            )
        )
        #expect(run.status == .done)
        #expect(
            run.out == [
                #"{"kind":"vast","ads":[{"id":"a1","title":"T","duration":30.5,"skipOffset":null,"clickThrough":"https://c.example","clickTracking":["https://ct.example"],"impressions":["https://i.example/in"],"errors":["https://e.example/?c=[ERRORCODE]"],"#,
                #""tracking":{"start":["https://t.example/s?[CACHEBUSTING]&a%20b"],"mute":["https://t.example/m"],"progress":[{"offset":7.625,"url":"https://t.example/p"}]},"#,
                #""mediaFiles":[{"url":"https://cdn.example/v%201.mp4","type":"video/mp4","w":640,"h":360,"bitrate":800,"delivery":"progressive"}],"chosen":0,"wrappers":0}],"requests":[]}"#,
            ].joined() + "\n"
        )
    }

    @Test(arguments: [nil, "[]"])
    func `a wrapper without answers was not fetched, one without its answer did not answer`(
        rules: String?
    ) async throws {
        let run = try await inspect(
            #"""
            <VAST version="3.0"><Ad><Wrapper><AdSystem>S</AdSystem><Impression>https://i.example</Impression>
            <VASTAdTagURI>https://w.example/tag</VASTAdTagURI></Wrapper></Ad></VAST>
            """#,
            rules: rules
        )
        #expect(run.status == .bad)
        let hint =
            "note: 301: https://w.example/tag was not fetched: give its answer by --http.\n"
        #expect((run.err == hint) == (rules == nil))
        if rules == nil { #expect(try run.object["failure"]?["code"] == 301) }
    }

    @Test(arguments: [
        (#"<VAST version="4.2"/>"#, "303: There is no ad in the document."),
        (
            inline(#"<Duration>00:00:10</Duration>"#),
            "403: The ad's linear creative has no media file."
        ),
        (
            #"<VAST version="4.2"><Ad><InLine><AdTitle>T</AdTitle><Creatives/></InLine></Ad></VAST>"#,
            "403: The ad has no linear creative, so no video."
        ),
        (
            inline(
                #"<MediaFiles><MediaFile type="video/x-flv">https://c.example/1</MediaFile><MediaFile type="video/mp4" apiFramework="VPAID">https://c.example/2</MediaFile><MediaFile type="video/x-flv">https://c.example/3</MediaFile></MediaFiles>"#
            ),
            "403: The player plays none of the ad's media files: video/x-flv, video/mp4 for VPAID."
        ),
    ])
    func `says what an ad without a video has instead`(
        document: String,
        words: String
    ) async throws {
        let run = try await inspect(document)
        #expect(run.status == .bad)
        #expect(run.err.contains("note: \(words)\n"), "\(run.err)")
    }

    @Test func `says that a wrapper leads to no ad`() async throws {
        let run = try await inspect(
            #"""
            <VAST version="3.0"><Ad><Wrapper><AdSystem>S</AdSystem><Impression>https://i.example</Impression>
            <VASTAdTagURI>https://w.example/tag</VASTAdTagURI></Wrapper></Ad></VAST>
            """#,
            rules: #"[{"url":"https://w.example/tag","body":"<VAST version=\"3.0\"/>"}]"#
        )
        #expect(run.status == .bad)
        #expect(run.err == "note: 303: The wrapper leads to no ad to be shown.\n")
    }

    @Test func `skips blank nodes`() async throws {
        let run = try await inspect(
            #"""
            <VAST version="3.0"><Ad id="a1"><InLine><AdSystem>S</AdSystem><AdTitle/>
            <Impression><![CDATA[ ]]></Impression><Impression id="x"/><Impression><![CDATA[https://t.example/i]]></Impression><Error></Error>
            <Creatives><Creative><Linear><Duration>00:00:10</Duration><AdParameters xmlEncoded="true"><![CDATA[ ]]></AdParameters>
            <TrackingEvents><Tracking event="start"><![CDATA[]]></Tracking><Tracking event=""><![CDATA[https://t.example/e]]></Tracking></TrackingEvents>
            <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[
               https://cdn.example/v.mp4
            ]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
            """#
        )
        let ad = try run.object["ads"]?[0]
        #expect(run.status == .done)
        #expect(ad?["impressions"] == ["https://t.example/i"])
        #expect(ad?["errors"] == nil)
        #expect(ad?["tracking"]?["start"] == nil)
        #expect(ad?["mediaFiles"]?[0]?["url"] == "https://cdn.example/v.mp4")
    }

    @Test(arguments: [
        ("00:00:30", "20%", "6"), ("00:00:30", "33.3%", "9.99"), ("00:00:30", "5", "5"),
        ("00:00:30", "110%", nil), ("00:00:30", "00:00:45", nil), ("", "25%", nil),
        ("120", "00:00:15.333", "15.333"),
    ])
    func `prints offsets in seconds, and null where nobody can skip`(
        duration: String,
        offset: String,
        seconds: String?
    ) async throws {
        let run = try await inspect(
            Self.inline("<Duration>\(duration)</Duration><MediaFiles>\(Self.file)</MediaFiles>")
                .replacingOccurrences(of: "<Linear>", with: #"<Linear skipoffset="\#(offset)">"#)
        )
        let skip = try #require(run.object["ads"]?[0]?["skipOffset"])
        #expect(skip.isNull == (seconds == nil))
        if let seconds { #expect(skip.double == Double(seconds)) }
    }

    @Test(arguments: [
        (
            #"<MediaFile type="application/dash+xml" width="426" height="240">https://c.example/1</MediaFile><MediaFile type="application/x-mpegURL" width="0" height="0">https://c.example/2</MediaFile>"#,
            1
        ),
        (
            #"<MediaFile type="application/dash+xml">https://c.example/1</MediaFile><MediaFile type="video/webm" width="640" height="360">https://c.example/2</MediaFile>"#,
            nil
        ),
        (
            #"<MediaFile type="VIDEO/MP4" width="640" height="360">https://c.example/1</MediaFile><MediaFile type="video/mp4; codecs=&quot;avc1&quot;" width="1280" height="720">https://c.example/2</MediaFile><MediaFile type="video/mp4" width="1920" height="1080">https://c.example/3</MediaFile>"#,
            1
        ),
        (
            #"<MediaFile type="application/javascript" apiFramework="VPAID">https://c.example/1</MediaFile>\#(file)"#,
            1
        ),
        ("", nil),
    ])
    func `chooses a media file, or fails with 403 and tells all`(
        files: String,
        chosen: Int?
    ) async throws {
        let run = try await inspect(
            Self.inline("<MediaFiles>\(files)</MediaFiles>"),
            ["--slot", "390x219@3"]
        )
        let object = try run.object
        #expect(object["ads"]?[0]?["chosen"] == (chosen.map { JSONValue($0) } ?? .null))
        #expect(run.status == (chosen == nil ? .bad : .done))
        #expect(
            object["failure"]
                == (chosen == nil ? ["code": 403, "pings": ["https://e.example/?c=403"]] : nil)
        )
    }

    @Test func `plays the types that it is told`() async throws {
        let text = Self.inline("<MediaFiles>\(Self.file)</MediaFiles>")
        let run = try await inspect(text, ["--media-types", "video/webm, application/x-mpegURL"])
        #expect(run.status == .bad)
        #expect(try run.object["failure"]?["code"] == 403)
    }

    private static func wrapper(_ uri: String, _ name: String, more: String = "") -> String {
        #"<VAST version=\"4.0\"><Ad><Wrapper><AdSystem>S</AdSystem><VASTAdTagURI><![CDATA[\#(uri)]]></VASTAdTagURI><Error>https://e.example/\#(name)?[ERRORCODE]</Error><Impression>https://i.example/\#(name)</Impression>\#(more)</Wrapper></Ad></VAST>"#
    }

    private static func first(_ uri: String) -> String {
        wrapper(uri, "w1").replacingOccurrences(of: #"\""#, with: "\"")
    }

    @Test func `follows wrappers by the rules, redirects included`() async throws {
        let inline = Self.inline("<MediaFiles>\(Self.file)</MediaFiles>")
            .replacingOccurrences(of: "\n", with: " ")
            .replacingOccurrences(of: "\"", with: #"\""#)
        let run = try await inspect(
            Self.first("//w2.example/t?cb=[NOSUCH]"),
            rules: #"""
                [{"url":"https://w2.example/t?cb=%5BNOSUCH%5D","status":302,"headers":{"Location":"/moved"}},
                {"url":"https://w2.example/moved","body":"\#(Self.wrapper("next.xml", "w2"))"},
                {"prefix":"https://w2.example/next","body":"\#(inline)"}]
                """#
        )
        #expect(run.status == .done)
        let object = try run.object
        #expect(object["failure"] == nil)
        #expect(
            object["requests"]
                == ["https://w2.example/t?cb=%5BNOSUCH%5D", "https://w2.example/next.xml"]
        )
        #expect(object["ads"]?[0]?["wrappers"] == 2)
        #expect(
            object["ads"]?[0]?["impressions"]
                == ["https://i.example/w1", "https://i.example/w2", "https://i.example/in"]
        )
    }

    @Test(arguments: [
        (#"[{"url":"https://w.example/","error":"timeout"}]"#, 301),
        (#"[{"url":"https://w.example/","status":500}]"#, 301),
        (#"[{"url":"https://w.example/","after":10,"body":"<VAST version=\"4.0\"/>"}]"#, 301),
        (#"[{"url":"https://w.example/","body":"<html>"}]"#, 100),
        (#"[{"url":"https://w.example/","body":"<VAST version=\"4.0\"/>"}]"#, 303), ("[]", 303),
        (nil, 301),
    ])
    func `fails where a wrapper leads nowhere`(rules: String?, code: Int) async throws {
        let run = try await inspect(Self.first("https://w.example/"), rules: rules)
        #expect(run.status == .bad)
        let object = try run.object
        #expect(object["ads"] == [])
        #expect(
            object["failure"]
                == ["code": JSONValue(code), "pings": ["https://e.example/w1?\(code)"]]
        )
    }

    @Test(arguments: [
        ("<VAST", 100), ("<html></html>", 100), ("<rss/>", 101),
        (#"<VideoAdServingTemplate/>"#, 102), ("", 100),
        ("no XML", 100), (#"<VAST version="4.0"></VAST>"#, 303),
    ])
    func `names what is wrong with a document`(text: String, code: Int) async throws {
        let run = try await inspect(text)
        #expect(run.status == .bad)
        #expect(try run.object["failure"]?["code"] == JSONValue(code))
        #expect(try run.object["failure"]?["pings"] == [])
    }

    @Test func `replaces macros in what is called, and lets unknown ones be`() async throws {
        let run = try await inspect(
            Self.inline(
                "",
                error:
                    "<Error>https://e.example/x?c=[ERRORCODE]&amp;ph=[ADPLAYHEAD]&amp;cb=[CACHEBUSTING]&amp;z=[NOSUCH]&amp;l=[errorcode]</Error>"
            )
        )
        let ping = try #require(run.object["failure"]?["pings"]?[0]?.string)
        let digits = ping.drop { $0 != "b" }.dropFirst(2).prefix { $0 != "&" }
        #expect(digits.count == 8)
        #expect(ping == "https://e.example/x?c=403&ph=-1&cb=\(digits)&z=[NOSUCH]&l=[errorcode]")
    }

    @Test func `reads VAST out of a bid for a video, with the auction's macros replaced`()
        async throws
    {
        let text = Self.inline("<MediaFiles>\(Self.file)</MediaFiles>")
            .replacingOccurrences(of: "i.example/in", with: "i.example/${AUCTION_PRICE}")
        let bid: JSONValue = ["adm": .string(text), "price": 1.5, "mtype": 2]
        let run = try await inspect(bid.text(), name: "bid.json")
        #expect(run.status == .done)
        #expect(try run.object["ads"]?[0]?["impressions"] == ["https://i.example/1.5"])
    }
}
