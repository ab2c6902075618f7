package import Foundation

/// Counts what a device saw and clicked of each capped campaign, and says which are at their cap.
///
/// Times are seconds since 1970, which whoever calls must see to it grow.
package struct CapMachine: Sendable, Hashable {
    /// More campaigns are not remembered; the one longest unseen goes first.
    static let mostCampaigns = 500

    /// What happened of one campaign.
    package struct History: Sendable, Hashable {
        var caps: [FrequencyCap]
        var times: [FrequencyCap.Event: [TimeInterval]] = [:]

        /// When something happened last.
        var newest: TimeInterval { times.values.compactMap(\.last).max() ?? -.infinity }
    }

    private(set) var histories: [CappedCampaign.Name: History] = [:]

    package init() {}

    /// Counts an event of a campaign, whose caps are from now on those that it has here.
    package mutating func count(
        _ event: FrequencyCap.Event,
        of campaign: CappedCampaign,
        at now: TimeInterval
    ) {
        take(campaign.name, History(caps: campaign.caps, times: [event: [now]]))
        bound(campaign.name, at: now)
        guard histories.count > Self.mostCampaigns else { return }
        let oldest = histories.min { $0.value.newest < $1.value.newest }
        if let oldest { histories[oldest.key] = nil }
    }

    /// Takes over the caps of a campaign that is offered again; one that was never seen is not kept.
    package mutating func learn(_ campaign: CappedCampaign) {
        histories[campaign.name]?.caps = campaign.caps
    }

    /// Whether one more would be too many, by the caps that the campaign has here.
    package func isAtCap(_ campaign: CappedCampaign, at now: TimeInterval) -> Bool {
        guard let history = histories[campaign.name] else { return false }
        return campaign.caps.contains { cap in
            let times = history.times[cap.event] ?? []
            return times.count { $0 > now - cap.seconds } >= cap.limit
        }
    }

    /// The campaigns of a source that are at their cap, in alphabetical order.
    package func capped(from source: AdSource, at now: TimeInterval) -> [String] {
        histories.filter { name, history in
            name.source == source && isAtCap(CappedCampaign(name, caps: history.caps), at: now)
        }
        .map(\.key.id).sorted()
    }

    /// Forgets what no cap looks back to.
    package mutating func prune(at now: TimeInterval) {
        for name in Array(histories.keys) { bound(name, at: now) }
    }

    /// Moves everything back where the clock was set back meanwhile, so that no event is in the
    /// future: it would count for as long as the clock was wrong.
    package mutating func rebase(to now: TimeInterval) {
        guard let newest = histories.values.map(\.newest).max(), newest > now else { return }
        let shift = newest - now
        for (name, history) in histories {
            histories[name]?.times = history.times.mapValues { $0.map { $0 - shift } }
        }
    }

    /// Adds what is known of a campaign from elsewhere; its caps are the newer ones.
    mutating func take(_ name: CappedCampaign.Name, _ other: History) {
        var history = histories[name] ?? History(caps: [])
        history.caps = other.caps
        for (event, times) in other.times {
            history.times[event] = ((history.times[event] ?? []) + times).sorted()
        }
        histories[name] = history
    }

    private mutating func bound(_ name: CappedCampaign.Name, at now: TimeInterval) {
        guard var history = histories[name] else { return }
        for event in FrequencyCap.Event.allCases {
            let caps = history.caps.filter { $0.event == event }
            let start = now - (caps.map(\.seconds).max() ?? 0)
            let kept = (history.times[event] ?? []).filter { $0 > start }
                .suffix(caps.map(\.limit).max() ?? 0)
            history.times[event] = kept.isEmpty ? nil : Array(kept)
        }
        histories[name] = history.times.isEmpty ? nil : history
    }
}
