public import Foundation
public import OpenRTB

extension NativeAds {
    /// Keeps ads of a unit ready, so that a list has one when it needs one.
    ///
    /// ```swift
    /// ads.preload("home-feed", count: 2)
    /// // later, while a cell is made:
    /// if let ad = ads.take("home-feed") { show(ad) }
    /// ```
    /// Up to `count` ads, at most 10, are loaded with their pictures and replaced as they are taken
    /// or grow too old. A request that fails is sent again after 1, 2, 4, 8, 16 and 32 seconds; then
    /// the pool is silent until the app comes to the front, any other request is answered, or you
    /// ask: by this method, ``take(_:)`` or ``next(_:timeout:)``. Where no ad is for sale it asks
    /// again after 30 seconds, then ever more rarely, down to every five minutes; a server's
    /// `Retry-After` is honoured. While the app is in the background nothing is loaded. Each failed
    /// request is told once by ``events``, as ``AdEvent/preloadFailed(unit:error:)``.
    ///
    /// Calling it again changes how many are kept, or, with other assets or options, starts afresh. It ends
    /// with ``stopPreloading(_:)``, or with this object.
    public func preload(
        _ unit: String,
        count: Int = 1,
        assets: [AssetRequest] = .standard,
        options: LoadOptions = LoadOptions()
    ) {
        preloader.fill(unit, count: count, assets: assets, options: options)
    }

    /// Gives out an ad that was preloaded, at once; `nil` where none is ready.
    ///
    /// It is never an expired one, nor of a campaign that is at its cap by now, and another is loaded
    /// in its place.
    public func take(_ unit: String) -> NativeAd? {
        guard let pool = preloader[unit] else {
            hub.emit(.note(Self.notPreloaded(unit)))
            return nil
        }
        let ad = pool.take()
        // The pictures are there already; that they are is told when there is somebody to be told.
        if let ad { begin(ad) }
        return ad
    }

    /// Gives out an ad that was preloaded, or the next that comes.
    ///
    /// It waits through requests that fail and are sent again, for `timeout` seconds, by default
    /// the configuration's. It throws ``AdError/noFill`` as soon as no ad is for sale, and why the
    /// last request failed where the pool has become silent or time is up. Who asks first is
    /// served first; cancelling the task throws ``AdError/cancelled``.
    public func next(
        _ unit: String,
        timeout: TimeInterval? = nil
    ) async throws(AdError) -> NativeAd {
        guard let pool = preloader[unit] else {
            throw AdError(.invalidRequest, sentence: Self.notPreloaded(unit))
        }
        let ad = try await pool.next(timeout: timeout ?? configuration.timeout)
        begin(ad)
        return ad
    }

    /// Keeps no more ads of a unit ready, and lets go of those that are.
    public func stopPreloading(_ unit: String) {
        preloader.stop(unit)
    }

    /// How many ads of a unit could be taken now.
    public func readyAds(_ unit: String) -> Int { preloader[unit]?.ready ?? 0 }

    private static func notPreloaded(_ unit: String) -> String {
        "The unit \"\(unit)\" is not preloaded; call preload(\"\(unit)\") first."
    }
}
