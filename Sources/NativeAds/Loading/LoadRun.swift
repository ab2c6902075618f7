import OpenRTB

/// Performs one load as its machine decides, and lets go of everything with its outcome.
@MainActor final class LoadRun {
    private let engine: Engine
    private let unit: String
    private let request: BidRequest
    private let media: MediaPlan
    private let timeout: Double
    private let sources: [AdSource: any DemandSource]
    private let note: @MainActor (String) -> Void

    private var machine: LoadMachine
    private var offers: [AdSource: [Offer]] = [:]
    private var answered: [AdSource: Double] = [:]
    private var sunk: Set<LoadMachine.Candidate> = []
    private var ads: [LoadMachine.Candidate: NativeAd] = [:]
    private var tasks: [Task<Void, Never>] = []
    private var continuation: CheckedContinuation<Result<[NativeAd], AdError>, Never>?

    init(
        _ plan: LoadMachine.Plan,
        unit: String,
        request: BidRequest,
        media: MediaPlan,
        timeout: Double,
        sources: [AdSource: any DemandSource],
        engine: Engine,
        note: @escaping @MainActor (String) -> Void
    ) {
        machine = LoadMachine(plan)
        self.unit = unit
        self.request = request
        self.media = media
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
        case .finish(let candidates): finish(candidates)
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

    private func finish(_ candidates: [LoadMachine.Candidate]) {
        let ads = candidates.compactMap(deliver)
        // All others expired while their pictures came.
        end(ads.isEmpty ? .failure(.timeout) : .success(ads))
    }

    private func end(_ result: Result<[NativeAd], AdError>) {
        for task in tasks {
            task.cancel()
        }
        tasks = []
        // What is still on its way is not worth waiting for, in an ad given out or not.
        let given = (try? result.get()) ?? []
        for (_, ad) in ads.sorted(by: { $0.key < $1.key }) {
            ad.shelf.giveUpPending()
            if !given.contains(where: { $0 === ad }) { ad.video.giveUp() }
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
            request.imp[index].native?.want(count)
            request.imp[index].tell(capped: engine.caps.capped(from: source))
        }
        tasks.append(
            Task {
                do throws(AdError) {
                    let answer = try await demand.offers(for: request)
                    // What comes after the outcome concerns nobody.
                    guard !Task.isCancelled else { return }
                    take(answer, from: source)
                } catch {
                    handle(.answered(.failure(error)))
                }
            }
        )
    }

    private func take(_ answer: Offers, from source: AdSource) {
        tell(answer.notes, of: source.rawValue)
        answered[source] = engine.world.bootTime()
        let admitted = engine.caps.admit(answer.offers)
        tell(admitted.notes, of: source.rawValue)
        offers[source] = admitted.offers.filter { !isRepeat($0, from: source) }
        if !answer.allowsBackfill { handle(.backfillForbidden) }
        handle(.answered(.success(offers[source]?.count ?? 0)))
    }

    /// A person who sees one creative twice in a batch does not care who sold it.
    private func isRepeat(_ offer: Offer, from source: AdSource) -> Bool {
        guard source == .backfill, !engine.configuration.keepsDuplicates,
            let id = offer.creative.creativeID
        else { return false }
        let isShown = (offers[.direct] ?? []).enumerated().contains { index, other in
            other.creative.creativeID == id && !sunk.contains(.init(.direct, index))
        }
        if isShown {
            note("backfill: Bid \"\(offer.creative.bidID)\" shows creative \"\(id)\" again.")
        }
        return isShown
    }

    /// A hostile answer must not flood whoever reads the notes.
    private func tell(_ notes: [Note], of place: String) {
        for odd in notes.prefix(Self.mostNotes) {
            note("\(place)\(odd.path): \(odd.reason)")
        }
        if notes.count > Self.mostNotes {
            note("\(place): there are \(notes.count - Self.mostNotes) more notes.")
        }
    }

    private static let mostNotes = 100

    private func ad(for candidate: LoadMachine.Candidate) -> NativeAd? {
        if let ad = ads[candidate] { return ad }
        guard let offers = offers[candidate.source], offers.indices.contains(candidate.index) else {
            return nil
        }
        let ad = NativeAd(
            offers[candidate.index],
            unit: unit,
            engine: engine,
            plan: media,
            soldAt: answered[candidate.source]
        )
        ads[candidate] = ad
        return ad
    }

    private func sink(_ candidate: LoadMachine.Candidate, _ reason: String) {
        note("\(unit): \(reason)")
        sunk.insert(candidate)
        // Its other pictures are wanted by nobody.
        ads[candidate] = nil
        handle(.sunk(candidate))
    }

    /// Fetches an ad's pictures, all at once, and tells as they come.
    private func prepare(_ candidate: LoadMachine.Candidate) {
        guard let ad = ad(for: candidate) else { return sink(candidate, "there is no such bid") }
        ad.shelf.start(where: media.fetches)
        if media.followsVideo { ad.video.startResolving() }
        tasks.append(
            Task {
                if ad.offer.requiresMain, media.fetches(.main) {
                    do throws(AdError) {
                        _ = try await ad.shelf.picture(.main)
                    } catch {
                        guard !Task.isCancelled else { return }
                        return sink(candidate, "the main picture is missing: \(error.sentence)")
                    }
                }
                if ad.offer.requiresVideo, media.followsVideo, await !ad.video.resolved() {
                    guard !Task.isCancelled else { return }
                    return sink(candidate, "the video cannot be played")
                }
                handle(.deliverable(candidate))
                await ad.shelf.settled()
                if media.followsVideo { _ = await ad.video.resolved() }
                guard ad.state != .expired else {
                    return sink(candidate, "an ad expired while its pictures were loaded")
                }
                handle(.prepared(candidate))
            }
        )
    }

    private func deliver(_ candidate: LoadMachine.Candidate) -> NativeAd? {
        guard let ad = ad(for: candidate), ad.state != .expired else { return nil }
        tell(ad.creative.dropped, of: "\(ad.source.rawValue) bid \"\(ad.creative.bidID)\"")
        ad.handOut().forEach(note)
        ad.startExpiry()
        return ad
    }
}
