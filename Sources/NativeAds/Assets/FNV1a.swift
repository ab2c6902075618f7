import Foundation

/// A number that stands for some bytes: well spread, against accidents, and no secret.
enum FNV1a {
    /// The 64 bits of FNV-1a.
    static func hash(_ bytes: some ContiguousBytes) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}
