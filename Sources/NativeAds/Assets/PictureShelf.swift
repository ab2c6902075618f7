import Foundation

/// The pictures of one ad, each fetched once however many ask.
@MainActor final class PictureShelf {
    private enum Slot {
        case empty
        case loading(Task<Result<Picture, AdError>, Never>)
        case loaded(Picture)
        case failed(AdError)
    }

    /// Told when a picture's state changed.
    var onChange: (@MainActor (AssetRole, AssetState) -> Void)?

    private let sources: [AssetRole: PictureSource]
    /// The main picture first; what happens to several at once happens in this order.
    private let roles: [AssetRole]
    private let loader: any PictureLoading
    private var slots: [AssetRole: Slot] = [:]

    init(_ sources: [(role: AssetRole, source: PictureSource)], loader: any PictureLoading) {
        self.sources = Dictionary(sources.map { ($0.role, $0.source) }) { first, _ in first }
        roles = sources.map(\.role)
        self.loader = loader
    }

    deinit {
        for role in roles {
            guard case .loading(let task) = slots[role] else { continue }
            task.cancel()
        }
    }

    func state(_ role: AssetRole) -> AssetState {
        guard sources[role] != nil else { return .notAvailable }
        switch slots[role] ?? .empty {
        case .empty, .loading: return .loading
        case .loaded: return .loaded
        case .failed: return .failed
        }
    }

    func loadedPicture(_ role: AssetRole) -> Picture? {
        guard case .loaded(let picture) = slots[role] else { return nil }
        return picture
    }

    /// Why a picture has failed.
    func failure(_ role: AssetRole) -> AdError? {
        guard case .failed(let error) = slots[role] else { return nil }
        return error
    }

    func picture(_ role: AssetRole) async throws(AdError) -> Picture {
        guard let source = sources[role] else { throw .assetMissing }
        switch slots[role] ?? .empty {
        case .loaded(let picture): return picture
        case .failed(let error): throw error
        case .loading(let task): return try await task.value.get()
        case .empty: return try await fetch(role, from: source).value.get()
        }
    }

    /// Begins to fetch all pictures, or those of some roles.
    func start(where isWanted: (AssetRole) -> Bool = { _ in true }) {
        for role in roles where slots[role] == nil && isWanted(role) {
            guard let source = sources[role] else { continue }
            _ = fetch(role, from: source)
        }
    }

    /// Returns when no picture is on its way any more.
    func settled() async {
        for role in roles {
            guard case .loading(let task) = slots[role] else { continue }
            _ = await task.value
        }
    }

    /// What is still on its way counts as failed from now on.
    func giveUpPending() {
        for role in roles {
            guard case .loading(let task) = slots[role] else { continue }
            task.cancel()
            settle(role, .failed(AdError(.assetFailed, sentence: "The picture came too late.")))
        }
    }

    /// A picture that was loaded turned out to be none.
    func discard(_ role: AssetRole, _ error: AdError) {
        guard case .loaded = slots[role] else { return }
        settle(role, .failed(error))
    }

    private func fetch(
        _ role: AssetRole,
        from source: PictureSource
    ) -> Task<Result<Picture, AdError>, Never> {
        let task = Task { [loader, weak self] () -> Result<Picture, AdError> in
            let result: Result<Picture, AdError>
            do throws(AdError) {
                result = .success(try await loader.picture(at: source.url))
            } catch {
                result = .failure(error)
            }
            self?.finish(role, result)
            return result
        }
        slots[role] = .loading(task)
        onChange?(role, .loading)
        return task
    }

    private func finish(_ role: AssetRole, _ result: Result<Picture, AdError>) {
        guard case .loading = slots[role] else { return }
        switch result {
        case .success(let picture): settle(role, .loaded(picture))
        case .failure(let error): settle(role, .failed(error))
        }
    }

    private func settle(_ role: AssetRole, _ slot: Slot) {
        slots[role] = slot
        onChange?(role, state(role))
    }
}
