/// A place in an app where an ad may be shown.
package struct AdUnit: Codable, Hashable, Sendable {
    package let id: String
    package var name: String
    /// What a creative must have to run here.
    package var assets: [CreativeAsset] = [.headline]
    /// The additional text items that this unit takes.
    package var extra: [String] = []
    /// The Native Assembly fields that this unit takes; nil for none.
    package var assembly: [String]?
    /// The custom formats that may run here, by their ids; nil for none.
    package var formats: [String]?
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

    /// Whether `creative` may run here: it has what the unit insists on, or is of one of its formats.
    func takes(_ creative: Creative) -> Bool {
        guard let format = creative.format else { return assets.allSatisfy(creative.has) }
        return formats?.contains(format.id) == true
    }
}
