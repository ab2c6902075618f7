#if canImport(UIKit)
import Foundation
import NativeAdsUI

/// A corner for the AdChoices badge.
#if canImport(ObjectiveC)
@objc(AdropAdChoicesPosition)
#endif
public enum AdropAdChoicesPosition: Int, Sendable, CaseIterable {
    /// Top left.
    case topLeft = 0
    /// Top right.
    case topRight = 1
    /// Bottom left.
    case bottomLeft = 2
    /// Bottom right.
    case bottomRight = 3

    var place: AdChoicesPlace {
        switch self {
        case .topLeft: .corner(.topLeft)
        case .topRight: .corner(.topRight)
        case .bottomLeft: .corner(.bottomLeft)
        case .bottomRight: .corner(.bottomRight)
        }
    }
}
#endif
