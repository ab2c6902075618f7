import Foundation
import OpenRTB

/// Performs loads for the app and for pools, without holding the ``NativeAds`` they belong to.
@MainActor struct AdDemand {
    /// More ads than this no list shows before they expire.
    static let mostAds = 100

    let engine: Engine
    let hub: EventHub<AdEvent>
    private(set) var sources: [AdSource: any DemandSource]

    init(_ engine: Engine, hub: EventHub<AdEvent>) {
        self.engine = engine
        self.hub = hub
        sources = Self.sources(engine.configuration, world: engine.world)
    }

    /// The same, but `source` is asked first.
    func asking(_ source: any DemandSource) -> AdDemand {
        var demand = self
        demand.sources[.direct] = source
        return demand
    }

    /// Loads up to `count` ads for a unit, the dearest first; see ``NativeAds``.
    ///
    /// The outcome waits for the ads' pictures where these are fetched in one of `modes`.
    func load(
        _ unit: String,
        count: Int,
        assets: [AssetRequest],
        timeout: TimeInterval?,
        trackers: [EventTrackerRequest] = RequestBuilder.standardTrackers,
        options: LoadOptions = LoadOptions(),
        waitingIn modes: Set<PictureLoadingMode> = [.eager]
    ) async throws(AdError) -> [NativeAd] {
        let count = try bounded(count)
        let timeout = try checked(timeout ?? engine.configuration.timeout)
        await engine.caps.prepare()
        let builder = RequestBuilder(world: engine.world, settings: engine.configuration)
        var (request, notes) = try builder.request(
            unit: unit,
            count: count,
            assets: assets,
            trackers: trackers,
            options: options
        )
        for note in notes {
            hub.emit(.note(note))
        }
        if let floor = options.floor { request.imp[0].bidfloor = floor }
        let media = MediaPlan(options, over: engine.configuration)
        let plan = LoadMachine.Plan(
            count: count,
            hasBackfill: options.usesBackfill && sources[.backfill] != nil,
            topsUp: engine.configuration.topsUpFromBackfill,
            waitsForPictures: modes.contains(media.pictures)
        )
        let run = LoadRun(
            plan,
            unit: unit,
            request: request,
            media: media,
            timeout: timeout,
            sources: sources,
            engine: engine,
            note: { [hub] in hub.emit(.note($0)) }
        )
        do throws(AdError) {
            return try await run.outcome()
        } catch {
            var error = error
            error.auctionID = request.id
            throw error
        }
    }

    private func bounded(_ count: Int) throws(AdError) -> Int {
        guard count > 0 else {
            throw AdError(.invalidRequest, sentence: "\(count) ads cannot be loaded; ask for one.")
        }
        guard count > Self.mostAds else { return count }
        hub.emit(.note("\(Self.mostAds) ads were asked for in place of \(count)."))
        return Self.mostAds
    }

    private func checked(_ timeout: TimeInterval) throws(AdError) -> TimeInterval {
        guard timeout > 0 else {
            throw AdError(
                .invalidRequest,
                sentence: "A load needs more time than \(timeout) seconds; the usual is 60."
            )
        }
        return timeout
    }

    private static func sources(
        _ configuration: NativeAds.Configuration,
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
