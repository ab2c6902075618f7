/// Decides the course of one load: direct, then backfill once, under one deadline.
///
/// Each load has exactly one outcome, `finish` or `fail`; after it every event is ignored.
package struct LoadMachine: Sendable {
    /// What is wanted.
    package struct Plan: Sendable, Hashable {
        /// How many ads at most; at least one.
        package var count: Int
        /// Whether there is a second source to ask.
        package var hasBackfill: Bool
        /// Whether the second source completes what the first filled in part.
        package var topsUp: Bool
        /// Whether an ad's pictures must be there before the outcome.
        package var waitsForPictures: Bool

        package init(
            count: Int = 1,
            hasBackfill: Bool = false,
            topsUp: Bool = false,
            waitsForPictures: Bool = true
        ) {
            self.count = count
            self.hasBackfill = hasBackfill
            self.topsUp = topsUp
            self.waitsForPictures = waitsForPictures
        }
    }

    /// A bid that may become an ad: the dearest of a source has index 0.
    package struct Candidate: Sendable, Hashable, Comparable {
        package var source: AdSource
        package var index: Int

        package init(_ source: AdSource, _ index: Int) {
            self.source = source
            self.index = index
        }

        /// In the order in which ads are given out.
        package static func < (left: Candidate, right: Candidate) -> Bool {
            (left.source == .direct ? 0 : 1, left.index)
                < (right.source == .direct ? 0 : 1, right.index)
        }
    }

    /// What happened.
    package enum Event: Sendable, Hashable {
        case started
        /// The source that was asked has so many bids that can be shown, or none and why.
        case answered(Result<Int, AdError>)
        /// The source that was asked wants no other source to be asked for this unit.
        case backfillForbidden
        /// Nothing that the candidate cannot do without is missing any more.
        case deliverable(Candidate)
        /// Nothing is on its way any more.
        case prepared(Candidate)
        /// Its main picture, which it cannot do without, failed.
        case sunk(Candidate)
        case deadlinePassed
        case cancelled
    }

    /// What is to be done.
    package enum Action: Sendable, Hashable {
        case ask(AdSource, count: Int)
        case prepare(Candidate)
        case finish([Candidate])
        case fail(AdError)
    }

    private enum Phase: Sendable, Hashable {
        case idle
        case asking(AdSource)
        case preparing(AdSource)
        case over
    }

    private var plan: Plan
    private var phase = Phase.idle
    private var spares: [Candidate] = []
    private var pending: [Candidate] = []
    private var deliverable: Set<Candidate> = []
    private var ready: [Candidate] = []

    package init(_ plan: Plan) {
        self.plan = plan
    }

    /// Takes what happened and says what is to be done, in order.
    package mutating func handle(_ event: Event) -> [Action] {
        switch (event, phase) {
        case (_, .over): []
        case (.started, .idle): ask(.direct)
        case (.answered(let result), .asking(let source)): take(result, from: source)
        case (.backfillForbidden, _): forbidBackfill()
        case (.deliverable(let candidate), .preparing) where pending.contains(candidate):
            note(deliverable: candidate)
        case (.prepared(let candidate), .preparing(let source)):
            settle(candidate, isReady: true, from: source)
        case (.sunk(let candidate), .preparing(let source)):
            settle(candidate, isReady: false, from: source)
        case (.deadlinePassed, _): stop()
        case (.cancelled, _): fail(.cancelled)
        default: []
        }
    }
}

extension LoadMachine {
    private mutating func ask(_ source: AdSource) -> [Action] {
        phase = .asking(source)
        return [.ask(source, count: plan.count - ready.count)]
    }

    private mutating func take(
        _ result: Result<Int, AdError>,
        from source: AdSource
    ) -> [Action] {
        switch result {
        case .success(let count):
            spares = (0..<count).map { Candidate(source, $0) }
        case .failure(.noFill):
            spares = []
        case .failure(let error):
            // What the direct source filled is not lost because the backfill is out of order.
            return ready.isEmpty ? fail(error) : finish()
        }
        phase = .preparing(source)
        return proceed(with: source)
    }

    private mutating func forbidBackfill() -> [Action] {
        plan.hasBackfill = false
        return []
    }

    private mutating func note(deliverable candidate: Candidate) -> [Action] {
        deliverable.insert(candidate)
        return []
    }

    private mutating func settle(
        _ candidate: Candidate,
        isReady: Bool,
        from source: AdSource
    ) -> [Action] {
        guard let index = pending.firstIndex(of: candidate) else { return [] }
        pending.remove(at: index)
        if isReady { ready.append(candidate) }
        return proceed(with: source)
    }

    /// Fills the places that are free with the next best bids, and ends where none is left.
    private mutating func proceed(with source: AdSource) -> [Action] {
        let free = plan.count - ready.count - pending.count
        let next = Array(spares.prefix(max(0, free)))
        spares.removeFirst(next.count)
        guard plan.waitsForPictures else {
            ready += next
            return conclude(source)
        }
        pending += next
        return pending.isEmpty ? conclude(source) : next.map { .prepare($0) }
    }

    private mutating func conclude(_ source: AdSource) -> [Action] {
        let wantsMore = ready.isEmpty || (plan.topsUp && ready.count < plan.count)
        if wantsMore, source == .direct, plan.hasBackfill { return ask(.backfill) }
        guard ready.isEmpty else { return finish() }
        return fail(source == .direct ? .noFill : .backfillNoFill)
    }

    /// The deadline: what can be shown is given out, with its late pictures failed.
    private mutating func stop() -> [Action] {
        ready += pending.filter(deliverable.contains)
        guard ready.isEmpty else { return finish() }
        // A batch whose ads were not ready in time is an empty batch; one ad that was not is late.
        if case .preparing(let source) = phase, plan.count > 1 {
            return fail(source == .direct ? .noFill : .backfillNoFill)
        }
        return fail(.timeout)
    }

    private mutating func finish() -> [Action] {
        phase = .over
        return [.finish(ready.sorted())]
    }

    private mutating func fail(_ error: AdError) -> [Action] {
        phase = .over
        return [.fail(error)]
    }
}
