import OpenRTB

/// Performs one load as its machine decides, and lets go of everything with its outcome.
@MainActor final class LoadRun {
    private let engine: Engine
    private let unit: String
    private let request: BidRequest
    private let timeout: Double
    private let sources: [AdSource: any DemandSource]
    private let note: @MainActor (String) -> Void

    private var machine: LoadMachine
    private var offers: [AdSource: [Offer]] = [:]
    private var ads: [LoadMachine.Candidate: NativeAd] = [:]
    private var tasks: [Task<Void, Never>] = []
    private var continuation: CheckedContinuation<Result<[NativeAd], AdError>, Never>?

    init(
        _ plan: LoadMachine.Plan,
        unit: String,
        request: BidRequest,
        timeout: Double,
        sources: [AdSource: any DemandSource],
        engine: Engine,
        note: @escaping @MainActor (String) -> Void
    ) {
        machine = LoadMachine(plan)
        self.unit = unit
        self.request = request
        self.timeout = timeout
        self.sources = sources
        self.engine = engine
        self.note = note
    }

    /// Runs to the outcome; cancelling the calling task is one.
    func outcome() async throws(AdError) -> [NativeAd] {
        guard !Task.isCancelled else { throw .cancelled }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                self.continuation = continuation
                startDeadline()
                handle(.started)
            }
        } onCancel: {
            Task { @MainActor in self.handle(.cancelled) }
        }
        return try result.get()
    }

    private func handle(_ event: LoadMachine.Event) {
        for action in machine.handle(event) {
            perform(action)
        }
    }

    private func perform(_ action: LoadMachine.Action) {
        switch action {
        case .ask(let source, let count): ask(source, count: count)
        case .prepare(let candidate): prepare(candidate)
        case .finish(let candidates): end(.success(candidates.compactMap(deliver)))
        case .fail(let error): end(.failure(error))
        }
    }

    private func startDeadline() {
        let end = engine.world.uptime() + timeout
        let sleep = engine.world.sleepUntilUptime
        tasks.append(
            Task {
                guard (try? await sleep(end)) != nil else { return }
                handle(.deadlinePassed)
            }
        )
    }

    private func end(_ result: Result<[NativeAd], AdError>) {
        for task in tasks {
            task.cancel()
        }
        tasks = []
        // What is still on its way is not worth waiting for, in an ad given out or not.
        for candidate in ads.keys.sorted() {
            ads[candidate]?.shelf.giveUpPending()
        }
        ads = [:]
        continuation?.resume(returning: result)
        continuation = nil
    }
}

extension LoadRun {
    private func ask(_ source: AdSource, count: Int) {
        guard let demand = sources[source] else {
            return handle(.answered(.failure(.noFill)))
        }
        var request = request
        for index in request.imp.indices {
            request.imp[index].native?.request.plcmtcnt = count
        }
        tasks.append(
            Task {
                do throws(AdError) {
                    let answer = try await demand.offers(for: request)
                    take(answer, from: source)
                } catch {
                    handle(.answered(.failure(error)))
                }
            }
        )
    }

    private func take(_ answer: Offers, from source: AdSource) {
        for odd in answer.notes {
            note("\(source.rawValue)\(odd.path): \(odd.reason)")
        }
        offers[source] = answer.offers
        if !answer.allowsBackfill { handle(.backfillForbidden) }
        handle(.answered(.success(answer.offers.count)))
    }

    private func ad(for candidate: LoadMachine.Candidate) -> NativeAd? {
        if let ad = ads[candidate] { return ad }
        guard let offers = offers[candidate.source], offers.indices.contains(candidate.index) else {
            return nil
        }
        let ad = NativeAd(offers[candidate.index], unit: unit, engine: engine)
        ads[candidate] = ad
        return ad
    }

    /// Fetches an ad's pictures, all at once, and tells as they come.
    private func prepare(_ candidate: LoadMachine.Candidate) {
        guard let ad = ad(for: candidate) else { return handle(.sunk(candidate)) }
        ad.shelf.startAll()
        tasks.append(
            Task {
                if ad.offer.requiresMain {
                    do throws(AdError) {
                        _ = try await ad.shelf.picture(.main)
                    } catch {
                        note("\(unit): the main picture is missing: \(error.sentence)")
                        return handle(.sunk(candidate))
                    }
                }
                handle(.deliverable(candidate))
                await ad.shelf.settled()
                handle(.prepared(candidate))
            }
        )
    }

    private func deliver(_ candidate: LoadMachine.Candidate) -> NativeAd? {
        guard let ad = ad(for: candidate) else { return nil }
        ad.startExpiry()
        return ad
    }
}
