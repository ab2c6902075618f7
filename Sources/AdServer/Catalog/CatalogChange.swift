/// What a catalog file adds or replaces, checked.
package struct CatalogChange: Equatable, Sendable {
    package var units: [AdUnit] = []
    package var advertisers: [Advertiser] = []
    package var campaigns: [Campaign] = []
    package var creatives: [Creative] = []
    /// By the name of their content.
    package var pictures: [String: StoredPicture] = [:]

    package init() {}

    /// What was read, for a person: `2 units, 1 advertiser, …`.
    package var summary: String {
        [
            (units.count, "unit"), (advertisers.count, "advertiser"), (campaigns.count, "campaign"),
            (creatives.count, "creative"), (pictures.count, "picture"),
        ].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
