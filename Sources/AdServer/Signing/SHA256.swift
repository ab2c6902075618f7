/// The SHA-256 digest (FIPS 180-4).
///
/// Written here because no package from outside is used and Foundation on Linux has none.
struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// The 32 bytes of the digest.
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        let whole = message.count / 64 * 64
        for start in stride(from: 0, to: whole, by: 64) {
            hash.compress(message[start..<start + 64])
        }
        let tail = message[whole...] + padding(for: message.count)
        for start in stride(from: 0, to: tail.count, by: 64) {
            hash.compress(tail[tail.startIndex + start..<tail.startIndex + start + 64])
        }
        return hash.state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
        }
    }

    /// A one bit, zeros up to 56 bytes of the last block, and the length in bits.
    private static func padding(for count: Int) -> [UInt8] {
        let zeros = (119 - count % 64) % 64
        let bits = UInt64(count) * 8
        return [0x80] + [UInt8](repeating: 0, count: zeros)
            + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    }

    // Over bare memory, because a picture has thousands of blocks, and a build without optimisation calls a
    // function for each element of an array.
    private mutating func compress(_ block: ArraySlice<UInt8>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            guard let schedule = schedule.baseAddress else { return }
            block.withUnsafeBufferPointer { bytes in
                if let bytes = bytes.baseAddress { Self.expand(bytes, into: schedule) }
            }
            Self.constants.withUnsafeBufferPointer { constants in
                if let constants = constants.baseAddress { mix(schedule, constants) }
            }
        }
    }

    private static func expand(_ bytes: UnsafePointer<UInt8>, into w: UnsafeMutablePointer<UInt32>)
    {
        var i = 0
        while i < 16 {
            w[i] =
                UInt32(bytes[4 * i]) << 24 | UInt32(bytes[4 * i + 1]) << 16
                | UInt32(bytes[4 * i + 2]) << 8 | UInt32(bytes[4 * i + 3])
            i += 1
        }
        while i < 64 {
            let (old, late) = (w[i - 15], w[i - 2])
            let first = (old &>> 7 | old &<< 25) ^ (old &>> 18 | old &<< 14) ^ (old &>> 3)
            let second = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ (late &>> 10)
            w[i] = w[i - 16] &+ first &+ w[i - 7] &+ second
            i += 1
        }
    }

    private mutating func mix(_ w: UnsafePointer<UInt32>, _ k: UnsafePointer<UInt32>) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var i = 0
        while i < 64 {
            let sigma = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let first = h &+ sigma &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
            let turned = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            let second = turned &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
            i += 1
        }
        for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
