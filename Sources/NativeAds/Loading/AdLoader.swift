package import OpenRTB

/// Loads one ad, or one batch, and says so where it is asked again: the shape of vendors' loaders.
@MainActor package final class AdLoader {
    private enum State {
        case idle
        case loading
        case loaded
    }

    private let loadsAgain: Bool
    private var state = State.idle

    /// A loader with nothing to do; `loadsAgain` lets it start anew once it has its ads.
    package init(loadsAgain: Bool = false) {
        self.loadsAgain = loadsAgain
    }

    /// Whether an outcome is still to come.
    package var isLoading: Bool { state == .loading }

    /// Loads as `ads` does.
    ///
    /// Throws `alreadyLoading` while a load is under way and `alreadyLoaded` after a success; after
    /// a failure it may be asked again.
    package func load(
        _ unit: String,
        from ads: NativeAds,
        count: Int = 1,
        assets: [AssetRequest] = .standard,
        timeout: Double? = nil,
        options: LoadOptions = LoadOptions(),
        trackers: [EventTrackerRequest]? = nil
    ) async throws(AdError) -> [NativeAd] {
        try await load { () async throws(AdError) in
            try await ads.load(
                unit,
                count: count,
                assets: assets,
                timeout: timeout,
                options: options,
                trackers: trackers ?? RequestBuilder.standardTrackers
            )
        }
    }

    /// Loads in a way of the caller's, held to the same order.
    package func load(
        by work: () async throws(AdError) -> [NativeAd]
    ) async throws(AdError) -> [NativeAd] {
        switch state {
        case .loading: throw .alreadyLoading
        case .loaded where !loadsAgain: throw .alreadyLoaded
        case .idle, .loaded: break
        }
        state = .loading
        do throws(AdError) {
            let loaded = try await work()
            state = .loaded
            return loaded
        } catch {
            state = .idle
            throw error
        }
    }
}
