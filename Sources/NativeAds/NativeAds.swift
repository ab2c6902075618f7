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
    /// What it is held to.
    public nonisolated let configuration: Configuration

    let engine: Engine
    private let hub = EventHub()
    private let sources: [AdSource: any DemandSource]

    /// Starts an engine over `world`, and delivers what an earlier run of the app left undelivered.
    public init(_ configuration: Configuration, world: World = .live) {
        self.configuration = configuration
        let trackers = TrackerQueue(world: world)
        engine = Engine(
            configuration: configuration,
            world: world,
            pictures: PictureLoader(configuration, world: world),
            trackers: trackers
        )
        sources = Self.sources(configuration, world: world)
        Task { await trackers.deliver() }
    }

    /// Starts an engine with the default settings.
    public convenience init(endpoint: URL, backfill: URL? = nil) {
        self.init(Configuration(endpoint: endpoint, backfill: backfill))
    }

    /// Loads one ad for a unit.
    ///
    /// It returns when the ad is ready to be shown, and throws one ``AdError`` where none will
    /// come: at the latest after `timeout` seconds, by default the configuration's. Cancelling the
    /// task ends the request and throws ``AdError/cancelled``.
    public func load(
        _ unit: String,
        assets: [AssetRequest] = .standard,
        timeout: TimeInterval? = nil
    ) async throws(AdError) -> NativeAd {
        let ads = try await load(unit, count: 1, assets: assets, timeout: timeout)
        guard let ad = ads.first else { throw .noFill }
        return ad
    }

    /// Loads up to `count` different ads for a unit with one request, the dearest first.
    ///
    /// There is at least one; fewer than `count` is usual. It throws and is cancelled as the load
    /// of one ad is.
    public func load(
        _ unit: String,
        count: Int,
        assets: [AssetRequest] = .standard,
        timeout: TimeInterval? = nil
    ) async throws(AdError) -> [NativeAd] {
        try await load(
            unit,
            count: count,
            assets: assets,
            timeout: timeout,
            trackers: RequestBuilder.standardTrackers
        )
    }

    /// Loads as above, asking for event trackers of the caller's choice.
    package func load(
        _ unit: String,
        count: Int,
        assets: [AssetRequest],
        timeout: TimeInterval?,
        trackers: [EventTrackerRequest]
    ) async throws(AdError) -> [NativeAd] {
        let builder = RequestBuilder(
            world: engine.world,
            isChildDirected: configuration.isChildDirected
        )
        let (request, notes) = try builder.request(
            unit: unit,
            count: max(1, count),
            assets: assets,
            trackers: trackers
        )
        for note in notes {
            hub.emit(.note(note))
        }
        let plan = LoadMachine.Plan(
            count: max(1, count),
            hasBackfill: sources[.backfill] != nil,
            topsUp: configuration.topsUpFromBackfill,
            waitsForPictures: configuration.pictures == .eager
        )
        return try await LoadRun(
            plan,
            unit: unit,
            request: request,
            timeout: timeout ?? configuration.timeout,
            sources: sources,
            engine: engine,
            note: { [hub] in hub.emit(.note($0)) }
        ).outcome()
    }

    /// What concerns no single ad, from now on: notes about bids that were left out, for a log.
    public var events: AsyncStream<AdEvent> { hub.stream() }

    /// How many trackers have been written down but not answered yet.
    package var undeliveredTrackers: Int {
        get async { await engine.trackers.pending }
    }

    /// Calls `observer` with each of these events, until the observation is cancelled or let go.
    package func observe(_ observer: @escaping @MainActor (AdEvent) -> Void) -> Observation {
        hub.observe(observer)
    }

    private static func sources(
        _ configuration: Configuration,
        world: World
    ) -> [AdSource: any DemandSource] {
        var endpoints: [AdSource: URL] = [.direct: configuration.endpoint]
        endpoints[.backfill] = configuration.backfill
        return Dictionary(
            uniqueKeysWithValues: endpoints.map { source, url in
                let endpoint = OpenRTBEndpoint(
                    url,
                    source: source,
                    keepsDuplicates: configuration.keepsDuplicates,
                    world: world
                )
                return (source, endpoint)
            }
        )
    }
}
