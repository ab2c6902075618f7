import Foundation
import Testing

@testable import OpenRTB

struct HostileTests {
    private func codes(_ bytes: [UInt8], as kind: DocumentKind? = nil) -> [String] {
        DocumentCheck.findings(in: Data(bytes), as: kind).map(\.code)
    }

    @Test func `bytes that are no UTF-8 are found where they are`() {
        var bytes = Array(Sample.markup(#"{"id":1,"title":{"text":"€-"}}"#).utf8)
        let place = bytes.lastIndex(of: UInt8(ascii: "-")) ?? 0
        bytes[place] = 0xFF
        let found = DocumentCheck.findings(in: Data(bytes))
        #expect(found.map(\.code) == ["json.utf8"])
        #expect(found.first?.column == place + 1)
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
            [0x7B, 0x00, 0x7D, 0x00],
        ] as [[UInt8]]
    )
    func `UTF-16 is named`(bytes: [UInt8]) {
        #expect(codes(bytes) == ["json.utf8"])
    }

    @Test(arguments: [[], [0x20], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
    func `nothing is an empty document`(bytes: [UInt8]) {
        #expect(codes(bytes).contains("json.empty"))
    }

    @Test(arguments: [[0x00], [0x7B, 0x22, 0x00, 0x22], [0x80], Array("\u{1}".utf8)] as [[UInt8]])
    func `bytes that are no text are no document`(bytes: [UInt8]) {
        let found = DocumentCheck.findings(in: Data(bytes))
        #expect(found.contains { $0.severity == .error })
    }

    @Test func `what nests too deeply and what is too large is refused`() {
        #expect(codes(Array(repeating: UInt8(ascii: "["), count: 100_000)) == ["json.depth"])
        #expect(codes(Array(repeating: 0x20, count: 5 << 20), as: .request) == ["json.size"])
    }

    @Test func `millions of findings are cut short, and the cut is told`() {
        let document = #"{"assets":[\#(String(repeating: "7,", count: 10_000))7],"link":{}}"#
        let found = DocumentCheck.findings(in: Data(document.utf8))
        #expect(found.filter { $0.code == "field.type" }.count == Inspection.mostOfACode)
        #expect(found.filter { $0.code == "document.more" }.map(\.column) == [212])
        #expect(found.contains { $0.code == "native.link.url" })
    }

    @Test func `any prefix of a document is checked without a crash`() {
        let document = Array(
            Sample.bid(
                #","adm":"{\"assets\":[{\"id\":1,\"title\":{\"text\":\"\\ud83d\\ude00\"}}]}""#
            )
            .utf8
        )
        for count in 0..<document.count {
            #expect(codes(Array(document[..<count])).isEmpty == false)
        }
    }

    @Test func `every kind takes any document`() throws {
        for kind in DocumentKind.allCases {
            for document in ["[]", "7", "null", #""""#, #"{"native":null}"#, #"{"native":[]}"#] {
                let found = DocumentCheck.findings(in: Data(document.utf8), as: kind)
                #expect(kind == .vast || found.contains { $0.severity == .error }, "\(document)")
            }
        }
    }

    @Test func `many names, macros and documents cost little`() {
        let names = (0..<20_000).map { "\"assetz\($0)\":1," }.joined()
        let macros = String(repeating: "${AUCTION_PRISE}", count: 4000)
        let bids = String(repeating: #"{"adm":"<VAST/>"},"#, count: 2000)
        let document = #"{"id":"q",\#(names)"seatbid":[{"bid":[\#(bids){"nurl":"\#(macros)"}]}]}"#
        let found = DocumentCheck.findings(in: Data(document.utf8))
        #expect(found.contains { $0.code == "document.more" && $0.path.hasSuffix("/1000/adm") })
        #expect(found.filter { $0.code == "url.macro" }.count == Inspection.mostOfACode)
    }
}
