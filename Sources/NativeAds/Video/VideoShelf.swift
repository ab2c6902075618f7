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

    private let world: World
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private var disk: MediaDisk
    private var downloads = Downloads<Data, MediaError>()

    init(_ world: World) {
        self.world = world
        executor = world.executor("videos")
        disk = MediaDisk(world: world, folder: "videos", limit: Self.diskLimit)
    }

    /// The bytes of the file at `url`, whole.
    func media(at url: URL) async throws(MediaError) -> Data {
        guard !Task.isCancelled else { throw .cancelled }
        guard url.scheme == "https" || url.scheme == "http" else { throw .notFound }
        let key = downloads.makeKey()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { asker in
                downloads.join(url, key, asker) { start(url, $0) }
            }
        } onCancel: {
            // By way of the main actor, so that a virtual world stays in order.
            Task { @MainActor in await self.leave(url, key) }
        }
        return try result.get()
    }

    private func start(_ url: URL, _ id: Int) -> Task<Void, Never> {
        Task {
            do throws(MediaError) {
                downloads.finish(url, id, .success(try await fetch(url)))
            } catch {
                downloads.finish(url, id, .failure(error))
            }
        }
    }

    private func leave(_ url: URL, _ key: Int) {
        downloads.leave(url, key, .cancelled)
    }

    /// From disk while that is fresh, else from the network, which may say that it still is.
    private func fetch(_ url: URL) async throws(MediaError) -> Data {
        let kept = disk.media(at: url)
        if let kept, kept.isFresh(at: world.wallClock()) { return kept.body }
        switch await world.media(at: url, over: kept, largestBody: Self.largestFile) {
        case .current(let media):
            disk.keep(media)
            return media.body
        case .earlier(let media): return media.body
        case .refused: throw .notFound
        case .failed(let error): throw MediaError(error)
        }
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
