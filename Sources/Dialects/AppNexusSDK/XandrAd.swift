public import Foundation
import NativeAds

/// The start-up, without which no ad is loaded.
#if canImport(ObjectiveC)
@objc(XandrAd) @objcMembers
#endif
@preconcurrency @MainActor public final class XandrAd: NSObject {
    private(set) var memberId: Int?

    private nonisolated override init() { super.init() }

    /// The start-up of the process.
    public class func sharedInstance() -> XandrAd {
        SharedAds.current.state { XandrAd() }
    }

    /// Starts up for a member; it is done when the call returns, and the handler says so after it.
    ///
    /// The handler is told `false` where the member's id is not positive: nothing has started then.
    /// `preCacheRequestObjects` is without effect, as nothing takes long enough to prepare.
    public func initWithMemberID(
        _ memberId: Int,
        preCacheRequestObjects: Bool,
        completionHandler: ((Bool) -> Void)?
    ) {
        let isValid = memberId > 0
        if isValid { self.memberId = memberId }
        guard let completionHandler else { return }
        Task { completionHandler(isValid) }
    }

    /// Whether ads may be loaded.
    public func isInitialised() -> Bool { memberId != nil }

    /// Whether impressions of a buyer's ads count at the first pixel: those of the own member do.
    ///
    /// There is no list of others; a bid says it of itself (`ext.ona.viewable`).
    public func isEligible(forViewableImpression buyerMemberId: Int) -> Bool {
        memberId == buyerMemberId
    }
}
