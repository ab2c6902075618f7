import Testing

@testable import OpenRTB

struct JSONNodeTests {
    @Test func `knows the bytes of each part`() throws {
        let text = "{\n \"é\": [1, \"ab\"],\"é\":2}"
        let bytes = Array(text.utf8)
        let node = try JSONReader.readNode(text).value
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        #expect(node.range == 0..<bytes.count)
        #expect(node.members.map { part($0.keyRange) } == ["\"é\"", "\"é\""])
        #expect(node.members.map { part($0.node.range) } == ["[1, \"ab\"]", "2"])
        #expect(node["é"]?.elements.map { part($0.range) } == ["1", "\"ab\""])
        #expect(node.value == ["é": [1, "ab"]])
    }

    @Test(arguments: [
        (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 3), (5, 2, 4), (6, 3, 1), (7, 4, 1),
    ])
    func `finds line and column`(offset: Int, line: Int, column: Int) {
        let position = TextPositions(Array("a\nbé\n\nx".utf8)).position(of: offset)
        #expect(position == (line, column))
    }
}
