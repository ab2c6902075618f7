import Foundation

/// A value that several threads may use, one at a time.
///
/// It has the shape of `Synchronization.Mutex`, which needs iOS 18, so that it can give way to it.
/// It may be shared between threads although the compiler cannot see why: the value is private,
/// is touched only while the lock is held, and `sending` keeps what goes in and comes out from
/// being reachable from elsewhere.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
    }

    /// Runs `body` while nobody else uses the value; must not be called from within itself.
    package func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
