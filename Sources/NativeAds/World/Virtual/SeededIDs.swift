/// Identifiers that look like any others and are the same each time: they follow from a seed.
package final class SeededIDs: Sendable {
    private let state: Locked<UInt64>

    package init(seed: UInt64) {
        state = Locked(seed)
    }

    /// The next identifier, a version 4 UUID in lower case as the live world gives them.
    @Sendable package func next() -> String {
        let high = number() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = number() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let digits = Array(Self.hex(high) + Self.hex(low))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
            .joined(separator: "-")
    }

    /// SplitMix64: every seed is a good one, 0 too.
    private func number() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private static func hex(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
