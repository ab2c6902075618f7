import Foundation
import Testing

@testable import VAST

@Suite struct CheckerTests {
    /// A change of the whole fixture that breaks one rule.
    struct Fault: Sendable, CustomTestStringConvertible {
        let rule: VASTRule
        let old: String
        let new: String

        init(_ rule: VASTRule, _ old: String, _ new: String) {
            self.rule = rule
            self.old = old
            self.new = new
        }

        var testDescription: String { "\(rule.rawValue): \(new.prefix(60))" }
    }

    private static func check(_ text: String) -> [VASTFinding] {
        VASTChecker.findings(in: Data(text.utf8))
    }

    @Test func `a whole document of the latest form has nothing to be said`() throws {
        let findings = VASTChecker.findings(in: try Fixture.data("inline.xml"))
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(arguments: [
        (
            "<VAST version=\"4.2\"><Ad id=\"1\"><InLine>", 40,
            "The XML is damaged: it breaks off inside of InLine, which has no end tag"
        ),
        (
            "<VAST version=\"4.2\"></VAST><x/>", 28,
            "The XML is damaged: something stands after the root element"
        ),
    ])
    func `tells a text that breaks off from one that goes on`(
        text: String,
        column: Int,
        sentence: String
    ) {
        let findings = Self.check(text)
        #expect(findings.map(\.message) == [sentence])
        #expect(findings.map(\.column) == [column])
    }

    @Test(arguments: [
        ("<Duration>00:00:20", "<Duration>00:00:61", "\"00:00:61\""),
        ("<Duration>00:00:20", "<Duration>00:00:61", "minutes and seconds end at 59"),
        ("t.example/start", "t.example/[CACHEBUSTER]", "perhaps [CACHEBUSTING] is meant"),
        ("t.example/start", "t.example/[errorcode]", "perhaps [ERRORCODE] is meant"),
        ("t.example/start", "t.example/[NOPE]", "VAST has no macro [NOPE]"),
    ])
    func `says what is meant`(old: String, new: String, part: String) throws {
        let whole = String(decoding: try Fixture.data("inline.xml"), as: UTF8.self)
        let text = try #require(
            whole.range(of: old).map { whole.replacingCharacters(in: $0, with: new) }
        )
        #expect(Self.check(text).contains { $0.message.contains(part) })
    }

    @Test(arguments: [
        ("127.0.0.1:8080/[CACHEBUSTING]", false), ("localhost", false), ("LocalHost:1", false),
        ("[::1]:80/", false), ("127.0.0.1.example", true), ("localhost.example", true),
        ("[::2]", true), ("10.0.0.1/?u=localhost", true),
    ])
    func `http to the device itself crosses no network`(rest: String, isInsecure: Bool) throws {
        let whole = String(decoding: try Fixture.data("inline.xml"), as: UTF8.self)
        let text = whole.replacingOccurrences(of: "https://t.example/start", with: "http://\(rest)")
        #expect(text != whole)
        #expect(Self.check(text).contains { $0.rule == .urlInsecure } == isInsecure)
    }

    private static let wrapper = """
        <VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>S</AdSystem>
        <VASTAdTagURI><![CDATA[https://w.example/?c=[CACHEBUSTING]]]></VASTAdTagURI>
        <Impression>https://t.example/i</Impression></Wrapper></Ad></VAST>
        """

    @Test func `a whole wrapper has nothing to be said`() {
        let findings = Self.check(Self.wrapper)
        #expect(findings.isEmpty, "\(findings)")
    }

    private static let file =
        #"type="video/mp4" codec="avc1" bitrate="800" width="640" height="360""#
    private static let start = "<![CDATA[https://t.example/start]]>"

