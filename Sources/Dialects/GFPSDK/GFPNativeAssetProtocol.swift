#if canImport(UIKit)
public import Foundation
public import UIKit

/// The parts of an ad; `nil` where it has none.
#if canImport(ObjectiveC)
@objc(GFPNativeAssetProtocol)
#endif
@preconcurrency @MainActor public protocol GFPNativeAssetProtocol: NSObjectProtocol {
    /// The title.
    var title: String? { get }
    /// The title as an option.
    var titleOption: GFPLabelOption? { get }
    /// The description.
    var body: String? { get }
    /// The description as an option.
    var bodyOption: GFPLabelOption? { get }
    /// The main picture or video; `nil` for ads without a media view, too.
    var mediaData: GFPMediaData? { get }
    /// The icon.
    var iconData: GFPIconData? { get }
    /// What a person can do about seeing the ad.
    var adChoicesData: GFPAdChoicesData? { get }
    /// Who pays for the ad.
    var advertiser: String? { get }
    /// The same as an option.
    var advertiserOption: GFPLabelOption? { get }
    /// The label of the button.
    var callToAction: String? { get }
    /// The same as an option.
    var callToActionOption: GFPLabelOption? { get }
    /// What the seller wants the mark to say (extra item `badge`).
    var badge: String? { get }
    /// What the seller must say beside the ad (extra item `notice`).
    var notice: String? { get }
    /// The same as an option.
    var noticeOption: GFPLabelOption? { get }
    /// What others say of it (extra item `socialContext`).
    var socialContext: String? { get }
    /// Whether there is an icon.
    var hasIconImage: Bool { get }
    /// What else there is: the icon's size in pixels under ``kGFPNativeIconSizeKey``.
    var extraInfo: [String: NSObject]? { get }
    /// A further text; see ``GFPExtraAssetKey``.
    func extraText(with key: String) -> String?
    /// The same as an option.
    func extraLabelOption(with key: String) -> GFPLabelOption?
    /// A further picture, once it is there.
    func extraImage(with key: String) -> UIImage?
    /// Where a further picture is.
    func extraImageUrl(with key: String) -> URL?
    /// The words for a further picture: the text of the same key.
    func extraImageAccessibility(with key: String) -> String?
}
#endif
