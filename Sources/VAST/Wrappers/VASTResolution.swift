/// What following a document's wrappers led to.
public struct VASTResolution: Sendable, Hashable {
    /// The ads that can be shown, in the order of the first document.
    public var ads: [ResolvedAd]
    /// What failed on the way, in the order in which it did; may stand beside ads.
    public var failures: [VASTFailure]
    /// The addresses that were asked for, in order.
    public var requests: [String]
    /// What was tolerated or dropped in the documents.
    public var notes: [VASTNote]

    /// A resolution, by default of nothing.
    public init(
        ads: [ResolvedAd] = [],
        failures: [VASTFailure] = [],
        requests: [String] = [],
        notes: [VASTNote] = []
    ) {
        self.ads = ads
        self.failures = failures
        self.requests = requests
        self.notes = notes
    }

    /// The first failure, with the pings of all.
    public var failure: VASTFailure? {
        guard let first = failures.first else { return nil }
        let pings = failures.flatMap(\.pings)
        return VASTFailure(code: first.code, pings: pings, sentence: first.sentence)
    }

    /// The ad for a place that shows one: the first stand-alone one, else the first of the pod.
    public var ad: ResolvedAd? {
        ads.first { $0.sequence == nil }
            ?? ads.min { ($0.sequence ?? .max) < ($1.sequence ?? .max) }
    }
}
