#if canImport(UIKit)
public import Foundation
import NativeAds

/// Keeps the ads that it loaded last from coming again, whichever loaders it is given.
#if canImport(ObjectiveC)
@objc(GFPAdDedupeManager)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPAdDedupeManager: NSObject {
    /// How many ads it remembers.
    public nonisolated let numAdsDeduped: Int
    private var recent: [String] = []

    /// It asks for one ad more than it remembers, for 10 at most.
    private static let most = 10

    /// Remembers as many ads as given.
    public nonisolated init(numAdsDeduped: Int) {
        self.numAdsDeduped = max(0, numAdsDeduped)
        super.init()
    }

    /// Loads by a loader an ad that is none of those; where there is no other, that is no fill.
    public func load(with adLoader: GFPAdLoader) {
        let count = min(recent.count + 1, Self.most)
        Task {
            await adLoader.load(.auction(count: count) { [weak self] in self?.take($0) ?? true })
        }
    }

    /// The older spelling of ``load(with:)``.
    public func loadAd(with adLoader: GFPAdLoader) { load(with: adLoader) }

    /// Whether an ad is new, in which case it is remembered.
    private func take(_ ad: EngineAd) -> Bool {
        let name = ad.creative.creativeID ?? ad.creative.bidID
        guard !recent.contains(name) else { return false }
        recent = Array((recent + [name]).suffix(numAdsDeduped))
        return true
    }
}
#endif
