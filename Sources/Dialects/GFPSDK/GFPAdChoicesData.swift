#if canImport(UIKit)
public import Foundation
import NativeAds

/// What a person can do about seeing an ad, for apps that offer that themselves.
#if canImport(ObjectiveC)
@objc(GFPAdChoicesData)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPAdChoicesData: NSObject {
    /// How to say that they do not want to see it; `nil` where the seller takes no such word.
    public let adMuteData: GFPAdMuteData?
    /// The page that explains why they see it.
    public let privacyUrl: URL?

    init(_ ad: EngineAd) {
        adMuteData = ad.creative.mute.map { GFPAdMuteData(ad, $0) }
        privacyUrl = ad.creative.privacy
    }

    /// Which of the two there are.
    public var type: GFPAdChoicesType {
        switch (adMuteData == nil, privacyUrl == nil) {
        case (true, true): .none
        case (false, true): .adMute
        case (true, false): .privacy
        case (false, false): .optOut
        }
    }
}
#endif
