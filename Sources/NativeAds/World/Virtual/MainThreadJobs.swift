#if os(Linux)
import Glibc

/// Keeps what happens in virtual time on the main actor's thread, in one order.
///
/// A continuation that is resumed there, and a task that yields, go on by way of the pool of
/// threads. On a busy machine one of these may be taken away for longer than all else takes, and
/// nobody can tell that something is still under way. So the runtime's hook for its pool
/// (`swift_task_enqueueGlobal_hook`) hands what comes from the main actor back to it, whose queue is
/// first in, first out.
enum MainThreadJobs {
    private typealias Pool = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Pool) -> Void

    /// Begins with it, once in the process; a hook that somebody else has set stays.
    static func keep() { _ = isKept }

    private static let isKept: Bool = {
        guard let place = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return false }
        let hook = place.assumingMemoryBound(to: Hook?.self)
        guard hook.pointee == nil else { return false }
        hook.pointee = { job, pool in
            if MainActor.isCurrent { MainActor.shared.enqueue(job) } else { pool(job) }
        }
        return true
    }()
}
#endif
