#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC
public import UIKit

/// How native ads are drawn, as far as it is the same for all of them.
#if canImport(ObjectiveC)
@objc(GFPNativeBaseRenderingSetting)
@objcMembers
#endif
public class GFPNativeBaseRenderingSetting: NSObject, NSCopying {
    /// The corner for the AdChoices badge of backfill ads; upper right by default.
    public var preferredAdChoicesViewPosition = GFPAdChoicesViewPosition.topRightCorner
    /// Whether the ad comes first, and its pictures and video after it; `false` by default.
    public var useLazyMediaLoading = false
    /// Views of the app that may lie in front of the ad without hiding it.
    public var omFriendlyObstructions: [GFPOMFriendlyObstruction]?
    /// Whether media views take the shape of what they show; `false` by default.
    public var isImageSizePreferred = false
    /// Light or dark for what is drawn over the ad; as the system by default.
    public var adInterfaceStyle = GFPAdInterfaceStyle.system

    // Of no effect here, and kept so that apps compile: direct ads carry no badge, and there are no
    // carousels and no rich media of the vendor's.

    /// Whether the app would draw the badge of Naver's own ads, which have none here.
    public var enableCustomAdChoices = false
    /// Whether that badge would be placed by the whole ad.
    public var adChoicesPositionInFullAdView = false
    /// The newer name of ``adChoicesPositionInFullAdView``.
    public var adAssetsPositionInFullAdView = false
    /// The room around the slots of a carousel.
    public var richMediaInsets = UIEdgeInsets.zero
    /// The font of rich media.
    public var mediaRegularFont: UIFont?
    /// The bold font of rich media.
    public var mediaBoldFont: UIFont?
    /// The ground of a slot that is loading.
    public var slotLoadingColor: UIColor?
    /// The same on dark screens.
    public var slotLoadingDarkColor: UIColor?
    /// The picture of a slot that is loading.
    public var slotPlaceHolderImage: UIImage?
    /// The same on dark screens.
    public var slotPlaceHolderDarkImage: UIImage?
    /// Whether rich media may grow at the bottom.
    public var enableSpecialDABottomExtend = false
    /// Whether pictures would be dimmed by 2 %.
    public var useMediaDimmed = false
    /// The width that the app shows the ad at.
    public var viewWidth: NSNumber?

    /// Starts from the defaults.
    public override required init() {}

    /// The same settings once more.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        take(over: copy)
        return copy
    }

    /// Writes the settings into another object.
    func take(over copy: GFPNativeBaseRenderingSetting) {
        copy.preferredAdChoicesViewPosition = preferredAdChoicesViewPosition
        copy.useLazyMediaLoading = useLazyMediaLoading
        copy.omFriendlyObstructions = omFriendlyObstructions
        copy.isImageSizePreferred = isImageSizePreferred
        copy.adInterfaceStyle = adInterfaceStyle
        copy.useMediaDimmed = useMediaDimmed
        copy.enableCustomAdChoices = enableCustomAdChoices
        copy.adChoicesPositionInFullAdView = adChoicesPositionInFullAdView
        copy.adAssetsPositionInFullAdView = adAssetsPositionInFullAdView
        copy.richMediaInsets = richMediaInsets
        copy.mediaRegularFont = mediaRegularFont
        copy.mediaBoldFont = mediaBoldFont
        copy.slotLoadingColor = slotLoadingColor
        copy.slotLoadingDarkColor = slotLoadingDarkColor
        copy.slotPlaceHolderImage = slotPlaceHolderImage
        copy.slotPlaceHolderDarkImage = slotPlaceHolderDarkImage
        copy.enableSpecialDABottomExtend = enableSpecialDABottomExtend
        copy.viewWidth = viewWidth
    }
}
#endif
