import Glibc

/// Lets all that this process does by Swift's concurrency happen on the main actor, in order.
///
/// The runtime resumes a task that waited by way of its pool of threads, also where the task
/// belongs to the main actor; two tasks that are woken in one order may so come back in the other.
/// A replay must print the same bytes each time. Once this is in force the pool gets no more work:
/// what is woken first goes on first.
package enum OneThread {
    private typealias Pool = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Pool) -> Void

    /// Puts it in force for the rest of the process; says whether the runtime allows that.
    ///
    /// Call it before anything of the engine runs, and in a process that does nothing else: a
    /// thread of the main actor that blocks would block everything.
    @discardableResult
    package static func begin() -> Bool {
        // The door that the runtime leaves open for this, since Swift 5.5.
        guard let place = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
            return false
        }
        place.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
            MainActor.shared.enqueue(job)
        }
        return true
    }
}
