public import Foundation
public import OpenRTB

/// One ad's parts, checked, joined with what was asked for, and ready to be shown.
///
/// A text is never empty: an asset without content counts as missing, so that a view can simply
/// hide where the value is `nil`. Control characters and bidirectional overrides are gone from
/// texts; markup in them is not interpreted.
public struct Creative: Sendable, Hashable {
    /// The seller's id for this bid.
    public var bidID: String
    /// The impression of the request that the bid answers.
    public var impID: String
    /// The seller's id for the creative.
    public var creativeID: String?
    /// The seller's id for the campaign.
    public var campaignID: String?
    /// The title.
    public var headline: String?
    /// The description (data type 2).
    public var body: String?
    /// The button's label (data type 12).
    public var callToAction: String?
    /// Who pays for the ad (data type 1).
    public var advertiser: String?
    /// Stars, 0 to 5 (data type 3).
    public var rating: Double?
    /// The price, with its currency (data type 6).
    public var price: String?
    /// The reduced price (data type 7).
    public var salePrice: String?
    /// How many people like it (data type 4).
    public var likes: String?
    /// How often it was downloaded (data type 5).
    public var downloads: String?
    /// A telephone number (data type 8).
    public var phone: String?
    /// A street address (data type 9).
    public var address: String?
    /// The link as people read it (data type 11).
    public var displayURL: String?
    /// A second description (data type 10).
    public var description2: String?
    /// The small square picture (image type 1).
    public var icon: PictureSource?
    /// The large picture (image type 3).
    public var main: PictureSource?
    /// All other pictures, in their order.
    public var images: [PictureSource]
    /// The markup to be shown in place of the main picture, if the creative is markup; a video goes
    /// before it.
    public var html: CreativeHTML?
    /// The VAST document of the video.
    public var vast: String?
    /// Where a tap leads that no asset's own link claims.
    public var link: ClickLink?
    /// Where a tap on one asset leads.
    public var assetLinks: [AssetRole: ClickLink]
    /// What is called as the ad is seen, each once.
    public var trackers: [Tracker]
    /// The page that explains why this ad is shown, behind the AdChoices badge.
    public var privacy: URL?
    /// Whether the AdChoices badge belongs on the ad.
    public var showsAdChoices: Bool
    /// What the ad says of itself under the EU's Digital Services Act; show it where you must.
    public var transparency: AdTransparency?
    /// What the seller added to the native object.
    public var ext: JSONObject
    /// Text items beyond the standard ones, by their names.
    public var extra: [String: String]
    /// The advertiser as a name and a picture.
    public var profile: AdvertiserProfile?
    /// The parts of a format that publisher and seller agreed on, where the ad is of one.
    public var format: CustomFormat?
    /// What the seller hung on the creative for the publisher's own use.
    public var tags: JSONObject
    /// What the seller hung on the advertiser's account for the publisher's own use.
    public var accountTags: JSONObject
    /// A picture that stands for the ad elsewhere; it is not loaded with the ad.
    public var cover: URL?
    /// The advertiser's own page.
    public var advertiserURL: URL?
    /// The seller's id for the sale.
    public var transactionID: String?
    /// What the ad is about, in the seller's own words.
    public var contentInfo: JSONObject?
    /// Further parts by the seller's own names.
    public var assembly: JSONObject?
    /// When the campaign begins, in milliseconds since 1970.
    public var campaignStart: Int64?
    /// When the campaign ends, in milliseconds since 1970.
    public var campaignEnd: Int64?
    /// How a person says that they do not want to see the ad; see ``NativeAd/mute(_:)``.
    public var mute: MuteOffer?
    /// What the bid says of the sale.
    public var facts: BidFacts
    /// The native object as it was received, untouched: numbers as written, unknown members kept.
    public var markup: JSONObject
    /// What was left out of the seller's markup, and why.
    public var dropped: [Note]

    /// The rating as its seller wrote it.
    package var ratingText: String?

    package init(bidID: String, impID: String) {
        self.bidID = bidID
        self.impID = impID
        images = []
        assetLinks = [:]
        trackers = []
        showsAdChoices = false
        ext = [:]
        extra = [:]
        tags = [:]
        accountTags = [:]
        facts = BidFacts()
        markup = [:]
        dropped = []
    }
}
