#if canImport(UIKit)
public import Foundation
import NativeAds
import OpenRTB

// What an ad consists of; a text that it lacks is empty, as before it was received.
#if canImport(ObjectiveC)
@objc
#endif
extension AdropNativeAd {
    /// Whether the ad is there.
    public var isLoaded: Bool { loaded != nil }
    /// Whether it comes from the backfill.
    public var isBackfilled: Bool { loaded?.source == .backfill }

    /// The title.
    public var headline: String { parts?.headline ?? "" }
    /// The description.
    public var body: String { parts?.body ?? "" }
    /// The button's label.
    public var callToAction: String { parts?.callToAction ?? "" }
    /// Who pays for the ad.
    public var advertiser: String { parts?.advertiser ?? "" }
    /// The address of the advertiser's page.
    public var advertiserURL: String { parts?.advertiserURL?.absoluteString ?? "" }
    /// The address of the small picture.
    public var icon: String { parts?.icon?.url.absoluteString ?? "" }
    /// The address of the cover.
    public var cover: String { parts?.cover?.absoluteString ?? "" }
    /// The address of the main picture, or of the video's file; a thing to know, not to be played.
    public var asset: String { loaded?.mediaAddress ?? "" }
    /// The markup, of an ad that is markup.
    public var creative: String { parts?.html?.markup ?? "" }
    /// The size of the main media, as far as it is known.
    public var creativeSize: CGSize {
        let size = loaded?.mediaSize ?? .unknown
        return CGSize(width: size.width, height: size.height)
    }
    /// `video` or `display`.
    public var creativeType: String { parts?.vast == nil ? "display" : "video" }
    /// Where a click leads.
    public var destinationURL: String? { parts?.link?.url.absoluteString }

    /// The sale: the seller's id for it, else the bid's.
    public var txId: String { parts?.transactionID ?? parts?.bidID ?? "" }
    /// The campaign.
    public var campaignId: String { parts?.campaignID ?? "" }
    /// The creative.
    public var creativeId: String { parts?.creativeID ?? "" }
    /// What was hung on the advertiser's account.
    public var accountTag: [String: Any] { parts?.accountTags.plain ?? [:] }
    /// What was hung on the creative.
    public var creativeTag: [String: Any] { parts?.tags.plain ?? [:] }
    /// The additional texts by the ids that the unit names.
    public var extra: [String: String] { parts?.extra ?? [:] }

    /// The advertiser as a name and a picture, where the unit shows it.
    public var profile: AdropNativeAdProfile { AdropNativeAdProfile(parts?.profile) }
    /// The address of the profile's picture.
    public var profileDisplayLogo: String { profile.displayLogo }
    /// The profile's name.
    public var profileDisplayName: String { profile.displayName }
    /// The profile's page.
    public var profileLink: String? { profile.link }

    /// Who opens a click, for Objective-C; the browser where the ad does not say.
    public var browserTargetValue: BrowserTargetObjC {
        browserTarget == .INTERNAL ? .INTERNAL : .EXTERNAL
    }
}

extension AdropNativeAd {
    /// Who opens a click; `nil` where the ad does not say.
    public var browserTarget: BrowserTarget? {
        switch loaded?.browserOfSeller {
        case .system: .EXTERNAL
        case .inApp: .INTERNAL
        case .app, nil: nil
        }
    }
    /// When the campaign begins, in milliseconds since 1970.
    public var campaignStartTime: Int64? { parts?.campaignStart }
    /// When the campaign ends, in milliseconds since 1970.
    public var campaignEndTime: Int64? { parts?.campaignEnd }

    private var parts: Creative? { loaded?.creative }
}
#endif
