/// A place in an app where an ad may be shown.
package struct AdUnit: Codable, Hashable, Sendable {
    package let id: String
    package var name: String
    /// What a creative must have to run here.
    package var assets: [CreativeAsset] = [.headline]
    /// The additional text items that this unit takes.
    package var extra: [String] = []
    /// Whether the advertiser's profile travels with the ad.
    package var showsProfile = true
    /// Whether an app may ask its backfill demand when nothing is sold here.
    package var backfill = true
    /// Never filled.
    package var isEmpty = false
    /// Seeded, always the same, and out of reach of real campaigns.
    package var isTest = false

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
