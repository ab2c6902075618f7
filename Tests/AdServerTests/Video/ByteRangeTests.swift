import Testing

@testable import AdServer

struct ByteRangeTests {
    @Test(
        arguments: [
            (nil, .whole), ("bytes=0-", .part(0..<100)), ("bytes=0-0", .part(0..<1)),
            ("bytes=10-19", .part(10..<20)), ("bytes=90-400", .part(90..<100)),
            ("bytes=99-99", .part(99..<100)), ("bytes=-10", .part(90..<100)),
            ("bytes=-400", .part(0..<100)), ("BYTES= 5 - 6 ", .part(5..<7)),
            ("bytes=0-99999999999999999999999", .part(0..<100)),
            ("bytes=100-", .unsatisfiable), ("bytes=100-200", .unsatisfiable),
            ("bytes=-0", .unsatisfiable), ("bytes=99999999999999999999999-", .unsatisfiable),
            // Two ranges, and what is none.
            ("bytes=0-1,5-6", .whole), ("bytes=", .whole), ("bytes=-", .whole),
            ("bytes=5-4", .whole), ("bytes=a-b", .whole), ("bytes=+1-2", .whole),
            ("bytes=1-2-3", .whole), ("lines=0-1", .whole), ("bytes 0-1", .whole),
            ("bytes=\u{0664}-", .whole), ("", .whole),
        ] as [(String?, ByteRange)]
    )
    func `reads one range`(header: String?, range: ByteRange) {
        #expect(ByteRange(header, length: 100) == range)
    }

    @Test func `of nothing there is no part`() {
        #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", length: 0) == .unsatisfiable)
    }
}
