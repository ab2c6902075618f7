import Foundation
import Testing

@testable import OpenRTB

/// Documents inside of documents: each finding is told at its place in the file.
struct EmbeddedTests {
    private func findings(
        _ document: String,
        vast: @escaping DocumentCheck.XMLCheck = { _ in [] }
    ) -> [Finding] {
        let text = document.replacingOccurrences(of: "▲", with: "")
        return DocumentCheck.findings(in: Data(text.utf8), vast: vast)
    }

    private func place(_ document: String) -> [Int] {
        RuleCase(.jsonSyntax, document).place
    }

    /// A stand-in for the checker of VAST: each `!` is a finding at its place.
    private static let vast: DocumentCheck.XMLCheck = { data in
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        return lines.enumerated().flatMap { line, text in
            text.utf8.enumerated().filter { $0.element == UInt8(ascii: "!") }.map {
                Finding(
                    line: line + 1,
                    column: $0.offset + 1,
                    path: "/VAST",
                    severity: .error,
                    code: "vast.test",
                    message: "is wrong"
                )
            }
        }
    }

    @Test(arguments: [
        #"{"id":"q","imp":[{"id":"1","native":{"request":"{\"assets\":[{\"id\":1,\n \"title\":{\"len\":▲0}}]}"}}]}"#,
        "{\"id\":\"q\",\n \"imp\":[{\"id\":\"é\",\"native\":{\"request\":\"{\\\"native\\\":{\\\"assets\\\":[{\\\"id\\\":1,"
            + "\\\"title\\\":{\\\"len\\\":▲0}}]}}\"}}]}",
        #"{"id":"q","imp":[{"id":"1","native":{"request":"{\u0022assets\u0022:[{\"\u0069d\":1,\"title\":{\"len\":▲0}}]}"}}]}"#,
        #"{"id":"q","imp":[{"id":"1","native":{"request":"\"{\\\"assets\\\":[{\\\"id\\\":1,\\\"title\\\":{\\\"len\\\":▲0}}]}\""}}]}"#,
    ])
    func `a native request inside of a request`(document: String) {
        let found = findings(document).filter { $0.code == "native.request.title.len" }
        #expect(found.map { [$0.line, $0.column] } == [place(document)])
        #expect(found.first?.path.hasPrefix("/imp/0/native/request/") == true)
        #expect(found.first?.path.hasSuffix("/assets/0/title/len") == true)
    }

    @Test func `a fault of grammar inside of a bid`() {
        let document = Sample.bid(#","mtype":4,"adm":"{\"assets\":[▲…]}""#)
        let found = findings(document).filter { $0.code == "json.syntax" }
        #expect(found.map { [$0.line, $0.column] } == [place(document)])
        #expect(found.map(\.path) == ["/seatbid/0/bid/0/adm"])
    }

    @Test(arguments: [
        #","adm":"<VAST>\n <Ad \u0021▲!></Ad></VAST>""#.replacing(#"\u0021"#, with: "é"),
        #","mtype":2,"adm":"\ufeff<?xml version=\"1.0\"?>\r\n<VAST ▲!>""#,
        #","adm":"<VAST ▲\u0021>""#,
    ])
    func `VAST inside of a bid`(members: String) {
        let document = Sample.bid(members)
        let found = findings(document, vast: Self.vast).filter { $0.code == "vast.test" }
        #expect(found.map { [$0.line, $0.column] } == [place(document)])
        #expect(found.map(\.path) == ["/seatbid/0/bid/0/adm/VAST"])
    }

    @Test func `VAST inside of markup inside of a bid`() {
        let document = Sample.bid(
            #","adm":"{\"assets\":[{\"id\":1,\"video\":{\"vasttag\":\"<VAST a=\\\"\\u00e9\\\"\\n ▲!>\"}}]}""#
        )
        let found = findings(document, vast: Self.vast).filter { $0.code == "vast.test" }
        #expect(found.map { [$0.line, $0.column] } == [place(document)])
        #expect(found.map(\.path) == ["/seatbid/0/bid/0/adm/assets/0/video/vasttag/VAST"])
    }

    @Test func `VAST as a whole file`() {
        let found = findings("\n <VAST\n  !>", vast: Self.vast)
        #expect(found.map { [$0.line, $0.column] } == [[3, 3]])
        #expect(found.map(\.path) == ["/VAST"])
    }

    @Test func `markup of other kinds is left alone`() {
        #expect(findings(Sample.bid(#","mtype":1,"adm":"<div>ad</div>""#)) == [])
        #expect(findings(Sample.bid(#","adm":"an ad""#)) == [])
    }

    @Test func `findings come in order of position`() {
        let document = Sample.bid(#","adm":{"assets":[],"link":{}},"at":1,"price":"1""#)
        let found = findings(document)
        #expect(found.count >= 4)
        #expect(found.map(\.column) == found.map(\.column).sorted())
    }

    @Test func `a text wrapped ever again is bounded`() {
        var text = #"{"assets":[]}"#
        for _ in 0..<8 { text = JSONValue(text).text() }
        let found = findings(text)
        #expect(found.contains { $0.code == "native.encoding" && $0.severity == .warning })
        #expect(found.count < 20)
    }
}