    static let faults: [Fault] = [
        Fault(.xml, "</Ad>", ""),
        Fault(.xml, "<VAST", "<!DOCTYPE x [<!ENTITY a 'b'>]><VAST"),
        Fault(.prolog, "<?xml", "\n<?xml"),
        Fault(.encoding, "UTF-8", "UTF-16"),
        Fault(.doctype, "<VAST", "<!DOCTYPE VAST SYSTEM 'x'><VAST"),
        Fault(.strayText, "<Creatives>", "<Creatives>text"),
        Fault(.root, "VAST", "VMAP"),
        Fault(.version, "version=\"4.2\"", "version=\"1.0\""),
        Fault(.versionMissing, "version=\"4.2\"", ""),
        Fault(.versionUnknown, "version=\"4.2\"", "version=\"5.0\""),
        Fault(.noAds, "    <InLine>", "<x/>"),
        Fault(.errorBesideAd, "<Ad id", "<Error>https://t.example/e</Error><Ad id"),
        Fault(.adContent, "<InLine>", "<Wrapper/><InLine>"),
        Fault(.adSequence, "sequence=\"1\" adType", "sequence=\"0\" adType"),
        Fault(.adType, "adType=\"video\"", "adType=\"film\""),
        Fault(.noImpression, "<![CDATA[https://t.example/impression]]>", ""),
        Fault(.noAdSystem, "<AdSystem version=\"7\">House</AdSystem>", ""),
        Fault(.noAdTitle, "<AdTitle>Rain coats &amp; boots</AdTitle>", ""),
        Fault(.noAdServingID, "<AdServingId>serving-1</AdServingId>", ""),
        Fault(.creativeContent, "<CompanionAds>", "<NonLinearAds/><CompanionAds>"),
        Fault(
            .noUniversalAdID,
            "<UniversalAdId idRegistry=\"registry.example\">U-1</UniversalAdId>\n          <C",
            "<C"
        ),
        Fault(.universalAdIDRegistry, "idRegistry=\"registry.example\"", ""),
        Fault(.noDuration, "<Duration>00:00:20</Duration>", ""),
        Fault(.noDuration, "00:00:20", ""),
        Fault(.durationFormat, "00:00:20", "20s"),
        Fault(.durationFormat, "00:00:20", "00:20"),
        Fault(.durationZero, "00:00:20", "00:00:00"),
        Fault(.timeFormat, "00:00:20", "20"),
        Fault(.timeFormat, "skipoffset=\"00:00:05\"", "skipoffset=\"5\""),
        Fault(.skipOffset, "skipoffset=\"00:00:05\"", "skipoffset=\"soon\""),
        Fault(.skipOffset, "skipoffset=\"00:00:05\"", "skipoffset=\"00:00:21\""),
        Fault(.skipOffset, "skipoffset=\"00:00:05\"", "skipoffset=\"110%\""),
        Fault(.progressOffset, " offset=\"25%\"", ""),
        Fault(.progressOffset, " offset=\"25%\"", " offset=\"00:01:00\""),
        Fault(.trackingEvent, "event=\"start\"", "event=\"begin\""),
        Fault(.trackingEvent, "event=\"start\"", ""),
        Fault(.trackingEvent, "event=\"start\"", "event=\"Start\""),
        Fault(.mediaFileType, "type=\"video/mp4\"", ""),
        Fault(.mediaFileType, "type=\"video/mp4\"", "type=\"mp4\""),
        Fault(.mediaFileDelivery, "delivery=\"progressive\"", "delivery=\"fast\""),
        Fault(.mediaFileDelivery, "delivery=\"progressive\"", ""),
        Fault(.mediaFileSize, "width=\"640\"", "width=\"0\""),
        Fault(.mediaFileSize, "width=\"640\"", ""),
        Fault(.mediaFileSize, "width=\"640\"", "width=\"640px\""),
        Fault(.mediaFileBitrate, "bitrate=\"800\"", "bitrate=\"high\""),
        Fault(.mediaFileBitrate, "minBitrate=\"300\"", "minBitrate=\"3000\""),
        Fault(.mediaFileBitrate, "minBitrate=\"300\"", ""),
        Fault(.mediaFileVPAID, file, file + " apiFramework=\"VPAID\""),
        Fault(.urlEmpty, start, " "),
        Fault(.urlInvalid, start, "t.example/start"),
        Fault(.urlInvalid, start, "ftp://t.example/start"),
        Fault(.urlInvalid, start, "https://t.example/a b"),
        Fault(.urlInvalid, start, "https://t.example/é"),
        Fault(.urlInsecure, start, "http://t.example/start"),
        Fault(.macroUnknown, start, "https://t.example/[NOPE]"),
        Fault(.macroUnknown, start, "https://t.example/[errorcode]"),
        Fault(.macroUnknown, start, "https://t.example/${PRICE}"),
        Fault(.boolean, "scalable=\"1\"", "scalable=\"yes\""),
        Fault(.boolean, "browserOptional=\"true\"", "browserOptional=\"TRUE\""),
        Fault(.number, "<Expires>3600</Expires>", "<Expires>soon</Expires>"),
        Fault(.number, "width=\"60\"", "width=\"wide\""),
        Fault(.resourceMissing, "<![CDATA[https://cdn.example/choices.png]]>", ""),
        Fault(.iconPosition, "xPosition=\"right\"", "xPosition=\"middle\""),
        Fault(.verificationVendor, "vendor=\"vendor.example-omid\"", ""),
        Fault(
            .verificationResource,
            "<JavaScriptResource apiFramework=\"omid\" browserOptional=\"true\"><![CDATA[https://vendor.example/script.js]]></JavaScriptResource>",
            ""
        ),
        Fault(
            .verificationExtension,
            "<Extension type=\"own\">",
            "<Extension type=\"AdVerifications\"/><Extension type=\"own\">"
        ),
        Fault(.pricing, "2.50", "cheap"),
        Fault(.pricing, "model=\"CPM\"", ""),
        Fault(.pricing, "currency=\"EUR\"", "currency=\"Euro\""),
        Fault(.categoryAuthority, " authority=\"https://list.example\"", ""),
        Fault(.elementUnknown, "<Creatives>", "<Attempt/><Creatives>"),
        Fault(.elementCase, "<Creatives>", "<impression/><Creatives>"),
        Fault(.elementRepeated, "<Creatives>", "<AdTitle>T</AdTitle><Creatives>"),
        Fault(.elementVersion, "version=\"4.2\"", "version=\"3.0\""),
        Fault(.attributeUnknown, "sequence=\"1\" adType", "lang=\"en\" sequence=\"1\" adType"),
        Fault(.attributeCase, "sequence=\"1\" adType", "Sequence=\"1\" adType"),
        Fault(.deprecated, "<Creatives>", "<Survey>https://t.example/s</Survey><Creatives>"),
        Fault(.deprecated, "sequence=\"1\" adType", "conditionalAd=\"false\" adType"),
    ]

