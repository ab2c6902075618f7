import Foundation

/// Fetches pictures from memory, disk or the network, each address once however many ask.
actor PictureLoader: PictureLoading {
    /// Larger bodies are refused: 50 MB.
    static let largestBody = 50 << 20
    /// Undecoded pictures in memory, in bytes.
    static let memoryLimit = 16 << 20
    /// Pictures on disk, in bytes.
    static let diskLimit = 100 << 20

    private struct Download {
        let id: Int
        let task: Task<Void, Never>
        var askers = 0
        /// In the order in which they asked, which is the order in which they are answered: who
        /// waits for a task is woken last come, first served.
        var waiting: [CheckedContinuation<Result<Picture, AdError>, Never>] = []
    }

    private let world: World
    private let policy: PicturePolicy
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private var memory = PictureMemory(limit: PictureLoader.memoryLimit)
    private var disk: MediaDisk
    private var downloads: [URL: Download] = [:]
    private var nextID = 0
    private var listening: Task<Void, Never>?

    init(_ configuration: NativeAds.Configuration, world: World) {
        self.world = world
        policy = PicturePolicy(upgradesInsecure: configuration.upgradesInsecurePictures)
        executor = world.executor("pictures")
        disk = MediaDisk(world: world, limit: Self.diskLimit)
    }

    deinit {
        listening?.cancel()
    }

    func picture(at url: URL) async throws(AdError) -> Picture {
        let address = try policy.address(of: url)
        listen()
        if let picture = memory.picture(at: address, now: world.wallClock()) { return picture }
        let id = join(address)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { downloads[address]?.waiting.append($0) }
        } onCancel: {
            // By way of the main actor, so that a virtual world stays in order.
            Task { @MainActor in await self.leave(address, id) }
        }
        return try result.get()
    }

    private func join(_ url: URL) -> Int {
        var download = downloads[url] ?? start(url)
        download.askers += 1
        downloads[url] = download
        return download.id
    }

    private func start(_ url: URL) -> Download {
        nextID += 1
        let id = nextID
        let task = Task {
            do throws(AdError) {
                finish(url, id, .success(try await fetch(url)))
            } catch {
                finish(url, id, .failure(error))
            }
        }
        return Download(id: id, task: task)
    }

    private func finish(_ url: URL, _ id: Int, _ result: Result<Picture, AdError>) {
        guard let download = downloads[url], download.id == id else { return }
        downloads[url] = nil
        for asker in download.waiting { asker.resume(returning: result) }
    }

    /// One asker less; with the last the download stops.
    private func leave(_ url: URL, _ id: Int) {
        guard downloads[url]?.id == id else { return }
        downloads[url]?.askers -= 1
        guard downloads[url]?.askers == 0 else { return }
        downloads[url]?.task.cancel()
        finish(url, id, .failure(.cancelled))
    }

    /// From disk while that is fresh, else from the network, which may say that it still is.
    private func fetch(_ url: URL) async throws(AdError) -> Picture {
        let kept = disk.media(at: url)
        if let kept, kept.isFresh(at: world.wallClock()), let picture = try? Picture(kept.body) {
            remember(picture, kept)
            return picture
        }
        let response: HTTPResponse
        do {
            response = try await world.send(
                HTTPRequest(
                    .get,
                    url,
                    headers: kept?.conditions ?? [:],
                    largestBody: Self.largestBody
                )
            )
        } catch {
            if error != .cancelled, let picture = inTrouble(kept) { return picture }
            throw Self.failure(error)
        }
        return try take(response, at: url, over: kept)
    }

    private func take(
        _ response: HTTPResponse,
        at url: URL,
        over kept: KeptMedia?
    ) throws(AdError) -> Picture {
        let now = world.wallClock()
        switch response.status {
        case 200:
            return try keep(KeptMedia(response, at: url, now: now))
        case 304:
            if let kept, !kept.conditions.isEmpty {
                return try keep(kept.confirmed(by: response, now: now))
            }
        case 500...599:
            if let picture = inTrouble(kept) { return picture }
        default: break
        }
        throw AdError(
            .assetFailed,
            status: response.status,
            sentence: "The picture's server answered HTTP \(response.status)."
        )
    }

    private func keep(_ kept: KeptMedia) throws(AdError) -> Picture {
        let picture = try Picture(kept.body)
        remember(picture, kept)
        disk.keep(kept)
        return picture
    }

    private func remember(_ picture: Picture, _ kept: KeptMedia) {
        if let end = kept.freshUntil { memory.keep(picture, at: kept.url, until: end) }
    }

    /// What is kept, where it may stand in for a server that cannot be had.
    private func inTrouble(_ kept: KeptMedia?) -> Picture? {
        guard let kept, kept.servesInTrouble(at: world.wallClock()) else { return nil }
        return try? Picture(kept.body)
    }

    /// Lets the pictures in memory go when the system runs out of it; they are on disk.
    private func listen() {
        guard listening == nil else { return }
        let changes = world.changes()
        listening = Task { [weak self] in
            for await change in changes where change == .memoryWarning {
                await self?.clearMemory()
            }
        }
    }

    private func clearMemory() {
        memory.clear()
    }

    private static func failure(_ error: TransportError) -> AdError {
        switch error {
        case .cancelled: .cancelled
        case .tooLarge: AdError(.assetFailed, sentence: "The picture is larger than 50 MB.")
        default: AdError(.assetFailed, sentence: "The picture cannot be fetched: \(error).")
        }
    }
}
