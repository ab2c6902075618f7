import Dispatch
import Glibc

/// Makes Swift's concurrency run on the main thread alone, and knows when nothing is left to run.
///
/// A replay must print the same bytes each time, so all that it does must happen in one order, and
/// its clock may go on only when everything that can happen now has. Neither can be had from the
/// outside: tasks run on a pool of threads, and yielding a number of times is a guess. So
/// 1. the runtime's hook for its pool (`swift_task_enqueueGlobal_hook`, there since Swift 5.5) hands
///    all jobs to the main actor, whose queue is first in, first out, and
/// 2. the main thread does not sleep in `dispatchMain` but empties the main queue itself, by the two
///    functions that Dispatch has for run loops (`…_4CF`): one gives a file descriptor that is
///    readable as long as something is in the queue, the other runs what is in it.
///
/// Then the queue is empty exactly when nothing can go on without time passing: see ``quiet()``.
@MainActor package final class OneThread {
    private typealias Pool = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Pool) -> Void
    private typealias Handle = @convention(c) () -> Int32
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// The loop that the process runs in, if it was started by ``run(_:)``.
    private static var current: OneThread?

    private let handle: Int32
    private let drain: Drain
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init?() {
        guard let handle = Self.symbol("_dispatch_get_main_queue_handle_4CF"),
            let drain = Self.symbol("_dispatch_main_queue_callback_4CF")
        else { return nil }
        self.handle = unsafeBitCast(handle, to: Handle.self)()
        self.drain = unsafeBitCast(drain, to: Drain.self)
    }

    /// Runs `body` to its end on the main thread, which must be in no task: from top-level code.
    ///
    /// Where the runtime lacks one of the functions, all works but ``begin()``.
    package static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
        let loop = OneThread()
        current = loop
        Task { @MainActor in exit(await body()) }
        guard let loop else { dispatchMain() }
        loop.runForEver()
    }

    /// Puts all of Swift's concurrency on this thread, for the rest of the process.
    ///
    /// `nil` where the process was not started by ``run(_:)``, as a test is, or the runtime lacks
    /// what is needed.
    package static func begin() -> OneThread? {
        guard let current, let place = symbol("swift_task_enqueueGlobal_hook") else { return nil }
        place.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
            MainActor.shared.enqueue(job)
        }
        return current
    }

    /// Returns when nothing is left to do but for those who wait for time to pass.
    package func quiet() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
        dlsym(dlopen(nil, RTLD_LAZY), name)
    }

    private func runForEver() -> Never {
        while true {
            // With nobody waiting for quiet, something outside is waited for: a signal, a socket.
            if isFilled(patience: waiting.isEmpty ? -1 : 0) {
                drain(nil)
            } else if !waiting.isEmpty {
                waiting.removeFirst().resume()
            }
        }
    }

    /// Whether something is in the main queue, waited for so many milliseconds, or for ever.
    private func isFilled(patience: Int32) -> Bool {
        var place = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, patience) > 0 else { return false }
        // Set back before the queue is emptied: what comes meanwhile sets it again.
        var count: UInt64 = 0
        return read(handle, &count, MemoryLayout.size(ofValue: count)) > 0
    }
}
