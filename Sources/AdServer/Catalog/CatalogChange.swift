/// What a catalog file adds or replaces, checked.
package struct CatalogChange: Equatable, Sendable {
    package var units: [AdUnit] = []
    package var advertisers: [Advertiser] = []
    package var campaigns: [Campaign] = []
    package var creatives: [Creative] = []
    /// By the name of their content.
    package var pictures: [String: StoredPicture] = [:]
    /// By the name of their content.
    package var videos: [String: StoredVideo] = [:]

    package init() {}

    /// What was read, for a person: `2 units, 1 advertiser, …`.
    package var summary: String {
        let counts = [
            (units.count, "unit"), (advertisers.count, "advertiser"), (campaigns.count, "campaign"),
            (creatives.count, "creative"), (pictures.count, "picture"),
        ]
        // Most catalogs have none.
        let films = videos.isEmpty ? [] : [(videos.count, "video")]
        return (counts + films).map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
