import Dispatch

/// Where an actor of the engine runs.
///
/// Each has a serial queue of its own, so that a slow disk blocks no thread that others wait for.
/// In a virtual world all run on the main thread, where what happens next is always the same.
package struct ActorExecutor: Sendable {
    /// What the actor hands to the runtime; valid as long as this value lives.
    package let unowned: UnownedSerialExecutor
    private let owner: (any SerialExecutor)?

    /// A serial queue of the actor's own.
    package static func queue(_ name: String) -> ActorExecutor {
        let queue = QueueExecutor(name)
        return ActorExecutor(unowned: queue.asUnownedSerialExecutor(), owner: queue)
    }

    /// The main thread.
    package static let main = ActorExecutor(
        unowned: MainActor.sharedUnownedExecutor,
        owner: nil
    )
}

private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ name: String) {
        queue = DispatchQueue(label: name, qos: .default)
    }

    func enqueue(_ job: UnownedJob) {
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// The default for this came with iOS 17.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
