import Foundation
import OpenRTB
import Testing

struct JSONReaderTests {
    private static let documents: [(String, JSONValue)] = [
        ("null", JSONValue.null), (" true ", true), ("\t\r\nfalse", false), ("[]", []), ("{}", [:]),
        ("12", 12), (#""""#, ""),
        (#"{"a":[1,{"b":"c"}],"d":null}"#, ["a": [1, ["b": "c"]], "d": nil]),
        (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC""#, "\"\\/\u{8}\u{c}\n\r\tAé€"),
        (#""\ud83d\ude80 🚀""#, "🚀 🚀"),
    ]

    @Test(arguments: documents)
    func `reads what the grammar allows`(text: String, expected: JSONValue) throws {
        let read = try JSONReader.read(text)
        #expect(read.value == expected)
        #expect(read.notes.isEmpty)
    }

    @Test(arguments: [
        "", "  ", "nul", "tru", "True", "NaN", "Infinity", "01", "-", "-01", "1.", ".5", "1e",
        "1e+",
        "+1", "0x1", "[1,]", "[,1]", "[1 2]", "[1", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{'a':1}",
        "{\"a\":1", "{\"a\"", "{\"a\":", "{1:1}", "\"", "\"\\", "\"\\x\"", "\"\\u12\"",
        "\"\\u12G4\"",
        "\"a\nb\"", "\"a\u{0}b\"", "1 2", "{} x", "{}&wp=2.1", "[1]]", "// c\n1", "<html>",
        "\u{FEFF}",
    ])
    func `refuses what the grammar forbids`(text: String) {
        #expect(throws: JSONError.self) { try JSONReader.read(text) }
    }

    @Test(arguments: [
        ("{\n  \"a\": tru\n}", 9, 2, 8), ("[1,\n2,\n x]", 8, 3, 2), ("[\"é\" x]", 6, 1, 7),
        ("[1", 2, 1, 3), ("\"ab", 0, 1, 1),
    ])
    func `names the place of a fault in bytes`(
        text: String,
        offset: Int,
        line: Int,
        column: Int
    ) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader.read(text) }
        #expect(error.offset == offset)
        #expect(error.line == line)
        #expect(error.column == column)
    }

    @Test(arguments: ["[1,]", #"{"a":1,}"#])
    func `says that a comma is too many`(text: String) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader.read(text) }
        #expect(error.sentence == "a comma stands before the end")
    }

    @Test func `gives a fault a sentence with its place`() throws {
        let error = try #require(throws: JSONError.self) { try JSONReader.read("[1,\n2 3]") }
        #expect(error.description == "a comma or ] is missing (line 2, column 3)")
    }

    @Test func `lets the first of two members with one name count, and notes it`() throws {
        let read = try JSONReader.read(#"{"x":{"a":1,"b":2,"a":3}}"#)
        #expect(read.value == ["x": ["a": 1, "b": 2]])
        #expect(
            read.notes == [
                Note(path: "/x/a", reason: "the member is given again; the first one counts")
            ]
        )
    }

    @Test func `finds a repeated name also among many`() throws {
        let names = (0..<100).map { "\"k\($0)\":\($0)" } + ["\"k7\":0", "\"k99\":0"]
        let read = try JSONReader.read("{" + names.joined(separator: ",") + "}")
        #expect(read.value.object?.count == 100)
        #expect(read.value["k7"] == 7)
        #expect(read.notes.map(\.path) == ["/k7", "/k99"])
    }

    @Test(arguments: [
        (#"["\ud83d"]"#, "\u{FFFD}"), (#"["\ude80x"]"#, "\u{FFFD}x"),
        (#"["\ud83d\u0041"]"#, "\u{FFFD}A"), (#"["\ud83d\ud83d\ude80"]"#, "\u{FFFD}🚀"),
        (#"["\ud83d\n"]"#, "\u{FFFD}\n"),
    ])
    func `replaces half a surrogate pair and notes where`(text: String, expected: String) throws {
        let read = try JSONReader.read(text)
        #expect(read.value[0]?.string == expected)
        #expect(read.notes.map(\.path) == ["/0"])
    }

    @Test(arguments: [
        [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xF0, 0x9F, 0x9A], [0x80], [0xE0, 0x80, 0x80],
    ])
    func `replaces bytes that are no UTF-8 and notes where`(bytes: [UInt8]) throws {
        let document = Array(#"{"a":"x"#.utf8) + bytes + Array(#"y\n"}"#.utf8)
        let read = try JSONReader.read(document)
        let text = try #require(read.value["a"]?.string)
        #expect(text.hasPrefix("x\u{FFFD}") && text.hasSuffix("y\n"))
        #expect(read.notes.map(\.path) == ["/a"])
    }

    @Test func `keeps NUL, and forgives a byte order mark`() throws {
        let read = try JSONReader.read("\u{FEFF}[\"a\\u0000b\"]")
        #expect(read.value == ["a\u{0}b"])
        #expect(read.notes.count == 1)
        #expect(read.notes.first?.path == "")
    }

    @Test func `writes pointers as RFC 6901 does`() throws {
        let read = try JSONReader.read(#"{"a/b":{"~":["\ud800"]}}"#)
        #expect(read.notes.map(\.path) == ["/a~1b/~0/0"])
    }

    @Test func `reads bytes, data and text alike`() throws {
        let text = #"{"a":"é"}"#
        #expect(try JSONValue.read(Data(text.utf8)) == JSONValue.read(text))
        #expect(try JSONValue.read(Array(text.utf8)) == JSONValue.read(text))
        #expect(throws: JSONError.self) { try JSONValue.read(Data()) }
    }

    @Test func `refuses a depth bomb at the limit`() throws {
        let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try JSONReader.read(fits) }
        let bomb = String(repeating: "[{\"a\":", count: 500_000)
        let error = try #require(throws: JSONError.self) { try JSONReader.read(bomb) }
        #expect(error.sentence == "more than 64 objects and lists lie inside each other")
        #expect(error.offset == 32 * 6)
    }

    @Test func `never nests deeper than the stack allows, whatever the limits say`() {
        let bomb = String(repeating: "[", count: 1_000_000)
        #expect(throws: JSONError.self) {
            try JSONReader.read(bomb, limits: JSONLimits(depth: .max))
        }
    }

    @Test func `refuses a document that is too large before it looks at it`() throws {
        let error = try #require(throws: JSONError.self) {
            try JSONReader.read("[1,2,3]", limits: JSONLimits(bytes: 6))
        }
        #expect(error.sentence == "the document has 7 bytes, more than 6")
        #expect(throws: Never.self) { try JSONReader.read("[1,2]", limits: JSONLimits(bytes: 5)) }
    }

    @Test func `keeps the notes of a hostile document few`() throws {
        let halves = Array(repeating: #""\ud800""#, count: 5000).joined(separator: ",")
        #expect(try JSONReader.read("[\(halves)]").notes.count == 100)
    }
}
