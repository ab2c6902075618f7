import Testing

@testable import AdServer

struct SigningTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `digests the standard's examples`(message: String, digest: String) {
        #expect(Hexadecimal.text(SHA256.digest(Array(message.utf8))) == digest)
    }

    @Test func `digests a message of many blocks`() {
        let digest = SHA256.digest([UInt8](repeating: UInt8(ascii: "a"), count: 100_000))
        #expect(
            Hexadecimal.text(digest)
                == "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
        )
    }

    // RFC 4231, test cases 1, 2, 3 and 6.
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            [UInt8](repeating: 0xaa, count: 131),
            Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func `signs as the standard's examples do`(key: [UInt8], message: [UInt8], signature: String) {
        #expect(Hexadecimal.text(HMAC.signature(of: message, key: key)) == signature)
    }

    private static let signer = EventToken(secret: [UInt8](repeating: 7, count: 32))
    private static let record = EventRecord(
        kind: .click,
        auction: "r/1 é",
        bid: "b1",
        unit: "/21/example",
        campaign: "c",
        creative: "k",
        at: 1000
    )

    @Test func `a token tells what was put in`() throws {
        let token = Self.signer.token(for: Self.record)
        #expect(token.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "+") })
        #expect(try Self.signer.record(in: token, at: 2000) == Self.record)
    }

    @Test func `no other letter in any place of a token is taken`() {
        let token = Array(Self.signer.token(for: Self.record))
        for index in token.indices.dropLast() {
            var changed = token
            changed[index] = changed[index] == "A" ? "B" : "A"
            #expect(throws: EventToken.Fault.self) {
                try Self.signer.record(in: String(changed), at: 2000)
            }
        }
    }

    @Test func `nothing that is cut short or made longer is taken`() {
        let token = Self.signer.token(for: Self.record)
        for count in 0..<token.count {
            #expect(throws: EventToken.Fault.self) {
                try Self.signer.record(in: String(token.prefix(count)), at: 2000)
            }
        }
        for other in [token + "AAAA", token + "=", String(repeating: "A", count: 5000), "é", "%41"]
        {
            #expect(throws: EventToken.Fault.self) { try Self.signer.record(in: other, at: 2000) }
        }
    }

    @Test func `another server's token is not ours`() {
        let other = EventToken(secret: [UInt8](repeating: 8, count: 32))
        #expect(throws: EventToken.Fault.wrongSignature) {
            try Self.signer.record(in: other.token(for: Self.record), at: 2000)
        }
    }

    @Test func `a token is good for thirty days`() throws {
        let token = Self.signer.token(for: Self.record)
        let end = Self.record.at + 30 * 86_400_000
        #expect(try Self.signer.record(in: token, at: end - 1) == Self.record)
        #expect(throws: EventToken.Fault.expired) { try Self.signer.record(in: token, at: end) }
    }
}
