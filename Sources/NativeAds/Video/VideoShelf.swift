import Foundation

/// The bytes of media files from disk or the network, each fetched once however many ask.
///
/// Nothing stays in memory: who plays a file holds its bytes, and the next one reads them from
/// disk.
actor VideoShelf {
    /// Larger files are refused: 20 MB.
    static let largestFile = 20 << 20
    /// Files on disk, in bytes.
    static let diskLimit = 100 << 20

    private typealias Asker = CheckedContinuation<Result<Data, MediaError>, Never>

    private struct Download {
        let id: Int
        let task: Task<Void, Never>
        /// Who waits, in the order in which they asked.
        var askers: [(key: Int, asker: Asker)] = []
    }

    private let world: World
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private var disk: MediaDisk
    private var downloads: [URL: Download] = [:]
    private var lastKey = 0

    init(_ world: World) {
        self.world = world
        executor = world.executor("videos")
        disk = MediaDisk(world: world, folder: "videos", limit: Self.diskLimit)
    }

    /// The bytes of the file at `url`, whole.
    func media(at url: URL) async throws(MediaError) -> Data {
        guard !Task.isCancelled else { throw .cancelled }
        guard url.scheme == "https" || url.scheme == "http" else { throw .notFound }
        let key = makeKey()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { join(url, key, $0) }
        } onCancel: {
            // By way of the main actor, so that a virtual world stays in order.
            Task { @MainActor in await self.leave(url, key) }
        }
        return try result.get()
    }

    private func makeKey() -> Int {
        lastKey += 1
        return lastKey
    }

    private func join(_ url: URL, _ key: Int, _ asker: Asker) {
        var download = downloads[url] ?? start(url)
        download.askers.append((key, asker))
        downloads[url] = download
    }

    private func start(_ url: URL) -> Download {
        let id = makeKey()
        let task = Task {
            do throws(MediaError) {
                finish(url, id, .success(try await fetch(url)))
            } catch {
                finish(url, id, .failure(error))
            }
        }
        return Download(id: id, task: task)
    }

    private func finish(_ url: URL, _ id: Int, _ result: Result<Data, MediaError>) {
        guard let download = downloads[url], download.id == id else { return }
        downloads[url] = nil
        for (_, asker) in download.askers { asker.resume(returning: result) }
    }

    /// One asker less; with the last the download stops.
    private func leave(_ url: URL, _ key: Int) {
        guard let index = downloads[url]?.askers.firstIndex(where: { $0.key == key }) else {
            return
        }
        downloads[url]?.askers.remove(at: index).asker.resume(returning: .failure(.cancelled))
        guard let download = downloads[url], download.askers.isEmpty else { return }
        downloads[url] = nil
        download.task.cancel()
    }

    private func fetch(_ url: URL) async throws(MediaError) -> Data {
        let kept = disk.media(at: url)
        if let kept, kept.isFresh(at: world.wallClock()) { return kept.body }
        let response: HTTPResponse
        do {
            response = try await world.send(HTTPRequest(.get, url, largestBody: Self.largestFile))
        } catch {
            throw MediaError(error)
        }
        guard response.status == 200 else { throw .notFound }
        disk.keep(KeptMedia(response, at: url, now: world.wallClock()))
        return response.body
    }
}

extension MediaError {
    fileprivate init(_ error: TransportError) {
        self =
            switch error {
            case .timeout: .timeout
            case .tooLarge: .tooLarge
            case .cancelled: .cancelled
            case .offline, .dns, .tls, .other: .notFound
            }
    }
}
