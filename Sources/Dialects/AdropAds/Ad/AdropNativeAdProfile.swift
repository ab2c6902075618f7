#if canImport(UIKit)
public import Foundation
import NativeAds

/// An advertiser as a name and a picture; a text that is not known is empty.
#if canImport(ObjectiveC)
@objc(AdropNativeAdProfile) @objcMembers
#endif
public final class AdropNativeAdProfile: NSObject, Sendable {
    /// The address of the picture.
    public let displayLogo: String
    /// The name.
    public let displayName: String
    /// The advertiser's page.
    public let link: String?

    init(_ profile: AdvertiserProfile?) {
        displayLogo = profile?.logo?.url.absoluteString ?? ""
        displayName = profile?.name ?? ""
        link = profile?.link
    }
}
#endif
