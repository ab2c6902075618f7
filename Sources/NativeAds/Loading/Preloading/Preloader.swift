import OpenRTB

/// The pools of one ``NativeAds``, a pool a unit, and the ear for what happens around the app.
@MainActor final class Preloader {
    /// What a pool holds at most.
    static let mostReady = 10

    private let demand: AdDemand
    private let answers: AnswerWatch
    private var pools: [String: AdPool] = [:]
    private var listening: Task<Void, Never>?
    /// The app counts as being on the screen until the system says that it left.
    private var isPaused = false

    init(_ demand: AdDemand, answers: AnswerWatch) {
        self.demand = demand
        self.answers = answers
    }

    deinit {
        listening?.cancel()
    }

    /// The pool of a unit, if there is one.
    subscript(unit: String) -> AdPool? { pools[unit] }

    /// Keeps `count` ads of a unit ready; asking again changes how many and tries again.
    func fill(_ unit: String, count: Int, assets: [AssetRequest], options: LoadOptions) {
        listen()
        let wanted = min(max(1, count), Self.mostReady)
        if wanted != count {
            demand.hub.emit(.note("\(unit): \(wanted) ads are kept ready in place of \(count)."))
        }
        if let pool = pools[unit], pool.assets == assets, pool.options == options {
            pool.wanted = wanted
        } else {
            pools[unit]?.close()
            pools[unit] = pool(unit, wanted, assets, options)
        }
        pools[unit]?.handle(.asked)
    }

    /// Keeps nothing ready for a unit any more.
    func stop(_ unit: String) {
        pools.removeValue(forKey: unit)?.close()
    }

    private func pool(
        _ unit: String,
        _ wanted: Int,
        _ assets: [AssetRequest],
        _ options: LoadOptions
    ) -> AdPool {
        let pool = AdPool(unit, wanted: wanted, assets: assets, options: options, demand: demand)
        pool.onNetworkLoss = { [answers, weak self] in
            answers.listen { Task { @MainActor in self?.take(.reachable) } }
        }
        if isPaused { pool.handle(.paused) }
        return pool
    }

    private func listen() {
        guard listening == nil else { return }
        let changes = demand.engine.world.changes()
        listening = Task { [weak self] in
            for await change in changes {
                self?.take(change)
            }
        }
    }

    private func take(_ change: WorldChange) {
        switch change {
        case .active: isPaused = false
        case .background: isPaused = true
        case .reachable: break
        case .memoryWarning: return
        }
        for unit in pools.keys.sorted() {
            switch change {
            case .active: pools[unit]?.handle(.resumed)
            case .background: pools[unit]?.handle(.paused)
            case .reachable: pools[unit]?.handle(.reachable)
            case .memoryWarning: break
            }
        }
    }
}