    /// Documents that break a rule which no small change of the fixture breaks.
    static let documents: [Fault] = [
        Fault(.noAds, "", "<VAST version=\"3.0\"/>"),
        Fault(
            .noCreatives,
            "",
            "<VAST version=\"3.0\"><Ad><InLine><Creatives/></InLine></Ad></VAST>"
        ),
        Fault(
            .noLinear,
            "",
            "<VAST version=\"3.0\"><Ad><InLine><Creatives><Creative><NonLinearAds/></Creative></Creatives></InLine></Ad></VAST>"
        ),
        Fault(.noMediaFile, "", Fixture.linear("<Duration>00:00:10</Duration><MediaFiles/>")),
        Fault(.noMediaFile, "", Fixture.linear("<MediaFiles><MediaFile/></MediaFiles>")),
        Fault(
            .mediaFileUnplayable,
            "",
            Fixture.linear(
                "<MediaFiles><MediaFile type='video/webm'>https://c.example/v</MediaFile></MediaFiles>"
            )
        ),
        Fault(.wrapperURI, "", Fixture.wrapper("")),
        Fault(.wrapperURI, "", Fixture.wrapper("ftp://w.example")),
        Fault(.wrapperURI, "", "<VAST version='3.0'><Ad><Wrapper/></Ad></VAST>"),
        Fault(
            .wrapperLegacy,
            "",
            "<VAST version='2.0'><Ad><Wrapper><VASTAdTagURL><URL>https://w.example</URL></VASTAdTagURL></Wrapper></Ad></VAST>"
        ),
        Fault(
            .boolean,
            "",
            Fixture.wrapper("https://w.example", attributes: "allowMultipleAds='yes'")
        ),
        Fault(.root, "", "<VMAP/>"),
        Fault(.version, "", "<VideoAdServingTemplate/>"),
        Fault(.xml, "", "<html></html>"),
        Fault(.xml, "", ""),
        Fault(.limit, "", String(repeating: "<VAST>", count: 100)),
    ]

