import Foundation
import Testing

@testable import AdServer

struct Base64URLTests {
    @Test(arguments: 0...70)
    func `writes what Foundation writes, in the other alphabet, and reads it again`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 &* $0 &+ 250) }
        let expected = Data(bytes).base64EncodedString().replacing("+", with: "-")
            .replacing("/", with: "_").replacing("=", with: "")
        #expect(Base64URL.text(bytes) == expected)
        #expect(Base64URL.bytes(expected) == bytes)
    }

    @Test(arguments: [
        "A", "AAAAA", "AA==", "AA+A", "AA/A", "AA A", "AA\nA", "AAé", "AA\u{0}A",
        // Bits in the last letter that stand for nothing: another text for the same bytes.
        "AB", "AAB", "__9",
    ])
    func `reads nothing that it does not write`(text: String) {
        #expect(Base64URL.bytes(text) == nil)
    }
}
