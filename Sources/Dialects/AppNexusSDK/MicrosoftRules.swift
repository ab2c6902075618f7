#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

/// All in which Microsoft's behaviour differs from the engine's own, or from what its SDK did.
///
/// | What | Microsoft's SDK | Here |
/// |---|---|---|
/// | Impression | at registration; at the first pixel for buyers eligible for it | the same: at the first laid-out frame in a window of the foreground; at the first pixel for the start-up's own member, or where the bid says so (`ext.ona.viewable`) |
/// | `adDidLogImpression` | once for each tracker that was reached, on a background queue | once in an ad's life, on the main actor, also without a tracker or a network |
/// | An ad's life | 6 hours, less for some buyers | 6 hours where the bid does not say (`exp`) |
/// | Warned of its end | 60 s before, or `nativeAdAboutToExpireInterval` | the same |
/// | A load's end | 30 s for the answer, 10 s for each picture | the app's own deadline for both, 60 s by default |
/// | A second `loadAd` too early | the first loses its callback | `REQUEST_TOO_FREQUENT`, and the first keeps its own |
/// | A load before start-up | an exception | `INVALID_REQUEST` |
/// | Parts asked for | the placement's | headline, pictures, texts, video, all optional; with `openRTBAssets` these |
/// | Pictures | with `shouldLoad…`, else the app's | the same |
/// | Stars | any value, the scale always -1 | 0 to 5, the scale 5 |
/// | Video | the app plays `vastXML` | the same |
/// | Clicks | count at the tap | count when a page opened; at the tap with `returnURL` |
/// | AdChoices | the app links `privacyLink` | the same: no badge |
/// | Obstructions | alpha and views in front are ignored | both count, but for the friendly ones |
enum MicrosoftRules {
    /// Seconds that an ad may wait to be shown.
    static let lifetime: TimeInterval = 6 * 3600
    /// Out of how many stars a rating is.
    static let ratingScale = 5

    /// What is asked for where the app does not say: nothing that an ad may not lack.
    static let assets: [AssetRequest] =
        [AssetRequest].standard.map { AssetRequest(id: $0.id, content: $0.content) }
        + [
            DataAssetType.likes, .downloads, .price, .salePrice, .phone, .address,
            .description2, .displayURL,
        ].enumerated().map { index, type in
            AssetRequest(id: 101 + index, content: .data(type: type))
        }

    /// Ads for a request of this moment; throws before start-up and where no endpoint is known.
    @MainActor static func ads(for request: ANAdTargeting) throws(AdError) -> NativeAds {
        guard XandrAd.sharedInstance().isInitialised() else { throw .notStarted }
        return try SharedAds.current.ads { configuration in
            adjust(&configuration)
            if request.publisherId > 0 {
                configuration.request.publisherID = String(request.publisherId)
            }
        }
    }

    /// Why several units together came to nothing; `nil` where one has an ad, or nobody had one for
    /// it.
    static func failure(of errors: [AdError?]) -> AdError? {
        errors.allSatisfy { $0 != nil && $0?.responseCode.code != 2 } ? errors.first ?? nil : nil
    }

    /// Puts what holds for all of the vendor's ads, and its settings of this moment, over the app's.
    @MainActor private static func adjust(_ configuration: inout NativeAds.Configuration) {
        let settings = ANSDKSettings.sharedInstance()
        configuration.impression = .rendered
        configuration.onePixelMember = XandrAd.sharedInstance().memberId
        configuration.expiry = lifetime
        configuration.expiryWarning = TimeInterval(settings.nativeAdAboutToExpireInterval)
        configuration.pictures = .off
        configuration.browser = .inApp
        configuration.adChoices = .appDraws
        if let asked = ANDSASettings.sharedInstance().request { configuration.transparency = asked }
        configuration.request = settings.request
    }

    /// The age, year of birth or range of ages that an app gave, as a year of birth.
    ///
    /// Of a range it is the younger end, as the vendor's SDK has it.
    static func yearOfBirth(_ age: String?, in year: Int) -> Int? {
        let digits = age?.drop { $0.isWhitespace }.prefix { $0.isWholeNumber }
        guard let number = digits.flatMap({ Int($0) }) else { return nil }
        switch number {
        case 1...150: return year - number
        case 1850...year: return number
        default: return nil
        }
    }
}
#endif
