import Foundation

/// Who waits for what is being fetched, each address once however many ask; a part of an actor.
struct Downloads<Value: Sendable, Failure: Error> {
    typealias Asker = CheckedContinuation<Result<Value, Failure>, Never>

    private struct Download {
        let id: Int
        let task: Task<Void, Never>
        /// In the order in which they asked, which is the order in which they are answered: who
        /// waits for a task is woken last come, first served.
        var askers: [(key: Int, asker: Asker)] = []
    }

    private var downloads: [URL: Download] = [:]
    private var lastKey = 0

    /// A name for an asker or a download, unlike any other's.
    mutating func makeKey() -> Int {
        lastKey += 1
        return lastKey
    }

    /// Lets `asker` wait for what is at `url`; where nobody does, `start` begins to fetch it, and
    /// finishes under the name that it is given.
    mutating func join(
        _ url: URL,
        _ key: Int,
        _ asker: Asker,
        start: (_ id: Int) -> Task<Void, Never>
    ) {
        if downloads[url] == nil {
            let id = makeKey()
            downloads[url] = Download(id: id, task: start(id))
        }
        downloads[url]?.askers.append((key, asker))
    }

    /// Answers all who wait, unless they left meanwhile.
    mutating func finish(_ url: URL, _ id: Int, _ result: Result<Value, Failure>) {
        guard let download = downloads[url], download.id == id else { return }
        downloads[url] = nil
        for (_, asker) in download.askers { asker.resume(returning: result) }
    }

    /// Answers one asker at once; with the last the download stops.
    mutating func leave(_ url: URL, _ key: Int, _ failure: Failure) {
        guard let index = downloads[url]?.askers.firstIndex(where: { $0.key == key }) else {
            return
        }
        downloads[url]?.askers.remove(at: index).asker.resume(returning: .failure(failure))
        guard let download = downloads[url], download.askers.isEmpty else { return }
        downloads[url] = nil
        download.task.cancel()
    }
}
