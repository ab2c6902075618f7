#if canImport(UIKit)
import NativeAds

/// One load: what is asked, of whom, and what of the answer is handed on.
struct LoadPlan: Sendable {
    /// Where the ads come from.
    enum Source: Sendable {
        /// The endpoint, which is told this.
        case unit(Targeting)
        /// A bid response that the app has.
        case response(String)

        /// Whether the app brought the answer.
        var isResponse: Bool { if case .response = self { true } else { false } }
    }

    let source: Source
    let unit: String
    let settings: LoaderSettings
    let types: [AdLoaderAdType]
    /// Why nobody is to be asked.
    var objection: RequestError?
    /// The ids of the custom formats that the app can show.
    var formats: [String] = []

    /// The ads, the dearest first, or the one error that there is in place of them.
    @MainActor func outcome() async -> Result<[EngineAd], RequestError> {
        if let objection { return .failure(objection) }
        do throws(AdError) {
            let ads = try SharedAds.current.ads(adjusting: GoogleRules.apply)
            let wanted = try await load(from: ads).filter(isWanted)
            // What the seller sent beside what was asked for is nothing to show.
            if wanted.isEmpty { throw .noFill }
            return .success(Array(wanted.prefix(count)))
        } catch {
            return .failure(RequestError(error, of: source))
        }
    }

    @MainActor private func load(from ads: NativeAds) async throws(AdError) -> [EngineAd] {
        let options = settings.options(over: ads.configuration, targeting)
        let assets = GoogleRules.assets(for: settings, isCustom: !formats.isEmpty)
        switch source {
        case .unit:
            return try await ads.load(unit, count: count, assets: assets, options: options)
        case .response(let text):
            return try await ads.load(
                response: text,
                count: count,
                assets: assets,
                options: options
            )
        }
    }

    private var count: Int { min(settings.count, GoogleRules.mostAds) }

    @MainActor private var targeting: Targeting {
        switch source {
        case .unit(var targeting):
            targeting.formats = formats
            MobileAds.shared.apply(to: &targeting)
            return targeting
        case .response:
            return Targeting(formats: formats)
        }
    }

    /// Whether the app has said that it can show an ad of this kind.
    @MainActor private func isWanted(_ ad: EngineAd) -> Bool {
        if let format = ad.creative.format { return formats.contains(format.id) }
        return types.contains(.native) && GoogleRules.isWhole(ad)
    }
}
#endif
