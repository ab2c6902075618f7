import OpenRTB

/// The ads of one unit that are kept ready, filled as its machine decides.
@MainActor final class AdPool {
    /// A task that waits for an ad.
    private struct Waiter {
        let key: Int
        let end: @MainActor (Result<NativeAd, AdError>) -> Void
    }

    let unit: String
    let assets: [AssetRequest]
    let options: LoadOptions
    /// How many ads are to be ready.
    var wanted: Int

    /// Told when nothing more is asked until the network is back.
    var onNetworkLoss: (@MainActor () -> Void)?

    private let demand: AdDemand
    private var machine = PoolMachine()
    /// What can be given out, the oldest first.
    private var fresh: [NativeAd] = []
    /// What can still be given out, but expires within a minute.
    private var old: [NativeAd] = []
    private var observations: [String: Observation] = [:]
    private var waiters: [Waiter] = []
    private var nextKey = 0
    private var lastError: AdError?
    private var request: Task<Void, Never>?
    private var alarm: Task<Void, Never>?

    init(
        _ unit: String,
        wanted: Int,
        assets: [AssetRequest],
        options: LoadOptions,
        demand: AdDemand
    ) {
        self.unit = unit
        self.wanted = wanted
        self.assets = assets
        self.options = options
        self.demand = demand
    }

    deinit {
        request?.cancel()
        alarm?.cancel()
    }

    /// How many ads could be given out now.
    var ready: Int {
        (fresh + old).filter { !isUseless($0) }.count
    }

    /// Takes what happened around the pool.
    func handle(_ event: PoolMachine.Event) {
        let missing = max(0, wanted + waiters.count - fresh.count)
        for action in machine.handle(event, missing: missing, at: demand.engine.world.bootTime()) {
            perform(action)
        }
        if machine.waitsForNetwork { onNetworkLoss?() }
    }

    /// Gives out the oldest ad that does not expire soon, and asks for another in its place.
    func take() -> NativeAd? {
        dropUseless()
        let ad = fresh.isEmpty ? old.first : fresh.removeFirst()
        if let ad {
            old.removeAll { $0 === ad }
            observations[ad.id] = nil
        }
        handle(.asked)
        return ad
    }

    /// Ends it: whoever waits is told so.
    func close() {
        request?.cancel()
        alarm?.cancel()
        endWaiting(.cancelled)
    }
}

extension AdPool {
    private func perform(_ action: PoolMachine.Action) {
        switch action {
        case .load(let count): load(count)
        case .wake(let time): wake(at: time)
        case .cancel:
            request?.cancel()
            alarm?.cancel()
            (request, alarm) = (nil, nil)
        }
    }

    private func load(_ count: Int) {
        alarm?.cancel()
        let (demand, unit, assets, options) = (demand, unit, assets, options)
        request = Task { [weak self] in
            do throws(AdError) {
                let ads = try await demand.load(
                    unit,
                    count: min(count, AdDemand.mostAds),
                    assets: assets,
                    timeout: nil,
                    options: options,
                    waitingIn: [.eager, .lazy]
                )
                self?.take(ads)
            } catch {
                guard !Task.isCancelled else { return }
                self?.take(error)
            }
        }
    }

    private func wake(at time: Double) {
        alarm?.cancel()
        let sleep = demand.engine.world.sleepUntilBootTime
        alarm = Task { [weak self] in
            guard (try? await sleep(time)) != nil else { return }
            self?.handle(.woke)
        }
    }

    private func take(_ ads: [NativeAd]) {
        guard !Task.isCancelled else { return }
        request = nil
        lastError = nil
        for ad in ads {
            if waiters.isEmpty {
                keep(ad)
            } else {
                waiters.removeFirst().end(.success(ad))
            }
        }
        // Ads that expire within a minute were kept until there were others.
        if fresh.count >= wanted { drop(old) }
        handle(.loaded(ads.count))
    }

    private func take(_ error: AdError) {
        request = nil
        lastError = error
        demand.hub.emit(.preloadFailed(unit: unit, error: error))
        handle(.failed(error))
        if machine.hasGivenUp { endWaiting(error) }
    }

    private func keep(_ ad: NativeAd) {
        fresh.append(ad)
        observations[ad.id] = ad.observe { [weak self, weak ad] event in
            guard let self, let ad else { return }
            switch event {
            case .willExpire: age(ad)
            case .expired: dropUseless()
            default: break
            }
        }
    }

    private func age(_ ad: NativeAd) {
        guard let index = fresh.firstIndex(where: { $0 === ad }) else { return }
        old.append(fresh.remove(at: index))
        handle(.aged)
    }

    private func dropUseless() {
        let count = fresh.count
        drop((fresh + old).filter(isUseless))
        if fresh.count < count { handle(.aged) }
    }

    /// Too old, or of a campaign that has been seen as often as it may while the ad waited.
    private func isUseless(_ ad: NativeAd) -> Bool {
        ad.state == .expired || !demand.engine.caps.allows(ad.offer)
    }

    private func drop(_ ads: [NativeAd]) {
        let ids = Set(ads.map(\.id))
        for id in ids {
            observations[id] = nil
        }
        fresh.removeAll { ids.contains($0.id) }
        old.removeAll { ids.contains($0.id) }
    }
}

extension AdPool {
    /// Waits for an ad, however often the pool must ask for it, but not for a pool that gave up.
    ///
    /// At the deadline it throws why the last request failed, or that it came to nothing in time.
    func next(timeout: Double) async throws(AdError) -> NativeAd {
        if let ad = take() { return ad }
        if machine.hasGivenUp, let lastError { throw lastError }
        nextKey += 1
        let key = nextKey
        let deadline = limit(key, timeout)
        defer { deadline.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters.append(Waiter(key: key) { continuation.resume(returning: $0) })
                handle(.asked)
            }
        } onCancel: {
            Task { @MainActor in self.endWaiting(key, .cancelled) }
        }
        return try result.get()
    }

    private func limit(_ key: Int, _ timeout: Double) -> Task<Void, Never> {
        let world = demand.engine.world
        let end = world.uptime() + timeout
        return Task { [weak self] in
            guard (try? await world.sleepUntilUptime(end)) != nil else { return }
            self?.endWaiting(key, self?.lastError ?? .timeout)
        }
    }

    private func endWaiting(_ key: Int, _ error: AdError) {
        guard let index = waiters.firstIndex(where: { $0.key == key }) else { return }
        waiters.remove(at: index).end(.failure(error))
    }

    private func endWaiting(_ error: AdError) {
        let all = waiters
        waiters = []
        for waiter in all {
            waiter.end(.failure(error))
        }
    }
}
