/// A part of a creative that a unit may insist on.
package enum CreativeAsset: String, Codable, CaseIterable, Sendable {
    case headline, body, callToAction, advertiser, rating, price, icon, main, video
}
