import Foundation

/// Runs `work` on the main actor: at once where this is its thread, else as soon as that is free.
///
/// For the vendors' functions that any thread may call, whose effect can be seen when they return
/// to one that is on the main thread.
package func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}
