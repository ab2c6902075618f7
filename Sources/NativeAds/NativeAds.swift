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
        throw .internal
    }
}
