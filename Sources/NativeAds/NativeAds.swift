public import Foundation
public import OpenRTB

/// Where an app gets its native ads.
///
/// Make one, keep it, and load from it as often as you like:
/// ```swift
/// let ads = NativeAds(endpoint: URL(string: "https://ads.example/openrtb2/auction")!)
/// let ad = try await ads.load("home-feed")
/// ```
/// Loads may run side by side and may be started from any task; ads come back on the main actor.
@MainActor public final class NativeAds {
    /// The release of this library, as its requests tell exchanges (`displaymanagerver`).
    public nonisolated static let version = "0.1.0"

    /// What it is held to.
    public nonisolated let configuration: Configuration

    let engine: Engine
    let hub: EventHub<AdEvent>
    let preloader: Preloader
    let demand: AdDemand
    private let answers: AnswerWatch
    /// Told of each ad before it is given out.
    private let onLoad: (@MainActor (NativeAd) -> Void)?

    /// Starts an engine over `world`, and delivers what an earlier run of the app left undelivered.
    public convenience init(_ configuration: Configuration, world: World = .live) {
        self.init(configuration, world: world, hub: EventHub())
    }

    /// Starts an engine that tells what concerns no single ad by `hub`.
    convenience init(_ configuration: Configuration, world: World, hub: EventHub<AdEvent>) {
        let answers = AnswerWatch()
        self.init(Engine(configuration, world: answers.watching(world)), answers, hub)
        let trackers = engine.trackers
        Task { await trackers.deliver() }
    }

    /// Other settings over the parts of `root`, so that nothing of it is there twice.
    ///
    /// `onLoad` is told of each ad before it is given out.
    convenience init(
        _ configuration: Configuration,
        sharing root: NativeAds,
        onLoad: (@MainActor (NativeAd) -> Void)? = nil
    ) {
        self.init(root.engine.held(to: configuration), root.answers, root.hub, onLoad)
    }

    private init(
        _ engine: Engine,
        _ answers: AnswerWatch,
        _ hub: EventHub<AdEvent>,
        _ onLoad: (@MainActor (NativeAd) -> Void)? = nil
    ) {
        configuration = engine.configuration
        self.engine = engine
        self.answers = answers
        self.hub = hub
        self.onLoad = onLoad
        demand = AdDemand(engine, hub: hub)
        preloader = Preloader(demand, answers: answers)
    }

    /// Starts an engine with the default settings.
    public convenience init(endpoint: URL, backfill: URL? = nil) {
        self.init(Configuration(endpoint: endpoint, backfill: backfill))
    }

    /// Loads one ad for a unit.
    ///
    /// It returns when the ad is ready to be shown, and throws one ``AdError`` where none will
    /// come: at the latest after `timeout` seconds, by default the configuration's. Cancelling the
    /// task ends the request and throws ``AdError/cancelled``, which takes the place of Swift's
    /// `CancellationError`. Letting the `NativeAds` go ends no load that is under way. `options` say
    /// what is not to be as configured.
    public func load(
        _ unit: String,
        assets: [AssetRequest] = .standard,
        timeout: TimeInterval? = nil,
        options: LoadOptions = LoadOptions()
    ) async throws(AdError) -> NativeAd {
        let ads = try await load(
            unit,
            count: 1,
            assets: assets,
            timeout: timeout,
            options: options
        )
        guard let ad = ads.first else { throw .internal }
        return ad
    }

    /// Loads up to `count` different ads for a unit with one request, the dearest first.
    ///
    /// There is at least one; fewer than `count` is usual, and more than 100 are never asked for.
    /// It throws and is cancelled as the load of one ad is.
    public func load(
        _ unit: String,
        count: Int,
        assets: [AssetRequest] = .standard,
        timeout: TimeInterval? = nil,
        options: LoadOptions = LoadOptions()
    ) async throws(AdError) -> [NativeAd] {
        try await load(
            unit,
            count: count,
            assets: assets,
            timeout: timeout,
            options: options,
            trackers: RequestBuilder.standardTrackers
        )
    }

    /// Loads as above, asking for event trackers of the caller's choice.
    package func load(
        _ unit: String,
        count: Int,
        assets: [AssetRequest],
        timeout: TimeInterval?,
        options: LoadOptions = LoadOptions(),
        trackers: [EventTrackerRequest]
    ) async throws(AdError) -> [NativeAd] {
        let ads = try await demand.load(
            unit,
            count: count,
            assets: assets,
            timeout: timeout,
            trackers: trackers,
            options: options
        )
        ads.forEach(begin)
        return ads
    }

    /// The ad is given out now, in the app's own task: what it begins comes after the app's next
    /// steps.
    func begin(_ ad: NativeAd) {
        onLoad?(ad)
        if ad.plan.pictures == .lazy { ad.startLazyMedia() }
    }

    /// What concerns no single ad, from now on: notes about bids that were left out, and requests
    /// for pools that failed; for a log.
    public var events: AsyncStream<AdEvent> { hub.stream() }

    /// How many trackers have been written down but not answered yet.
    package var undeliveredTrackers: Int {
        get async { await engine.trackers.pending }
    }

    /// How many videos have a decoder.
    package var openVideos: Int { engine.decoders.openCount }

    /// Calls `observer` with each of these events, until the observation is cancelled or let go.
    package func observe(_ observer: @escaping @MainActor (AdEvent) -> Void) -> Observation {
        hub.observe(observer)
    }
}
