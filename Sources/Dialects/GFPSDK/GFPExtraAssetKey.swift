#if canImport(UIKit)
public import Foundation

/// The keys of an ad's further texts and pictures.
#if canImport(ObjectiveC)
@objc(GFPExtraAssetKey)
@objcMembers
#endif
public final class GFPExtraAssetKey: NSObject {
    /// How people like it.
    public static let engagement = "engagement"
    /// An offer.
    public static let promotion1 = "promotion1"
    /// Another offer.
    public static let promotion2 = "promotion2"
    /// A mark over the main media.
    public static let overlayBadge = "overlayBadge"
}

#if !canImport(ObjectiveC)
/// Where an ad's extra information has the size of its icon.
public let kGFPNativeIconSizeKey = "kGFPNativeIconSizeKey"
#endif
#endif
