import Foundation
import OpenRTB
import Testing

@testable import AdServer

struct CatalogTests {
    /// Reads a catalog whose pictures are `main.png` and `icon.png`; nothing else can be read.
    private func read(
        _ value: JSONValue,
        onto existing: Catalog = Catalog()
    ) throws -> CatalogChange {
        try CatalogReader.read(value, onto: existing) { name, _ in
            switch name {
            case "main.png": .bytes(Shop.png(1200, 627))
            case "icon.png": .bytes(Shop.png(96, 96))
            case "text.png": .bytes(Array("hello".utf8))
            case "huge.png":
                .bytes(Shop.png(9, 9) + [UInt8](repeating: 0, count: StoredPicture.byteLimit))
            case "film.mp4": .bytes(MP4File().bytes)
            default: .missing
            }
        }
    }

    private func problems(_ value: JSONValue, onto existing: Catalog = Catalog()) -> [String] {
        do {
            _ = try read(value, onto: existing)
            return []
        } catch let error as CatalogProblems {
            return error.sentences
        } catch {
            return ["another error"]
        }
    }

    /// The shop's catalog with its creative changed.
    private func creative(_ change: (inout JSONObject) -> Void) -> JSONValue {
        Self.changed("campaigns") { campaign in
            var creative = campaign["creatives"]?[0]?.object ?? [:]
            change(&creative)
            campaign["creatives"] = [.object(creative)]
        }
    }

    private static func changed(_ kind: String, _ change: (inout JSONObject) -> Void) -> JSONValue {
        var root = Shop.catalog.object ?? [:]
        var entry = root[kind]?[0]?.object ?? [:]
        change(&entry)
        root[kind] = .array([.object(entry)] + (root[kind]?.array ?? []).dropFirst())
        return .object(root)
    }

