public import Foundation

extension NativeAds {
    /// Says once, for all dialects of the process, where ads come from and what holds for them.
    ///
    /// Call it as the app starts, before the first load. The first call wins, and `false` says that
    /// this one did not; the same settings once more are fine. Apps that load from a `NativeAds` of
    /// their own have no need of it.
    ///
    /// Without it, dialects go by `OpenNativeAdsEndpoint` and `OpenNativeAdsBackfillEndpoint` in
    /// `Info.plist`, on Linux also by `OPEN_NATIVE_ADS_ENDPOINT` and
    /// `OPEN_NATIVE_ADS_BACKFILL_ENDPOINT` in the environment. `world` is ``World/live`` by default.
    @discardableResult public static func configure(
        _ configuration: Configuration,
        world: World? = nil
    ) -> Bool {
        SharedAds.current.configure(configuration, world: world)
    }

    /// Says once, for all dialects of the process, where ads come from; all else is as by default.
    @discardableResult public static func configure(endpoint: URL, backfill: URL? = nil) -> Bool {
        configure(Configuration(endpoint: endpoint, backfill: backfill))
    }
}
