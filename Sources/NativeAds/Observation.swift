/// Somebody's interest in the events of an ad; it ends when this object goes.
package final class Observation: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        let end = end
        Task { @MainActor in end() }
    }

    /// Ends it at once.
    @MainActor package func cancel() {
        end()
    }
}