    @Test(arguments: faults)
    func `a fault in a whole document is found`(fault: Fault) throws {
        let whole = String(decoding: try Fixture.data("inline.xml"), as: UTF8.self)
        #expect(whole.contains(fault.old))
        let text =
            fault.rule == .noAds
            ? "<VAST version=\"4.2\"/>" : whole.replacingOccurrences(of: fault.old, with: fault.new)
        let findings = Self.check(text)
        #expect(findings.contains { $0.rule == fault.rule }, "\(findings.map(\.code))")
    }

    @Test(arguments: documents)
    func `a fault of a whole kind of document is found`(fault: Fault) {
        let findings = Self.check(fault.new)
        #expect(findings.contains { $0.rule == fault.rule }, "\(findings.map(\.code))")
    }

    @Test func `every rule is broken by one of these documents`() {
        let broken = Set((Self.faults + Self.documents).map(\.rule))
        #expect(VASTRule.allCases.filter { !broken.contains($0) } == [])
    }

    @Test func `every code and summary is fit for a page`() {
        for rule in VASTRule.allCases {
            #expect(rule.rawValue.hasPrefix("vast."))
            #expect(rule.summary.hasSuffix("."))
        }
        #expect(Set(VASTRule.allCases.map(\.summary)).count == VASTRule.allCases.count)
    }

    @Test func `a finding is at its tag or attribute, counted in bytes of UTF-8`() throws {
        let text = """
            <VAST version="3.0"><Ad id="é"><InLine><AdSystem>漢</AdSystem><AdTitle/><Impression/>
             <Impression>https://t.example/i</Impression><Creatives><Creative><Linear
              skipoffset = "x" ><Duration>1</Duration>
              <MediaFiles><MediaFile delivery="fast" type="video/mp4" width="1" height="1">https://c.example/é.mp4</MediaFile></MediaFiles>
            </Linear></Creative></Creatives></InLine></Ad></VAST>
            """
        let found = Self.check(text).map { "\($0.line):\($0.column) \($0.code) \($0.path)" }
        let linear = "/VAST/Ad/InLine/Creatives/Creative/Linear"
        #expect(
            found == [
                "1:75 vast.url.empty /VAST/Ad/InLine/Impression[1]",
                "3:3 vast.skipoffset \(linear)/@skipoffset",
                "3:21 vast.time.format \(linear)/Duration",
                "4:15 vast.url.invalid \(linear)/MediaFiles/MediaFile",
                "4:26 vast.mediafile.delivery \(linear)/MediaFiles/MediaFile/@delivery",
            ]
        )
    }

    private static func letter(_ digit: Character) -> Character {
        Character(Unicode.Scalar(UInt8(65 + (digit.hexDigitValue ?? 0))))
    }

    @Test func `the findings of a hostile document are bounded`() {
        let text = "<VAST>" + String(repeating: "<Ad/>", count: 49_000) + "</VAST>"
        CPUTime.expect { #expect(Self.check(text).count == VASTCheck.mostFindings) }
        let same = String(repeating: "[X]", count: 100_000)
        CPUTime.expect { _ = Self.check(Fixture.linear("", in: "<Error>\(same)</Error>")) }
        let others = (0..<50_000).map { "[" + String(String($0, radix: 16).map(Self.letter)) + "]" }
        CPUTime.expect {
            _ = Self.check(Fixture.linear("", in: "<Error>\(others.joined())</Error>"))
        }
    }
}

@Suite(.enabled(if: Corpus.folder != nil))
struct CheckerCorpusTests {
    /// What documents of the field break so that a player rejects them.
    private static let errors: Set<VASTRule> = [
        .adContent, .noImpression, .noCreatives, .wrapperURI, .noDuration, .noMediaFile,
        .durationFormat, .mediaFileType,
    ]

    @Test func `finds damage in damaged documents, and in others no damage`() throws {
        for entry in try Corpus.entries() {
            let findings = VASTChecker.findings(in: try Corpus.data(entry))
            let codes = findings.filter { $0.severity == .error }.map(\.rule)
            if entry.wellformed {
                #expect(Self.errors.isSuperset(of: codes), "\(entry.file) \(codes)")
            } else if entry.root != nil {
                #expect(codes == [.xml], "\(entry.file)")
            }
            #expect(
                findings.map { $0.line * 100_000 + $0.column }
                    == findings.map { $0.line * 100_000 + $0.column }.sorted()
            )
        }
    }
}
