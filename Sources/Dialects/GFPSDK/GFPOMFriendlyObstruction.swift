#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC
public import UIKit

/// A view of the app that may lie in front of an ad without hiding it.
#if canImport(ObjectiveC)
@objc(GFPOMFriendlyObstruction)
@objcMembers
#endif
public final class GFPOMFriendlyObstruction: NSObject {
    /// The view.
    public let view: UIView
    /// What it is for.
    public let purpose: GFPFriendlyObstructionType
    /// The same in words.
    public let reason: String

    /// Names a view.
    public init(
        with view: UIView,
        purpose: GFPFriendlyObstructionType,
        reason: String
    ) {
        (self.view, self.purpose, self.reason) = (view, purpose, reason)
    }
}
#endif
