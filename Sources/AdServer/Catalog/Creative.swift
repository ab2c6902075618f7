import OpenRTB

/// The parts of one ad, as imported: texts clean, pictures by name.
package struct Creative: Codable, Hashable, Sendable {
    /// A text that a creative may have beside its headline.
    package enum Text: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
        case body, body2, callToAction, advertiser, likes, downloads, price, salePrice, phone,
            address
        case displayURL
    }

    package let id: String
    package let campaign: String
    package var headline: String
    /// Every other text, by what it says.
    package var texts: [Text: String] = [:]
    package var rating: Double?
    /// A picture's name.
    package var icon: String?
    /// A picture's name.
    package var main: String?
    /// A picture's name.
    package var cover: String?
    /// A video's name; `main` is its poster.
    package var video: String?
    /// Seconds after which the video may be skipped; nil where it may not.
    package var skipAfter: Double?
    /// Where a click leads, byte for byte.
    package var landing: String
    /// For devices that cannot open an app-scheme `landing`.
    package var fallback: String?
    package var clickTrackers: [String] = []
    /// The additional text items, by their ids.
    package var extra: [String: String] = [:]
    /// The further Native Assembly fields, by their names.
    package var assembly: [String: String]?
    /// What it consists of where it is made for an app's own format; it is sold only where that is asked for.
    package var format: CustomFormat?
    /// A JSON object that travels with the ad untouched.
    package var tags = "{}"

    package init(id: String, campaign: String, headline: String, landing: String) {
        self.id = id
        self.campaign = campaign
        self.headline = headline
        self.landing = landing
    }

    /// Whether the landing page is one for a browser, so that a redirect can lead there.
    var isWebLanding: Bool { WebAddress.isWeb(landing) }

    /// Where the click redirect leads, if anywhere.
    var redirect: String? { isWebLanding ? landing : fallback }

    /// Whether it has what a unit insists on; the advertiser's name is always there.
    func has(_ asset: CreativeAsset) -> Bool {
        switch asset {
        case .headline, .advertiser: true
        case .body: texts[.body] != nil
        case .callToAction: texts[.callToAction] != nil
        case .rating: rating != nil
        case .price: texts[.price] != nil
        case .icon: icon != nil
        case .main: main != nil
        case .video: video != nil
        }
    }

    /// The rating as the wire writes it: `4.5`.
    var ratingText: String? { rating.flatMap { JSONNumber($0)?.text } }
}
