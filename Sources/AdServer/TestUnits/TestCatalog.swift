import Foundation

/// The units that always answer, for apps under development and for tests.
///
/// They carry the ids that apps have from their vendors' documentation, so that an app finds an ad whichever
/// of the dialects it was written in. Those for video have one each; the others show pictures.
package enum TestCatalog {
    /// Its id is taken.
    static let advertiser = "open-native-ads"
    /// The campaign of the ads with pictures.
    static let campaign = "test-campaign"

    /// Their ids are taken.
    static let campaigns = Set(videoCampaigns.map(\.id) + [campaign])

    /// Always answered with nothing.
    package static let emptyUnit = "OPEN_NATIVE_ADS_TEST_EMPTY"

    /// Always answered with an ad.
    package static let units = pictureUnits + videoCampaigns.flatMap(\.units)

    private static let pictureUnits: [(id: String, name: String)] = [
        ("PUBLIC_TEST_UNIT_ID_NATIVE", "Test: native"),
        ("/21775744923/example/native", "Test: native"),
        ("/6499/example/native", "Test: native"),
        ("ca-app-pub-3940256099942544/3986624511", "Test: native"),
        ("OPEN_NATIVE_ADS_TEST_APPNEXUS", "Test: native"),
        ("OPEN_NATIVE_ADS_TEST_GFP", "Test: native"),
    ]

    /// Raised when something below changes, so that servers that run already get it.
    private static let version: SQLValue = "4"

    /// Puts the test units into the database, once for each version of them.
    static func seed(_ database: Database) throws(StorageError) {
        let seeded = try database.run("SELECT value FROM meta WHERE key = 'seed'").first
        guard seeded?.values.first != version else { return }
        try CatalogStore(database).save(change)
        try database.run(
            """
            INSERT INTO meta (key, value) VALUES ('seed', ?)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """,
            [version]
        )
    }

    private static var change: CatalogChange {
        var change = CatalogChange()
        change.units = units.map { unit(id: $0.id, name: $0.name) }
        var empty = unit(id: emptyUnit, name: "Test: never filled")
        empty.isEmpty = true
        change.units.append(empty)
        var advertiser = Advertiser(id: Self.advertiser, name: "Open Native Ads")
        advertiser.domain = "opennativeads.example"
        advertiser.url = "https://opennativeads.example/"
        advertiser.tags = #"{"industry":"travel"}"#
        var profile = Advertiser.Profile()
        profile.logo = picture(TestPictureTiles.icon, in: &change)
        profile.link = "https://opennativeads.example/about"
        advertiser.profile = profile
        change.advertisers = [advertiser]
        var campaign = Campaign(
            id: Self.campaign,
            advertiser: advertiser.id,
            name: "Test campaign"
        )
        campaign.units = pictureUnits.map(\.id)
        campaign.price = 1
        change.campaigns = [campaign]
        for (creative, icon, main) in creatives {
            var creative = creative
            creative.icon = picture(icon, in: &change)
            creative.main = picture(main, in: &change)
            creative.cover = creative.main
            change.creatives.append(creative)
        }
        change.creatives.append(customFormat(in: &change))
        for video in videoCampaigns { add(video, to: &change) }
        return change
    }

    private static func unit(id: String, name: String) -> AdUnit {
        var unit = AdUnit(id: id, name: name)
        unit.isTest = true
        unit.extra = ["price", "rating"]
        if id == "OPEN_NATIVE_ADS_TEST_APPNEXUS" { unit.assembly = assembly }
        if id.hasSuffix("/example/native") { unit.formats = [format] }
        return unit
    }

    /// What Microsoft's documentation reads of a placement with Native Assembly.
    private static let assembly = [
        "title", "desc", "ctatext", "sponsored", "rating", "likes", "downloads", "price",
        "saleprice", "phone", "address", "displayurl",
    ]

    /// The custom format of Google's samples: its id, and below its fields.
    private static let format = "10063170"

    private static func customFormat(in change: inout CatalogChange) -> Creative {
        var creative = Creative(
            id: "test-format",
            campaign: campaign,
            headline: "A format of your own",
            landing: "https://opennativeads.example/test-format"
        )
        var format = CustomFormat(id: Self.format)
        format.texts = [
            "Headline": creative.headline,
            "Caption": "Three fields, named by you and shown in your way.",
        ]
        format.pictures["MainImage"] = picture(TestPictureHills.main, in: &change)
        creative.format = format
        return creative
    }

    static func picture(_ base64: String, in change: inout CatalogChange) -> String? {
        guard let data = Data(base64Encoded: base64), let picture = StoredPicture(Array(data))
        else {
            return nil
        }
        change.pictures[picture.facts.name] = picture
        return picture.facts.name
    }

    private static var creatives: [(creative: Creative, icon: String, main: String)] {
        [
            (
                creative(
                    "test-hills",
                    "The quiet road over the hills",
                    "Twelve walks that begin at a railway station and end with a view.",
                    "Plan a walk",
                    rating: 4.5,
                    price: "Free"
                ),
                TestPictureHills.icon, TestPictureHills.main
            ),
            (
                creative(
                    "test-tiles",
                    "Tiles made by hand, one at a time",
                    "Colours that last, fired from local clay. Ask for a sample of five.",
                    "See the colours",
                    rating: 4,
                    price: "$39"
                ),
                TestPictureTiles.icon, TestPictureTiles.main
            ),
            (
                creative(
                    "test-sail",
                    "Learn to sail in a weekend",
                    "Two days, a small boat and a patient teacher. No experience needed.",
                    "Find a course",
                    rating: 5,
                    price: "$180"
                ),
                TestPictureSail.icon, TestPictureSail.main
            ),
        ]
    }

    static func creative(
        _ id: String,
        _ headline: String,
        _ body: String,
        _ action: String,
        rating: Double,
        price: String,
        of campaign: String = campaign
    ) -> Creative {
        var creative = Creative(
            id: id,
            campaign: campaign,
            headline: headline,
            landing: "https://opennativeads.example/\(id)"
        )
        creative.texts = [
            .body: body, .callToAction: action, .price: price,
            .displayURL: "opennativeads.example",
        ]
        creative.rating = rating
        creative.extra = ["price": price, "rating": creative.ratingText ?? ""]
        return creative
    }
}
