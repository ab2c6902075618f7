import Foundation

/// Fetches pictures from memory, disk or the network, each address once however many ask.
actor PictureLoader: PictureLoading {
    /// Larger bodies are refused: 50 MB.
    static let largestBody = 50 << 20
    /// Undecoded pictures in memory, in bytes.
    static let memoryLimit = 16 << 20
    /// Pictures on disk, in bytes.
    static let diskLimit = 100 << 20

    private let world: World
    private let policy: PicturePolicy
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private var memory = PictureMemory(limit: PictureLoader.memoryLimit)
    private var disk: MediaDisk
    private var downloads = Downloads<Picture, AdError>()
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
        let key = downloads.makeKey()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { asker in
                downloads.join(address, key, asker) { start(address, $0) }
            }
        } onCancel: {
            // By way of the main actor, so that a virtual world stays in order.
            Task { @MainActor in await self.leave(address, key) }
        }
        return try result.get()
    }

    private func start(_ url: URL, _ id: Int) -> Task<Void, Never> {
        Task {
            do throws(AdError) {
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
    private func fetch(_ url: URL) async throws(AdError) -> Picture {
        let kept = disk.media(at: url)
        if let kept, kept.isFresh(at: world.wallClock()), let picture = try? Picture(kept.body) {
            remember(picture, kept)
            return picture
        }
        switch await world.media(at: url, over: kept, largestBody: Self.largestBody) {
        case .current(let media): return try keep(media)
        case .earlier(let media): return try Picture(media.body)
        case .failed(let error): throw Self.failure(error)
        case .refused(let status):
            throw AdError(
                .assetFailed,
                status: status,
                sentence: "The picture's server answered HTTP \(status)."
            )
        }
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
        case .tooLarge: AdError(refusing: "The picture is larger than 50 MB.")
        default: AdError(.assetFailed, sentence: "The picture cannot be fetched: \(error).")
        }
    }
}
