#if canImport(UIKit)
import AdropAdsObjC
import NativeAds

/// How Adrop's ads behave where vendors differ; all else is as the engine does it.
///
/// | What | With Adrop | Why |
/// |---|---|---|
/// | impression | the first visible pixel | as its ads are sold |
/// | pictures | there before the ad is received | "fully rendered" on delivery |
/// | video | counted in the view of `setMediaView` alone | VTR is measured nowhere else |
/// | backfill | only with `AdropAdsBackfill` linked, never for `loads` | its units ask by that module |
/// | no fill | 14 where the backfill was asked, 6 where not | one call back a load |
/// | batch | five ads, one request, fewer are fine | `maxLoadsBatch` |
/// | clicks | on bound views but body and media; all of the ad with entire click | `setIsEntireClick` |
/// | custom click | counts at the tap, opens nothing; `open` counts nothing | the app opens |
/// | AdChoices | on backfill alone, in the preferred corner | direct ads carry none |
/// | pages | in the app where `initialize` or the ad says so, else in the browser | `useInAppBrowser` |
enum AdropRules {
    /// The most ads of one call of `loads`, on the way out and on the way in.
    static let batch = 5

    /// The roles whose views click without entire click.
    static let clickable: Set<AssetRole> = [
        .headline, .icon, .callToAction, .advertiser, .profileLogo, .profileName,
    ]

    /// Whether the module for backfill counts as linked; a test may say so.
    @TaskLocal static var hasBackfill = AdropBackfillIsLinked() != 0

    /// Puts Adrop's values over the app's.
    static func apply(to configuration: inout NativeAds.Configuration, _ facts: AdropFacts) {
        configuration.impression = .onePixel
        configuration.pictures = .eager
        configuration.hasMediaView = nil
        configuration.countsOnlyWithMain = false
        configuration.topsUpFromBackfill = false
        configuration.adChoices = .backfillOnly
        configuration.browser = facts.usesInAppBrowser ? .inApp : .system
    }

    /// Loads ads of a unit, as many as a batch has or one.
    @MainActor static func load(
        _ unit: String,
        context: String,
        as facts: AdropFacts,
        isBatch: Bool,
        by loader: EngineLoader
    ) async throws(AdropFailure) -> [EngineAd] {
        LayoutNames.register()
        let host = SharedAds.current
        guard facts.isInitialized else { throw AdropFailure(.ERROR_CODE_INITIALIZE) }
        guard facts.targets(host.device.region) else {
            throw AdropFailure(.ERROR_CODE_NOT_TARGET_COUNTRY)
        }
        var options = LoadOptions(targeting: facts.targeting(context: context))
        options.usesBackfill = hasBackfill && !isBatch
        do throws(EngineAdError) {
            let ads = try host.ads { apply(to: &$0, facts) }
            let count = isBatch ? batch : 1
            let found = try await loader.load(unit, from: ads, count: count, options: options)
            // The direct source may have passed the request on, and says so.
            let wanted = isBatch ? found.filter { $0.source == .direct } : found
            guard !wanted.isEmpty else { throw EngineAdError.noFill }
            return Array(wanted.prefix(count))
        } catch {
            throw AdropFailure(error)
        }
    }
}
#endif
