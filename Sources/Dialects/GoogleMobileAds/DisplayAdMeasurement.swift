#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// Measures whether a custom ad is viewable, in the view that you show it in.
#if canImport(ObjectiveC)
@objc(GADDisplayAdMeasurement) @objcMembers
#endif
@preconcurrency @MainActor public final class DisplayAdMeasurement: NSObject {
    /// The view that holds all of the ad.
    public weak var view: UIView?

    private let ad: EngineAd

    init(_ ad: EngineAd) {
        self.ad = ad
        super.init()
    }

    /// Begins to measure ``view``, once it is set; nothing in it clicks by that.
    ///
    /// - Throws: A ``PresentationError`` where there is no view, or the ad is too old.
    #if canImport(ObjectiveC)
    @objc(startWithError:)
    #endif
    public func start() throws {
        do throws(AdError) {
            try ad.register(view, as: AdArrangement(clickable: []))
        } catch {
            throw PresentationError(.adNotReady, error.sentence)
        }
    }
}
#endif
