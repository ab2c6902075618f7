#if canImport(UIKit)
public import UIKit

/// Room for the AdChoices badge where no corner of the ad is free, see
/// ``NativeAdView/adChoicesView``.
///
/// It stays empty on ads that have no badge.
#if canImport(ObjectiveC)
@objc(GADAdChoicesView) @objcMembers
#endif
@preconcurrency @MainActor open class AdChoicesView: UIView {}
#endif
