#if canImport(UIKit)
import NativeAds

/// An ad on a view, as far as somebody who looks at it needs to know it.
@MainActor protocol ExposureSubject: AnyObject {
    /// The ad, kept for as long as its view is.
    var ad: NativeAd { get }
    /// Whether there is anything to look at, and a reason to.
    var wantsSamples: Bool { get }
    /// Looks at what can be seen of the ad now.
    func sample()
}
#endif
