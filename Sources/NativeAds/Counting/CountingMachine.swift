/// Turns what can be seen of an ad into what counts, each thing once in the ad's life.
///
/// Time is the monotonic one that stands still while the device sleeps, in seconds. The clock of a
/// rule starts at the first sample that meets it and starts anew after any that does not: too
/// little to be seen, the app not active in the foreground, the main media missing. A rule of one
/// second is met at the first sample at or after it. Samples that lie too far apart prove nothing
/// about the time between them.
package struct CountingMachine: Sendable {
    /// What a sample made count.
    package enum Action: Sendable, Hashable {
        case rendered
        case impression
        case viewable(ViewableStandard)
    }

    /// Samples further apart than this break continuity.
    package static let longestGap = 0.5

    /// Below this a difference of times is the rounding of a sum.
    private static let rounding = 1e-6

    /// An event that has not counted yet.
    private struct Watch: Sendable {
        let event: Action
        let requirement: ExposureRequirement
        /// Since when what is required has been seen without a break.
        var start: Double?
    }

    private let needsMainMedia: Bool
    private var watches: [Watch]
    private var counted: Set<Action> = []
    private var lastSample: Double?

    package init(rules: CountingRules) {
        needsMainMedia = rules.needsMainMedia
        watches = CountingRules.events.compactMap { event in
            rules.requirement(for: event).map { Watch(event: event, requirement: $0) }
        }
    }

    /// Whether samples can still make anything count, with the main media as it is.
    func wantsSamples(_ media: MainMedia) -> Bool {
        watches.contains { isPossible($0.requirement, media) }
    }

    /// Whether this has counted before.
    package func hasCounted(_ action: Action) -> Bool { counted.contains(action) }

    /// Takes what is visible at `time` and says what counts by it, in order.
    mutating func sample(
        _ sample: ExposureSample,
        media: MainMedia = .none,
        at time: Double
    ) -> [Action] {
        if let lastSample, !(0...Self.longestGap + Self.rounding ~= time - lastSample) {
            interrupt()
        }
        lastSample = time
        var met: [Action] = []
        for index in watches.indices {
            let requirement = watches[index].requirement
            guard !isWaiting(requirement, media), requirement.isMet(by: sample) else {
                watches[index].start = nil
                continue
            }
            let start = watches[index].start ?? time
            watches[index].start = start
            if time - start >= requirement.seconds - Self.rounding {
                met.append(watches[index].event)
            }
        }
        watches.removeAll { met.contains($0.event) }
        counted.formUnion(met)
        return met
    }

    /// Counts what somebody else has seen to; says whether it had not counted before.
    package mutating func count(_ action: Action) -> Bool {
        leave(action)
        return counted.insert(action).inserted
    }

    /// No sample makes this count any more: somebody else sees to it, if anybody does.
    package mutating func leave(_ action: Action) {
        watches.removeAll { $0.event == action }
    }

    /// The ad went off its view, or what was seen before says nothing about now.
    package mutating func interrupt() {
        for index in watches.indices {
            watches[index].start = nil
        }
        lastSample = nil
    }

    /// Whether an event waits for the main media.
    private func isWaiting(_ requirement: ExposureRequirement, _ media: MainMedia) -> Bool {
        needsMainMedia && requirement.needsContent && (media == .pending || media == .failed)
    }

    private func isPossible(_ requirement: ExposureRequirement, _ media: MainMedia) -> Bool {
        !(media == .failed && isWaiting(requirement, media))
    }
}
