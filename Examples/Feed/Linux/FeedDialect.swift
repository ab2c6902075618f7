import AdropFeed
import FeedApp
import Foundation
import GoogleFeed
import MicrosoftFeed
import NativeAds
import NaverFeed
import Newspaper

/// In whose words the app asks for its ads.
enum FeedDialect: String, CaseIterable {
    case own
    case google
    case microsoft
    case naver
    case adrop

    /// The app's page in these words; `follow` hears of each ad before the app does.
    @MainActor func page(
        date: Date,
        follow: @escaping @MainActor (AdSlot, NativeAd) -> Void
    ) throws(FeedFault) -> FrontPageController {
        SharedAds.current.onLoad = { ad in AdSlot(rawValue: ad.unit).map { follow($0, ad) } }
        switch self {
        case .own: return FeedViewController(ads: try ads(), date: date)
        case .google: return GoogleFeedViewController(date: date)
        case .microsoft: return MicrosoftFeedViewController(date: date)
        case .naver: return NaverFeedViewController(date: date)
        case .adrop: return AdropFeedViewController(date: date)
        }
    }

    /// Where the ads of the process come from, as the dialects are told too.
    @MainActor func ads() throws(FeedFault) -> NativeAds {
        do throws(AdError) {
            return try SharedAds.current.ads()
        } catch {
            throw .bad(error.sentence)
        }
    }
}
