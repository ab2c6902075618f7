/// Keyed signatures (RFC 2104) over SHA-256.
enum HMAC {
    /// The 32 bytes of the signature.
    static func signature(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var block = key.count > 64 ? SHA256.digest(key) : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        let inner = SHA256.digest(block.map { $0 ^ 0x36 } + message)
        return SHA256.digest(block.map { $0 ^ 0x5c } + inner)
    }

    /// Compares in a time that tells nothing about where the difference is.
    static func areEqual(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool
    {
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
