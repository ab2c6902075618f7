#if canImport(UIKit)
import NativeAds

/// Somebody who looks at an ad on a view, as long as that is of use.
@MainActor protocol ExposureSubject: AnyObject {
    /// Which of all those who look ten times a second look first.
    static var stage: ExposureStage { get }
    /// The ad, kept for as long as its view is.
    var ad: NativeAd { get }
    /// Whether there is anything to look at, and a reason to.
    var wantsSamples: Bool { get }
    /// What reads how much of the ad is seen; `nil` from who looks at a part of it only.
    var reader: SceneReader? { get }
    /// Looks at what can be seen of the ad now.
    func sample()
    /// The app went into the background: nobody looks from here on.
    func leaveForeground()
}

/// The order of things at one instant: what was seen counts before players act upon it.
enum ExposureStage: Sendable, Hashable, CaseIterable {
    case counting
    case playing
}
#endif