    @Test func `reads every member`() throws {
        let change = try read(Shop.catalog)
        #expect(change.summary == "2 units, 1 advertiser, 1 campaign, 1 creative, 2 pictures")
        #expect(
            change.units[0].assets == [.headline, .main] && change.units[0].extra == ["discount"]
        )
        #expect(change.units[1].name == "closed" && !change.units[1].backfill)
        #expect(change.advertisers[0].profile?.logo == change.creatives[0].icon)
        #expect(change.campaigns[0].caps == [.init(event: .impression, limit: 3, seconds: 86400)])
        #expect(change.creatives[0].landing == Shop.landing)
        #expect(change.creatives[0].tags == #"{"n":1}"#)
        #expect(change.pictures.values.allSatisfy { $0.facts.name.hasSuffix(".png") })
    }

    @Test func `cleans texts and unescapes URLs as they come in`() throws {
        let value = creative {
            $0["headline"] = "Tom &amp; <b>Ann</b>\u{202e}"
            $0["landing"] = "https://shop.example/p?a=1&amp;b=2"
        }
        let creative = try read(value).creatives[0]
        #expect(creative.headline == "Tom & Ann")
        #expect(creative.landing == "https://shop.example/p?a=1&b=2")
    }

    @Test(arguments: [
        ("2026-03-01T00:00:00Z", 1_772_323_200_000),
        ("2026-03-01T09:00:00+09:00", 1_772_323_200_000),
    ])
    func `reads instants in any zone`(text: String, instant: Int64) throws {
        let value = Self.changed("campaigns") { $0["start"] = .string(text) }
        #expect(try read(value).campaigns[0].start == instant)
    }

    @Test(
        arguments: [
            ("landing", "javascript:alert(1)", "must not use the scheme javascript:"),
            (
                "landing", "shop.example/p",
                "must be a URL with a scheme, such as https://shop.example/"
            ),
            ("landing", "https:///p", "must name a host"),
            (
                "landing", "https://shop.example/a b",
                "must be written in visible ASCII, everything else percent-encoded"
            ),
            (
                "landing", "https://shop.example/\r\nSet-Cookie: a=b",
                "must be written in visible ASCII, everything else percent-encoded"
            ),
            (
                "landing", "https://shop.example/é",
                "must be written in visible ASCII, everything else percent-encoded"
            ),
            ("landing", 7, "must be a text"), ("landing", nil, "is missing"),
            ("fallback", "shopapp://x", "must be an http or https URL"),
            ("clickTrackers", ["ftp://x.example"], "must be an http or https URL"),
            ("headline", "", "must not be empty"), ("headline", nil, "is missing"),
            ("headline", ["a"], "must be a text"), ("rating", 6, "must be a number from 0 to 5"),
            ("main", "gone.png", "names \"gone.png\", which cannot be read"),
            ("main", "huge.png", "names \"huge.png\", which is larger than 2 MB"),
            (
                "main", "../main.png",
                "names \"../main.png\", which does not lie beside the catalog file"
            ),
            (
                "main", "/tmp/main.png",
                "names \"/tmp/main.png\", which does not lie beside the catalog file"
            ),
            (
                "main", "\u{1b}[2J\nmain.png",
                "names \"\u{fffd}[2J\u{fffd}main.png\", which does not lie beside the catalog file"
            ),
            ("icon", "text.png", "names \"text.png\", which is no PNG, JPEG, GIF or WebP picture"),
            ("main", nil, "is missing: the unit \"home\" requires it"),
            (
                "tags", ["a": .string(String(repeating: "x", count: 8000))],
                "must not be longer than 8000 bytes"
            ),
            ("id", "a\u{202e}b", "must be a text of 1 to 100 bytes without spaces"),
            ("id", "two words", "must be a text of 1 to 100 bytes without spaces"),
            ("extra", ["a"], "must be an object"), ("tags", "x", "must be an object"),
            ("headlin", "A", "is not a member that is known here"),
        ] as [(String, JSONValue?, String)]
    )
    func `says what is wrong with a creative, and where`(
        key: String,
        value: JSONValue?,
        fault: String
    ) {
        let index = key == "clickTrackers" ? "[0]" : ""
        #expect(
            problems(creative { $0[key] = value })
                == ["campaigns[0].creatives[0].\(key)\(index) \(fault)"]
        )
    }

    @Test(
        arguments: [
            ("units", "id", "", "units[0].id must be a text of 1 to 100 bytes without spaces"),
            (
                "units", "assets", ["nose"],
                "units[0].assets[0] must be one of headline, body, callToAction, advertiser, rating, price, icon, main, "
                    + "video"
            ),
            ("units", "backfill", "yes", "units[0].backfill must be true or false"),
            ("units", "id", "closed", "units names the id \"closed\" twice"),
            ("advertisers", "profile", 1, "advertisers[0].profile must be an object"),
            (
                "campaigns", "advertiser", "nobody",
                "campaigns[0].advertiser names \"nobody\", which is no advertiser"
            ),
            (
                "campaigns", "units", ["nowhere"],
                "campaigns[0].units[0] names \"nowhere\", which is no unit of yours"
            ),
            (
                "campaigns", "start", "tomorrow",
                "campaigns[0].start must be an instant such as 2026-03-01T00:00:00Z"
            ),
            (
                "campaigns", "end", "2026-02-30T00:00:00Z",
                "campaigns[0].end must be an instant such as 2026-03-01T00:00:00Z"
            ),
            (
                "advertisers", "domain", "https://alder.example/",
                "advertisers[0].domain must be a domain such as alder.example, and nothing else"
            ),
            ("campaigns", "price", -1, "campaigns[0].price must be a number from 0 to 100000"),
            ("campaigns", "priority", 17, "campaigns[0].priority must be a whole number, 1 to 16"),
            (
                "campaigns", "privacy", nil,
                "campaigns[0].privacy is missing: it is the page that AdChoices opens"
            ),
            ("campaigns", "caps", [["limit": 1]], "campaigns[0].caps[0].seconds is missing"),
            (
                "campaigns", "browser", "mine",
                "campaigns[0].browser must be one of \"system\", \"inApp\", \"app\""
            ),
        ] as [(String, String, JSONValue?, String)]
    )
    func `says what is wrong elsewhere`(
        kind: String,
        key: String,
        value: JSONValue?,
        sentence: String
    ) {
        let catalog = Self.changed(kind) { $0[key] = value }
        #expect(problems(catalog).contains(sentence))
    }

    @Test func `an end must be later than its start`() {
        let catalog = Self.changed("campaigns") {
            $0["start"] = "2026-03-01T00:00:00Z"
            $0["end"] = "2026-03-01T00:00:00Z"
        }
        #expect(problems(catalog) == ["campaigns[0].end must be later than start"])
    }

    @Test(arguments: [nil, true, 1, [], "x"] as [JSONValue])
    func `what is no object is no catalog`(value: JSONValue) {
        #expect(problems(value) == ["the catalog must be a JSON object"])
    }

    @Test func `names every problem, not only the first`() {
        let found = problems(["units": [1, ["id": "a", "x": 1]], "more": 2, "campaigns": 3])
        #expect(found.contains("more is not a member that is known here"))
        #expect(found.contains("campaigns must be a list of at most 10000"))
        #expect(found.contains("units[0] must be an object"))
        #expect(found.contains("units[1].x is not a member that is known here"))
    }

    @Test func `imports all or nothing, and the same file again to no effect`() throws {
        let shop = try Shop()
        let before = try CatalogStore(shop.database).load()
        try shop.importCatalog(Shop.catalog)
        #expect(try CatalogStore(shop.database).load() == before)
        #expect(throws: CatalogImport.Failure.self) {
            try shop.importCatalog(creative { $0["landing"] = "x" })
        }
        #expect(try CatalogStore(shop.database).load() == before)
    }

    @Test func `a changed entry replaces the one of its id and leaves the rest`() throws {
        let shop = try Shop()
        try shop.importCatalog(["units": [["id": "home", "name": "New name"]]])
        let catalog = try CatalogStore(shop.database).load()
        #expect(catalog.units["home"]?.name == "New name")
        #expect(catalog.units["closed"] != nil && catalog.creatives["chair"] != nil)
    }

    @Test func `the test units' own campaign and advertiser cannot be taken from them`() {
        let campaign = Self.changed("campaigns") { $0["id"] = "test-campaign" }
        #expect(
            problems(campaign) == [
                "campaigns[0].id is \"test-campaign\", the test units' campaign, which is ours"
            ]
        )
        #expect(
            problems(["advertisers": [["id": "open-native-ads"]]]) == [
                "advertisers[0].id is \"open-native-ads\", the test units' advertiser, which is ours"
            ]
        )
    }

    @Test func `what a person would not notice is a problem: a repeated member, another encoding`()
        throws
    {
        let shop = try Shop(catalog: nil)
        let file = shop.folder.appendingPathComponent("c.json")
        let repeated = #"{"units":[{"id":"a","name":"A","name":"B"}],"units":[]}"#
        let latin = Array(#"{"units":[{"id":"a","name":"Caf"#.utf8) + [0xe9] + Array("\"}]}".utf8)
        for (bytes, places) in [
            (Array(repeated.utf8), ["units[0].name", "units"]), (latin, ["units[0].name"]),
        ] {
            try Data(bytes).write(to: file)
            let failure = #expect(throws: CatalogImport.Failure.self) {
                try CatalogImport.run(file, into: shop.database)
            }
            #expect(failure?.isContent == true)
            let found = failure?.sentences.map { String($0.prefix { $0 != " " }) }
            #expect(found == places)
        }
        // A byte order mark changes nothing.
        try Data([0xef, 0xbb, 0xbf] + Array(#"{"units":[{"id":"a"}]}"#.utf8)).write(to: file)
        #expect(try CatalogImport.run(file, into: shop.database).units.count == 1)
    }

    @Test func `a picture that cannot be read is told from one that is wrong`() throws {
        let shop = try Shop(catalog: nil)
        try Data("no picture".utf8).write(to: shop.folder.appendingPathComponent("text.png"))
        for (name, isContent) in [("gone.png", false), ("text.png", true)] {
            let failure = #expect(throws: CatalogImport.Failure.self) {
                try shop.importCatalog(creative { $0["main"] = .string(name) })
            }
            #expect(failure?.sentences.count == 1 && failure?.isContent == isContent)
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a large catalog is read in a time that grows with its size only`() throws {
        let units = (0..<5000).map { JSONValue.object(["id": .string("u\($0)")]) }
        let sold: [JSONValue] = (4000..<5000).map { .string("u\($0)") }
        let campaigns = (0..<200).map { number in
            JSONValue.object([
                "id": .string("c\(number)"), "advertiser": "a", "units": .array(sold),
                "creatives": [
                    [
                        "id": .string("k\(number)"), "headline": "H",
                        "landing": "https://shop.example/",
                    ]
                ],
            ])
        }
        let change = try read([
            "units": .array(units), "advertisers": [["id": "a"]], "campaigns": .array(campaigns),
        ])
        #expect(change.campaigns.count == 200 && change.campaigns[0].units?.count == 1000)
    }

    @Test func `test units and other campaigns' creatives are out of reach`() throws {
        let shop = try Shop()
        let existing = try CatalogStore(shop.database).load()
        let unit = TestCatalog.emptyUnit
        #expect(
            problems(["units": [["id": .string(unit)]]], onto: existing)
                == ["units[0].id is \"\(unit)\", a test unit, which is ours"]
        )
        let stolen = Self.changed("campaigns") { $0["id"] = "autumn" }
        #expect(
            problems(stolen, onto: existing) == [
                "campaigns[0].creatives[0].id is \"chair\", which belongs to the campaign \"spring\""
            ]
        )
    }

    @Test func `a file that cannot be read is told from one that is wrong`() throws {
        let shop = try Shop(catalog: nil)
        let missing = shop.folder.appendingPathComponent("missing.json")
        let broken = shop.folder.appendingPathComponent("broken.json")
        try Data("{".utf8).write(to: broken)
        for file in [missing, broken] {
            do {
                try CatalogImport.run(file, into: shop.database)
                Issue.record("\(file) was imported")
            } catch {
                #expect(!error.isContent && error.sentences.count == 1)
            }
        }
    }
}
