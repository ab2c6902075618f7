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
    /// What is called when the ad is first bound.
    package var winNotice: URL?
    /// Who opens its pages, where the seller says.
    package var browser: Browser?
    /// Whether it is worth nothing without its main picture.
    package var requiresMain: Bool

    package init(
        creative: Creative,
        price: Double = 0,
        source: AdSource = .direct,
        life: TimeInterval? = nil,
        winNotice: URL? = nil,
        browser: Browser? = nil,
        requiresMain: Bool = false
    ) {
        self.creative = creative
        self.price = price
        self.source = source
        self.life = life
        self.winNotice = winNotice
        self.browser = browser
        self.requiresMain = requiresMain
    }
}
