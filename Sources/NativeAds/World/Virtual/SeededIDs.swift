/// Identifiers that look like any others and are the same each time: they follow from a seed.
package final class SeededIDs: Sendable {
    private let numbers: SeededNumbers

    package init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    /// The next identifier, a version 4 UUID in lower case as the live world gives them.
    @Sendable package func next() -> String {
        let high = numbers.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = numbers.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let digits = Array(Self.hex(high) + Self.hex(low))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
            .joined(separator: "-")
    }

    private static func hex(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
