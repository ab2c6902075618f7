#if canImport(UIKit)
public import Foundation
import NativeAds
import OpenRTB

/// Asks for one native ad, as often as it is told to.
///
/// Each ``loadAd()`` has one outcome, told to the delegate on the main actor after the call has
/// returned. Keep the request until then: letting it go ends what is under way.
#if canImport(ObjectiveC)
@objc(ANNativeAdRequest) @objcMembers
#endif
@preconcurrency @MainActor public final class ANNativeAdRequest: ANAdTargeting {
    /// Receives the outcome; without it nothing is loaded.
    public weak var delegate: (any ANNativeAdRequestDelegate)?
    /// Whether the icon is there when the ad is; `false` by default.
    public var shouldLoadIconImage = false
    /// Whether the main picture is there when the ad is; `false` by default.
    public var shouldLoadMainImage = false
    /// The assets wanted, as an OpenRTB Native 1.2 request; `nil`, the placement's own, by default.
    ///
    /// It goes out as it is, but for its `eventtrackers`, which are the SDK's own.
    public var openRTBAssets: [String: Any]?
    /// The renderer of the placement; 0, none, by default.
    public var rendererId = 0
    /// The least price per thousand that an ad is shown for; 0 by default.
    public var reserve: CGFloat = 0
    /// Whether unpaid ads may fill the place; `false` by default.
    public var shouldServePublicServiceAnnouncements = false
    /// The place in the inventory, once ``setInventoryCode(_:memberId:)`` has named it.
    public private(set) var inventoryCode: String?
    /// The request of several units that this one is a part of.
    weak var group: ANMultiAdRequest?

    private lazy var loader = EngineLoader(loadsAgain: true)
    private var task: Task<Void, Never>?

    /// Asks for nothing yet: name a placement, or an inventory code and its member.
    public nonisolated init() { super.init() }

    deinit { task?.cancel() }

    /// The publisher's id; within an ``ANMultiAdRequest`` another one than there is ignored.
    public override var publisherId: Int {
        didSet {
            guard let group, ![0, publisherId].contains(group.publisherId) else { return }
            ANLogManager.warn("The publisher \(publisherId) was ignored.")
            super.publisherId = oldValue
        }
    }

    /// The placement; an empty one is ignored.
    public var placementId: String? {
        didSet { placementId = filled(placementId, "placementId") ?? oldValue }
    }

    /// The external inventory code; an empty one is ignored.
    public var extInvCode: String? {
        didSet { extInvCode = filled(extInvCode, "extInvCode") ?? oldValue }
    }

    /// Where the traffic comes from; an empty code is ignored.
    public var trafficSourceCode: String? {
        didSet { trafficSourceCode = filled(trafficSourceCode, "trafficSourceCode") ?? oldValue }
    }

    /// The one creative to answer with, for tests; 0, none, by default.
    ///
    /// What is not positive is ignored.
    public var forceCreativeId = 0 {
        didSet {
            guard forceCreativeId <= 0 else { return }
            ANLogManager.warn("forceCreativeId must be positive; \(forceCreativeId) was ignored.")
            forceCreativeId = oldValue
        }
    }

    /// Names the place by its code in a member's inventory; that goes before ``placementId``.
    ///
    /// An empty code is ignored, and so is a member that is not positive, or not that of the
    /// ``ANMultiAdRequest`` that the request is in.
    public func setInventoryCode(_ inventoryCode: String?, memberId: Int) {
        self.inventoryCode = filled(inventoryCode, "inventoryCode") ?? self.inventoryCode
        if memberId > 0, group.map({ $0.memberId == memberId }) ?? true {
            self.memberId = memberId
        } else {
            ANLogManager.warn("The member \(memberId) was ignored.")
        }
    }

    /// Loads an ad; the delegate is told the outcome.
    ///
    /// Until an earlier load has its outcome, this one's is
    /// ``ANAdResponseCode/REQUEST_TOO_FREQUENT()``. What the request says at this moment is asked
    /// for; called on another thread than the main one, what it says as soon as that is free.
    public nonisolated func loadAd() {
        MainActor.soon { self.start() }
    }

    private func start() {
        guard delegate != nil else {
            return ANLogManager.warn("A request without a delegate loads nothing.")
        }
        let isFirst = task == nil
        let (ask, ads) = (ask(), Result { () throws(AdError) in try MicrosoftRules.ads(for: self) })
        let load = Task { [weak self, loader] in
            let outcome = await loader.outcome(of: ask, from: ads)
            if isFirst { self?.task = nil }
            self?.tell(outcome, of: ask)
        }
        // The others are refused at once.
        if isFirst { task = load }
    }

    private func filled(_ text: String?, _ name: String) -> String? {
        if let text, !text.isEmpty { return text }
        ANLogManager.warn("An empty \(name) was ignored.")
        return nil
    }

    /// Tells the delegate how a load ended.
    func tell(_ outcome: Result<[EngineAd], AdError>, of ask: MicrosoftAsk) {
        do throws(AdError) {
            guard let ad = try outcome.get().first else { throw .internal }
            delegate?.adRequest(self, didReceive: ANNativeAdResponse(ad, to: ask))
        } catch {
            let info = ANAdResponseInfo()
            info.placementId = ask.unit
            info.auctionId = error.auctionID
            delegate?.adRequest(self, didFailToLoadWithError: error.appNexus, with: info)
        }
    }
}

extension EngineLoader {
    fileprivate func outcome(
        of ask: MicrosoftAsk,
        from ads: Result<NativeAds, AdError>
    ) async -> Result<[EngineAd], AdError> {
        do throws(AdError) {
            let (ads, wanted) = (try ads.get(), try ask.load.get())
            return .success(
                try await load(
                    wanted.unit,
                    from: ads,
                    assets: wanted.assets,
                    options: wanted.options,
                    trackers: wanted.trackers
                )
            )
        } catch {
            return .failure(error)
        }
    }
}
#endif
