import Synchronization

/// Bytes that differ from call to call, and are the same in every run.
final class Counter: Sendable {
    private let calls = Mutex<UInt64>(0)

    func bytes(_ count: Int) -> [UInt8] {
        let call = calls.withLock { calls in
            calls += 1
            return calls
        }
        return (0..<count).map { UInt8(truncatingIfNeeded: call >> (8 * UInt64($0 % 8))) }
    }
}
