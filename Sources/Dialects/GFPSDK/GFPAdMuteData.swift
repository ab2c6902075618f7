#if canImport(UIKit)
public import Foundation
import NativeAds

/// Why a person may not want to see an ad, and how to say so.
#if canImport(ObjectiveC)
@objc(GFPAdMuteData)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPAdMuteData: NSObject {
    /// The reasons to choose from.
    public let reasonCodes: [String]
    private let ad: EngineAd

    init(_ ad: EngineAd, _ offer: MuteOffer) {
        self.ad = ad
        reasonCodes = offer.reasons
    }

    /// The words for a reason, which are the seller's own; `nil` where it is none of them.
    public func text(with reasonCode: String) -> String? {
        reasonCodes.contains(reasonCode) ? reasonCode : nil
    }

    /// The same: sellers give one language.
    public func text(with reasonCode: String, languageType: GFPLanguageType) -> String? {
        text(with: reasonCode)
    }

    /// A picture for a reason: there is none.
    public func resourceId(with reasonCode: String) -> String? { nil }

    /// The person chose a reason: tells the seller, once, and the ad's delegate.
    public func reportClick(with reasonCode: String) {
        ad.mute(reasonCode)
    }
}
#endif
