#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI

/// One native ad of a unit: load it, and give it to an ``AdropNativeAdView``.
///
/// The calls that load may come from any thread; everything else is the main actor's, where each
/// call back comes, after the call that led to it has returned. A load keeps the ad until its
/// outcome, and a view that shows it does; nothing else here keeps it.
#if canImport(ObjectiveC)
@objc(AdropNativeAd) @objcMembers
#endif
@preconcurrency @MainActor public final class AdropNativeAd: NSObject, UseCustomClick {
    /// The most ads that one call of ``loads(unitId:contextId:delegate:)`` delivers.
    public nonisolated static let maxLoadsBatch: Int = AdropRules.batch

    /// The unit.
    public nonisolated let unitId: String
    /// What the ad appears beside, by the app's own name for it; empty if none was given.
    public nonisolated let contextId: String

    /// Told of what happens, before the closures are.
    public weak var delegate: (any AdropNativeAdDelegate)?
    /// Called when the ad is there.
    public var onAdReceived: ((AdropNativeAd) -> Void)?
    /// Called when a load came to nothing.
    public var onAdFailedToReceive: ((AdropNativeAd, AdropErrorCode) -> Void)?
    /// Called when a click counted.
    public var onAdClicked: ((AdropNativeAd) -> Void)?
    /// Called when the impression counted.
    public var onAdImpression: ((AdropNativeAd) -> Void)?
    /// Called when the video shows its first frame.
    public var onAdVideoStart: ((AdropNativeAd) -> Void)?
    /// Called when the video was played to its end.
    public var onAdVideoEnd: ((AdropNativeAd) -> Void)?

    /// Whether the app opens pages by itself; `false` unless changed.
    ///
    /// All of the ad then clicks, each click counts at the tap, and nothing is opened.
    public var useCustomClick = false { didSet { leaveClicks() } }

    /// The corner of the AdChoices badge of a backfill ad; what it is when the load begins holds.
    public var preferredAdChoicesPosition = AdropAdChoicesPosition.topRight

    /// The corner that the load began with.
    private(set) var adChoicesPosition = AdropAdChoicesPosition.topRight
    /// The ad, once it is there.
    private(set) var loaded: EngineAd?
    private lazy var loader = EngineLoader()
    private var observation: Observation?

    /// An ad that is still to be loaded.
    public nonisolated init(unitId: String, contextId: String = "") {
        self.unitId = unitId
        self.contextId = contextId
        super.init()
    }

    #if canImport(ObjectiveC)
    /// An ad without a context, for Objective-C.
    @available(swift, obsoleted: 1.0)
    public nonisolated convenience init(unitId: String) {
        self.init(unitId: unitId, contextId: "")
    }
    #endif

    /// Asks for the ad, once in its life, by what the app has said until then; the outcome is told
    /// once.
    public nonisolated func load() {
        let facts = AdropSettings.current.facts
        MainActor.soon {
            let position = self.preferredAdChoicesPosition
            Task { await self.begin(facts, position) }
        }
    }

    /// Asks for several ads at once; `delegate` is told by `onAdsReceived` or `onAdsFailedToReceive`,
    /// and is that of each ad.
    ///
    /// The ads are complete, the dearest first, five at most, and never from the backfill. Whoever
    /// is told must keep them.
    public nonisolated static func loads(
        unitId: String,
        contextId: String = "",
        delegate: sending any AdropNativeAdDelegate
    ) {
        let facts = AdropSettings.current.facts
        Task { @MainActor in
            await loadBatch(unitId, contextId, facts, for: AdropListener(delegate))
        }
    }

    /// Opens a page, in the app or in the browser; nothing counts by it.
    public func open(_ url: String?, useInAppBrowser: Bool = false) {
        guard let loaded, let url = url.flatMap({ URL(string: $0) }) else { return }
        OpeningPages.connect()
        let isInApp = useInAppBrowser || (browserTarget ?? appTarget) == .INTERNAL
        Task { await loaded.open(url, in: isInApp ? .inApp : .system) }
    }
}

extension AdropNativeAd {
    private var appTarget: BrowserTarget {
        AdropSettings.current.facts.usesInAppBrowser ? .INTERNAL : .EXTERNAL
    }

    private func begin(_ facts: AdropFacts, _ position: AdropAdChoicesPosition) async {
        do throws(AdropFailure) {
            let ads = try await AdropRules.load(
                unitId,
                context: contextId,
                as: facts,
                isBatch: false,
                by: loader
            )
            guard let ad = ads.first else { throw AdropFailure(.ERROR_CODE_INTERNAL) }
            take(ad)
            adChoicesPosition = position
            tellReceived()
        } catch {
            tellFailed(error.code)
        }
    }

    private static func loadBatch(
        _ unit: String,
        _ context: String,
        _ facts: AdropFacts,
        for listener: AdropListener
    ) async {
        do throws(AdropFailure) {
            let loaded = try await AdropRules.load(
                unit,
                context: context,
                as: facts,
                isBatch: true,
                by: EngineLoader()
            )
            let ads = loaded.map { engineAd in
                let ad = AdropNativeAd(unitId: unit, contextId: context)
                ad.delegate = listener.delegate
                ad.take(engineAd)
                return ad
            }
            listener.tellReceived(ads)
        } catch {
            listener.tellFailed(error.code)
        }
    }

    private func take(_ ad: EngineAd) {
        loaded = ad
        observation = ad.observe { [weak self] in self?.tell($0) }
        leaveClicks()
    }

    /// Clicks that the app handles count at the tap; it hears of them as of any other.
    private func leaveClicks() {
        loaded?.onClick = useCustomClick ? Self.leave : nil
    }

    private static func leave(_ click: AdClick) {}

    /// A view could not show the ad; while the ad is being loaded, the outcome is told instead.
    func wasNotShown() {
        if !loader.isLoading { tellFailed(.ERROR_CODE_AD_EMPTY) }
    }

    private func tell(_ event: EngineEvent) {
        switch event {
        case .clicked: tellClicked()
        case .impression: tellImpression()
        case .video(.start): tellVideoStart()
        case .video(.complete): tellVideoEnd()
        default: break
        }
    }
}
#endif
