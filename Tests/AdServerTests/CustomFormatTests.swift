import OpenRTB
import Testing

@testable import AdServer

/// Creatives that are made for an app's own format.
struct CustomFormatTests {
    private static let format: JSONValue = [
        "id": "10063170",
        "fields": ["Headline": "Sit well", "MainImage": ["picture": "main.png"]],
    ]

    /// A unit of one format, with an ordinary ad and one of the format.
    private static var catalog: JSONValue {
        let catalog = Shop.changed("units") { $0["formats"] = ["10063170", "77"] }
        return Shop.changed("campaigns", in: catalog) { campaign in
            let custom: JSONValue = [
                "id": "custom", "headline": "Sit", "landing": "https://alder.example/custom",
                "format": format,
            ]
            campaign["creatives"] = .array((campaign["creatives"]?.array ?? []) + [custom])
        }
    }

    private func bids(_ formats: JSONValue?, count: Int = 1) throws -> [Bid] {
        try Shop(catalog: Self.catalog).bids("home", count: count) { _, imp in
            imp.ext["ona"] = formats.map { ["formats": $0] }
        }
    }

    @Test func `a creative of a format that is asked for comes first, with its fields`() throws {
        let shop = try Shop(catalog: Self.catalog)
        let bids = try shop.bids("home", count: 5) { _, imp in
            imp.ext["ona"] = ["formats": ["1", "10063170"]]
        }
        #expect(bids.map(\.crid) == ["custom", "chair"])
        let format = try #require(bids.first?.ext["ona"]?["format"])
        #expect(format["id"] == "10063170" && format["fields"]?["Headline"] == "Sit well")
        let image = try #require(format["fields"]?["MainImage"])
        #expect(image["w"] == 1200 && image["h"] == 627)
        #expect(try shop.get(image["url"]?.string ?? "").status == 200)
        #expect(bids.last?.ext["ona"]?["format"] == nil)
    }

    @Test(arguments: [nil, [], ["77"], "10063170", [["id": "10063170"]]] as [JSONValue?])
    func `it is not sold where its format is not asked for`(formats: JSONValue?) throws {
        #expect(try bids(formats, count: 5).map(\.crid) == ["chair"])
    }

    @Test func `it is not sold in a unit that does not take its format`() throws {
        var root = try #require(Shop.changed("units", in: Self.catalog) { _ in }.object)
        root["units"] = .array(
            (root["units"]?.array ?? []) + [["id": "other", "formats": ["77"]]]
        )
        let catalog = Shop.changed("campaigns", in: .object(root)) {
            $0["units"] = ["home", "other"]
        }
        let bids = try Shop(catalog: catalog).bids("other", count: 5) { _, imp in
            imp.ext["ona"] = ["formats": ["10063170"]]
        }
        #expect(bids.map(\.crid) == ["chair"])
    }

    @Test func `its markup has the link and the trackers of any ad, whatever assets are required`()
        throws
    {
        let bid = try #require(bids(["10063170"]).first)
        let markup = try bid.nativeMarkup(for: nil).value
        #expect(markup.link?.url?.hasPrefix("https://ads.example/c/") == true)
        #expect(markup.eventtrackers.map(\.event) == [.impression, .viewable50])
    }

