#if canImport(UIKit)
import Foundation
import NativeAdsUI

/// A corner of the ad for the AdChoices badge.
#if canImport(ObjectiveC)
@objc(GADAdChoicesPosition)
#endif
public enum AdChoicesPosition: Int, Sendable, CaseIterable {
    /// The top right corner.
    case topRightCorner = 0
    /// The top left corner.
    case topLeftCorner = 1
    /// The bottom right corner.
    case bottomRightCorner = 2
    /// The bottom left corner.
    case bottomLeftCorner = 3
}
#endif
