package import Foundation

/// A bid that can be shown.
package struct Offer: Sendable, Hashable {
    /// Its parts.
    package var creative: Creative
    /// Price per thousand, by which the ads of a batch are ordered.
    package var price: Double
    /// Who sold it.
    package var source: AdSource
    /// Seconds that the seller stands by it; `nil` where it does not say.
    package var life: TimeInterval?
    /// What the seller itself wants to hear.
    package var notices: SellerNotices
    /// Who opens its pages, where the seller says.
    package var browser: Browser?
    /// Whether it is worth nothing without its main picture.
    package var requiresMain: Bool
    /// Whether it is worth nothing without its video.
    package var requiresVideo: Bool
    /// The campaign whose frequency is capped, if it is.
    package var campaign: CappedCampaign?
    /// When its impression counts, where the seller says (`ext.ona.viewable`) and that is not
    /// earlier than the app would have it.
    package var impression: ImpressionRule?

    package init(
        creative: Creative,
        price: Double = 0,
        source: AdSource = .direct,
        life: TimeInterval? = nil,
        notices: SellerNotices = SellerNotices(),
        browser: Browser? = nil,
        requiresMain: Bool = false,
        requiresVideo: Bool = false,
        campaign: CappedCampaign? = nil,
        impression: ImpressionRule? = nil
    ) {
        self.creative = creative
        self.price = price
        self.source = source
        self.life = life
        self.notices = notices
        self.browser = browser
        self.requiresMain = requiresMain
        self.requiresVideo = requiresVideo
        self.campaign = campaign
        self.impression = impression
    }
}

extension NativeAds.Configuration {
    /// When the impression of an ad counts: as configured, or later where its seller or its buyer
    /// asks for more.
    func impression(of offer: Offer) -> ImpressionRule {
        let member = offer.creative.facts.memberID
        let isOnePixel = member != nil && member == onePixelMember
        return impression.atLeast(offer.impression).atLeast(isOnePixel ? .onePixel : nil)
    }
}
