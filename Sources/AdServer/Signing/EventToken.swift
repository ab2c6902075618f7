/// Makes and checks the signed part of event and click URLs.
///
/// A token carries all that is counted, so that the server keeps nothing of an ad until something happens to it:
/// a version byte, the kind, eight bytes of time, five texts each with its length before it, and the first 16 bytes of an HMAC-SHA-256
/// over all of these.
struct EventToken: Sendable {
    enum Fault: Error, Equatable {
        case malformed
        case wrongSignature
        case expired
    }

    /// After this many milliseconds (30 days) a token is worth nothing.
    static let lifetime: Int64 = 30 * 86_400_000
    private static let version: UInt8 = 1
    private static let signatureLength = 16

    let secret: [UInt8]

    func token(for record: EventRecord) -> String {
        var bytes = [Self.version, UInt8(record.kind.rawValue)]
        let time = UInt64(bitPattern: record.at)
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: time >> (56 - 8 * UInt64($0))) }
        for text in [record.auction, record.bid, record.unit, record.campaign, record.creative] {
            let utf8 = Array(text.utf8.prefix(255))
            bytes += [UInt8(utf8.count)] + utf8
        }
        return Base64URL.text(bytes + signature(of: bytes))
    }

    func record(in token: String, at instant: Int64) throws(Fault) -> EventRecord {
        // Longer than any that this server makes.
        guard token.utf8.count <= 2000, let bytes = Base64URL.bytes(token),
            bytes.count > Self.signatureLength
        else { throw .malformed }
        let payload = Array(bytes.dropLast(Self.signatureLength))
        guard HMAC.areEqual(signature(of: payload), bytes.suffix(Self.signatureLength)) else {
            throw .wrongSignature
        }
        guard let record = Self.parse(payload) else { throw .malformed }
        guard instant - record.at < Self.lifetime else { throw .expired }
        return record
    }

    private func signature(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        HMAC.signature(of: bytes, key: secret).prefix(Self.signatureLength)
    }

    private static func parse(_ bytes: [UInt8]) -> EventRecord? {
        guard bytes.count > 10, bytes[0] == version, let kind = EventKind(rawValue: Int(bytes[1]))
        else { return nil }
        let time = bytes[2..<10].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        var texts: [String] = []
        var rest = bytes[10...]
        while let count = rest.popFirst() {
            guard rest.count >= count else { return nil }
            texts.append(String(decoding: rest.prefix(Int(count)), as: UTF8.self))
            rest = rest.dropFirst(Int(count))
        }
        guard texts.count == 5 else { return nil }
        return EventRecord(
            kind: kind,
            auction: texts[0],
            bid: texts[1],
            unit: texts[2],
            campaign: texts[3],
            creative: texts[4],
            at: Int64(bitPattern: time)
        )
    }
}