    @Test func `the log says that a format is not asked for`() throws {
        var root = try #require(Self.catalog.object)
        var campaign = try #require(root["campaigns"]?[0]?.object)
        campaign["creatives"] = .array(Array((campaign["creatives"]?.array ?? []).dropFirst()))
        root["campaigns"] = [.object(campaign)]
        let response = try Shop(catalog: .object(root)).auction(Shop.request("home"))
        #expect(
            response.remark == "home: no creative fits: \"custom\" is of the format \"10063170\", "
                + "which the request does not ask for"
        )
    }

    /// More than a client takes of one ad.
    private static let long = JSONValue.object(
        JSONObject((0..<11).map { ("k\($0)", .string(String(repeating: "x", count: 1900))) })
    )

    @Test(
        arguments: [
            ("format", 7, "format must be an object"),
            ("format", ["id": "a"], "format.fields must be an object with at least one field"),
            (
                "format", ["fields": ["A": "b"]],
                "format.id must be a text of 1 to 100 bytes without spaces"
            ),
            ("format", ["id": "9", "fields": ["A": "b"]], nil),
            ("format", ["id": "77", "fields": ["A": ["b"]]], "format.fields.A must be a text"),
            (
                "format", ["id": "77", "fields": ["A": ["image": "main.png"]]],
                "format.fields.A.picture is missing"
            ),
            (
                "format", ["id": "77", "fields": ["A": ["picture": "gone.png"]]],
                "format.fields.A.picture names \"gone.png\", which cannot be read"
            ),
            (
                "format", ["id": "77", "fields": ["A": "", "B": " <b></b> "]],
                "format.fields must be an object with at least one field that is not empty"
            ),
            (
                "format", ["id": "77", "fields": long],
                "format.fields must not be longer than 20000 bytes"
            ),
            ("assembly", long, "assembly must not be longer than 20000 bytes"),
            ("assembly", "x", "assembly must be an object"),
            ("assembly", ["phone": ["1"]], nil),
            ("assembly", ["warranty": ["1"]], "assembly.warranty must be a text"),
            ("cover", 1, "cover must be the name of a picture file"),
        ] as [(String, JSONValue, String?)]
    )
    func `says what is wrong with a creative's further parts`(
        key: String,
        value: JSONValue,
        sentence: String?
    ) throws {
        let catalog = Shop.creative(in: Shop.changed("units") { $0["formats"] = ["77"] }) {
            $0[key] = value
        }
        let failure = #expect(throws: CatalogImport.Failure.self) { try Shop(catalog: catalog) }
        let path = "campaigns[0].creatives[0]."
        let told = [
            "format": "format.id is \"9\", which no unit of the campaign takes",
            "assembly": "assembly.phone is made of the creative's own members, and cannot be "
                + "given here",
        ]
        #expect(failure?.sentences.contains(path + (sentence ?? told[key] ?? "")) == true)
    }

    @Test(
        arguments: [
            ("units", "formats", "77", "units[0].formats must be a list of at most 100"),
            ("units", "formats", [7], "units[0].formats[0] must be a text"),
            ("units", "assembly", true, "units[0].assembly must be a list of at most 100"),
            ("advertisers", "url", "alder", "advertisers[0].url must be an http or https URL"),
            ("advertisers", "tags", [1], "advertisers[0].tags must be an object"),
            (
                "advertisers", "member", 0,
                "advertisers[0].member must be a whole number, 1 to 2147483647"
            ),
            ("campaigns", "viewable", 1, "campaigns[0].viewable must be true or false"),
            ("campaigns", "mute", "no", "campaigns[0].mute must be a list of at most 20"),
            (
                "campaigns", "mute", ["", "a"],
                "campaigns[0].mute[0] must be a text of 1 to 100 bytes"
            ),
            ("campaigns", "mute", ["a", "a"], "campaigns[0].mute[1] is there twice"),
        ] as [(String, String, JSONValue, String)]
    )
    func `says what is wrong elsewhere`(
        kind: String,
        key: String,
        value: JSONValue,
        sentence: String
    ) {
        let catalog = Shop.changed(kind) { $0[key] = value }
        let failure = #expect(throws: CatalogImport.Failure.self) { try Shop(catalog: catalog) }
        #expect(failure?.sentences == [sentence])
    }

    @Test(arguments: ["/21775744923/example/native", "/6499/example/native"])
    func `Google's custom format of its samples is answered in its test units`(unit: String) throws
    {
        let bids = try Shop(catalog: nil).bids(unit) { _, imp in
            imp.ext["ona"] = ["formats": ["10063170"]]
        }
        let fields = try #require(bids.first?.ext["ona"]?["format"]?["fields"]?.object)
        #expect(fields.keys == ["Caption", "Headline", "MainImage"])
        #expect(try Shop(catalog: nil).bids(unit).first?.ext["ona"]?["format"] == nil)
    }
}
