import Foundation
import Testing

@testable import OpenRTB

struct RuleTests {
    @Test(arguments: RuleCases.all)
    func `finds what breaks the rule, where it does`(broken: RuleCase) {
        let places = broken.findings.filter { $0.code == broken.rule.rawValue }
            .map { [$0.line, $0.column] }
        #expect(places.contains(broken.place), "\(broken.findings)")
        #expect(broken.findings.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
    }

    @Test func `every rule has a document that breaks it`() {
        // Bytes that are no UTF-8 cannot stand in the table.
        let tried = Set(RuleCases.all.map(\.rule)).union([.jsonUTF8])
        #expect(Rule.allCases.filter { !tried.contains($0) } == [])
    }

    @Test(arguments: [
        Sample.markup(Sample.title),
        Sample.asset(#"{"id":1,"title":{"len":90}}"#),
        Sample.bidRequest(),
        Sample.bid(
            #","mtype":4,"burl":"https://a.example/b","adm":"{\"ver\":\"1.2\",\"link\":{\"url\":\"shop://9\",\"fallback\":\"https://a.example\"},\"assets\":[{\"id\":1,\"title\":{\"text\":\"Hi\"}}]}""#
        ),
        Sample.bid(#","nurl":"https://a.example/?p=${AUCTION_PRICE}&q=%24%7BAUCTION_ID:B64%7D""#),
        Sample.tracker(#"{"event":555,"method":2,"url":"https://a.example/omid.js"}"#),
        #"{"id":"q","nbr":2}"#,
        #"{"id":"b","impid":"1","price":1,"adomain":["a.example"],"crid":"c","adm":"<b>ad</b>"}"#,
    ])
    func `has nothing to say about good documents`(document: String) {
        #expect(DocumentCheck.findings(in: Data(document.utf8)) == [])
    }

    @Test(arguments: [
        (#"{"native":{}}"#, "", true), ("{}", #","burl":"https://a.example""#, false),
        ("{}", #","nurl":"https://a.example""#, false), ("{}", #","ext":{}"#, false),
        (#"{"imptrackers":["https://a.example"]}"#, "", false),
        (#"{"imptrackers":[]}"#, "", true),
        (#"{"eventtrackers":[{"event":2,"method":1,"url":"https://a.example"}]}"#, "", false),
        (#"{"eventtrackers":[{"event":555,"method":2,"url":"https://a.example"}]}"#, "", true),
    ])
    func `misses what counts an impression only where nothing does`(
        markup: String,
        members: String,
        isMissed: Bool
    ) {
        let document = Sample.bid(#"\#(members),"adm":\#(markup)"#)
        let findings = DocumentCheck.findings(in: Data(document.utf8))
        #expect(findings.contains { $0.code == "native.trackers.none" } == isMissed)
        let alone = DocumentCheck.findings(in: Data(markup.utf8), as: .native)
        #expect(!alone.contains { $0.code == "native.trackers.none" })
    }

    @Test(arguments: [
        ("127.0.0.1:8080", false), ("localhost", false), ("LocalHost:1", false),
        ("[::1]:80", false),
        ("127.0.0.1.example", true), ("localhost.example", true), ("[::2]", true),
        ("10.0.0.1", true),
    ])
    func `http to the device itself crosses no network`(host: String, isInsecure: Bool) {
        let picture = #"{"id":1,"img":{"url":"http://\#(host)/p?u=[::1]"}}"#
        let findings = DocumentCheck.findings(in: Data(Sample.markup(picture).utf8))
        #expect(findings.contains { $0.code == Rule.urlInsecure.rawValue } == isInsecure)
    }

    @Test func `has nothing to say about assets that are fetched, which have no ids`() {
        let fetched = #"""
            {"ver":"1.2","assets":[{"title":{"text":"Hi","len":2}},{"title":{"text":"Hi there","len":8}},
            {"img":{"url":"https://a.example/p","type":3,"w":9,"h":9}},{"link":{"url":"https://a.example"}}]}
            """#
        #expect(DocumentCheck.findings(in: Data(fetched.utf8), as: .native) == [])
    }
}
