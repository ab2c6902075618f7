#if canImport(UIKit)
import Foundation
import NativeAds

extension NativeAd {
    /// Whether people can mute the ad by controls of yours: you asked for it, and its seller allows.
    public var isCustomMuteThisAdAvailable: Bool { settings.offersMuting && ad.canBeMuted }

    /// What people can choose from; `nil` where they cannot mute the ad.
    public var muteThisAdReasons: [MuteThisAdReason]? {
        guard isCustomMuteThisAdAvailable else { return nil }
        return ad.creative.mute?.reasons.map { MuteThisAdReason($0) }
    }

    /// A person does not want to see the ad, for one of the reasons or for none: its seller is told.
    ///
    /// Take it off the screen yourself. It does nothing where the ad cannot be muted.
    #if canImport(ObjectiveC)
    @objc(muteThisAdWithReason:)
    #endif
    public func muteThisAd(with reason: MuteThisAdReason?) {
        if isCustomMuteThisAdAvailable { ad.mute(reason?.reason) }
    }
}
#endif
