import Foundation

/// What the server takes from outside: the time and chance.
package struct ServerWorld: Sendable {
    /// Milliseconds since 1970.
    package var now: @Sendable () -> Int64
    /// So many bytes that nobody can foresee.
    package var random: @Sendable (Int) -> [UInt8]

    package init(
        now: @escaping @Sendable () -> Int64,
        random: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.now = now
        self.random = random
    }

    package static let live = ServerWorld(
        now: { Int64(Date().timeIntervalSince1970 * 1000) },
        random: { count in
            var generator = SystemRandomNumberGenerator()
            return (0..<count).map { _ in generator.next() }
        }
    )
}
