import Synchronization

/// Answers requests one after the other, many to a commit: group commit, with one writer.
///
/// Whatever waits when the last commit is done is answered in one transaction, and nobody hears an answer before that
/// is on the disk. Under load a commit is shared by many; alone, a request has one for itself.
package actor CommitQueue {
    private struct Waiting {
        let request: HTTPRequest
        let answer: @Sendable (HTTPResponse) -> Void
    }

    private let site: Site
    private let onFailure: (@Sendable (StorageError) -> Void)?
    private nonisolated let waiting = Mutex<[Waiting]>([])

    /// `onFailure` hears why a batch was lost; its senders do not, for it names what is on this machine.
    package init(
        _ site: sending Site,
        onFailure: (@Sendable (StorageError) -> Void)? = nil
    ) {
        self.site = site
        self.onFailure = onFailure
    }

    /// Queues a request; `answer` is called exactly once, when its effects are durable.
    package nonisolated func submit(
        _ request: HTTPRequest,
        _ answer: @escaping @Sendable (HTTPResponse) -> Void
    ) {
        let isFirst = waiting.withLock { queue in
            queue.append(Waiting(request: request, answer: answer))
            return queue.count == 1
        }
        // One call for all that comes until it begins; it ends by itself.
        if isFirst { Task { await drain() } }
    }

    /// The answer to one request, through the same queue.
    package nonisolated func respond(to request: HTTPRequest) async -> HTTPResponse {
        await withCheckedContinuation { continuation in
            submit(request) { continuation.resume(returning: $0) }
        }
    }

    /// Moves everything into the one database file, after what waits now.
    package func checkpoint() throws(StorageError) {
        drain()
        try site.checkpoint()
    }

    private func drain() {
        let batch = waiting.withLock { queue in
            defer { queue = [] }
            return queue
        }
        guard !batch.isEmpty else { return }
        let responses = answers(to: batch.map(\.request))
        for (one, response) in zip(batch, responses) { one.answer(response) }
    }

    private func answers(to requests: [HTTPRequest]) -> [HTTPResponse] {
        do throws(StorageError) {
            return try site.transaction { () throws(StorageError) in
                try site.refresh()
                return try requests.map { request throws(StorageError) in
                    try site.respond(to: request)
                }
            }
        } catch {
            // Nothing of the batch was kept, and its senders may try again.
            onFailure?(error)
            return requests.map { _ in
                .error(503, "the database could not keep what was to be counted; ask again")
            }
        }
    }
}
