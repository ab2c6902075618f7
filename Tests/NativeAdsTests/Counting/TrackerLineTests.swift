import Foundation
import Testing

@testable import NativeAds

struct TrackerLineTests {
    private let record = TrackerRecord(
        id: "0F-a",
        url: URL.fixture("https://t.example/i?p=0.8&id=a%20b"),
        time: 1_700_000_000.25
    )

    @Test func `reads what it wrote`() {
        for line in [TrackerLine.added(record), .done("0F-a")] {
            #expect(line.text.hasSuffix("\n"))
            #expect(TrackerLine(String(line.text.dropLast())) == line)
        }
        #expect(
            TrackerLine.added(record).text
                == "+ 0F-a 1700000000.25 https://t.example/i?p=0.8&id=a%20b 3a0cb558\n"
        )
    }

    @Test(arguments: [
        "", " ", "+", "-", "+ a", "- a", "+ a 1 https://t.example", "- a b", "x y z",
        "+ a 1.0 https://t.example 00000000", "- a 00000000", "\u{0}\u{0}\u{0}",
    ])
    func `takes nothing that is not sealed`(text: String) {
        #expect(TrackerLine(text) == nil)
    }

    @Test func `takes only what can be called, however well it is sealed`() {
        func sealed(_ text: String) -> String {
            let sum = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
            let digits = String(sum, radix: 16)
            return text + " " + String(repeating: "0", count: 8 - digits.count) + digits
        }
        #expect(TrackerLine(sealed("+ a 1.0 https://t.example")) != nil)
        for text in [
            "+ a 1.0 javascript:alert(1)", "+ a nan https://t.example", "+ a x https://t.example",
            "+  1.0 https://t.example", "- ", "* a", "+ a 1.0 https://t.example b",
            "+ a inf shopx:",
        ] {
            #expect(TrackerLine(sealed(text)) == nil, "\(text)")
        }
    }

    /// Every byte of a file, changed to several others, taken out, doubled, or cut behind.
    @Test func `damage loses the lines that it touches and makes nothing up`() {
        let records = (0..<6).map { number in
            TrackerRecord(
                id: "id-\(number)",
                url: URL.fixture("https://t.example/\(number)?x=%20"),
                time: 1_700_000_000 + Double(number)
            )
        }
        let whole = Array(
            (records.map(TrackerLine.added) + [.done("id-0"), .done("id-5")]).map(\.text)
                .joined().utf8
        )
        let kept = records[1...4]
        #expect(TrackerLog.records(in: [Data(whole)]) == Array(kept))
        var damaged: [[UInt8]] = []
        for index in whole.indices {
            for change: UInt8 in [0x01, 0x80, whole[index] ^ 0x0A] {
                var bytes = whole
                bytes[index] ^= change
                damaged.append(bytes)
            }
            damaged.append(Array(whole[..<index] + whole[(index + 1)...]))
            damaged.append(Array(whole[...index] + whole[index...]))
            damaged.append(Array(whole[..<index]))
            damaged.append(whole[..<index] + Array(repeating: 0, count: whole.count - index))
        }
        for (number, bytes) in damaged.enumerated() where bytes != whole {
            let found = TrackerLog.records(in: [Data(bytes)])
            #expect(Set(found).isSubset(of: records), "made up by damage \(number)")
            guard bytes.count >= whole.count - 1, bytes.last == whole.last else { continue }
            #expect(Set(kept).subtracting(found).count <= 2, "lost too many by damage \(number)")
        }
    }

    @Test func `reads past foreign bytes of any kind`() {
        let line = TrackerLine.added(record).text
        let foreign: [Data] = [
            Data([0xFF, 0xFE, 0x0A]), Data(count: 100_000) + Data([0x0A]), Data("{}\n[\n".utf8),
            Data(repeating: 0x0A, count: 100_000), Data("+ + + + +\n- - -\n".utf8),
        ]
        for bytes in foreign {
            let log = bytes + Data(line.utf8) + bytes
            #expect(TrackerLog.records(in: [log]).map(\.id) == ["0F-a"])
        }
    }
}
