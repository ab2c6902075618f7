import Foundation
import OpenRTB
import Testing

@testable import AdServer

struct VideoCatalogTests {
    /// The shop's catalog with its creative changed; the unit wants a headline only.
    private func catalog(_ change: (inout JSONObject) -> Void) -> JSONValue {
        var root = Shop.catalog.object ?? [:]
        root["units"] = [["id": "home"]]
        var campaign = root["campaigns"]?[0]?.object ?? [:]
        var creative = campaign["creatives"]?[0]?.object ?? [:]
        change(&creative)
        campaign["creatives"] = [.object(creative)]
        root["campaigns"] = [.object(campaign)]
        return .object(root)
    }

    private func read(
        _ change: (inout JSONObject) -> Void
    ) throws(CatalogProblems) -> CatalogChange {
        try CatalogReader.read(catalog(change), onto: Catalog()) { name, limit in
            switch name {
            case "film.mp4": .bytes(MP4File().bytes)
            case "sound.mp4": .bytes(sound)
            case "huge.mp4": .tooLarge
            case "over.mp4": .bytes(MP4File(media: [UInt8](repeating: 0, count: limit)).bytes)
            case "page.mp4": .bytes(Array("<html></html>".utf8))
            case "half.mp4": .bytes(MP4File().bytes.dropLast(10))
            case "main.png": .bytes(Shop.png(1200, 627))
            case "icon.png": .bytes(Shop.png(96, 96))
            default: .missing
            }
        }
    }

    private var sound: [UInt8] {
        var file = MP4File()
        file.handler = "soun"
        return file.bytes
    }

    private func problems(_ change: (inout JSONObject) -> Void) -> [String] {
        do throws(CatalogProblems) {
            _ = try read(change)
            return []
        } catch {
            return error.sentences
        }
    }

    @Test func `reads a video, and after how long it may be skipped`() throws {
        let change = try read { ($0["video"], $0["skipAfter"]) = ("film.mp4", 2.5) }
        let creative = try #require(change.creatives.first)
        let facts = try #require(creative.video.flatMap { change.videos[$0]?.facts })
        #expect(creative.skipAfter == 2.5)
        #expect(facts.name.hasSuffix(".mp4") && facts.size == MP4File().bytes.count)
        #expect(facts.width == 320 && facts.height == 180 && facts.duration == 6)
        #expect(change.summary.hasSuffix("2 pictures, 1 video"))
    }

    @Test(
        arguments: [
            ("gone.mp4", "names \"gone.mp4\", which cannot be read"),
            ("huge.mp4", "names \"huge.mp4\", which is larger than 20 MB"),
            ("over.mp4", "names \"over.mp4\", which is larger than 20 MB"),
            ("page.mp4", "names \"page.mp4\", which is no MP4 video"),
            ("half.mp4", "names \"half.mp4\", which ends before what it announces"),
            ("sound.mp4", "names \"sound.mp4\", which has no video track"),
            ("main.png", "names \"main.png\", which is no MP4 video"),
            (
                "../film.mp4",
                "names \"../film.mp4\", which does not lie beside the catalog file"
            ),
            (7, "must be the name of a video file"), ("", "must be the name of a video file"),
        ] as [(JSONValue, String)]
    )
    func `says in one sentence what is wrong with a video`(value: JSONValue, fault: String) {
        #expect(problems { $0["video"] = value } == ["campaigns[0].creatives[0].video \(fault)"])
    }

    @Test(
        arguments: [
            (6, "must be less than the 6 seconds that the video plays"),
            (-1, "must be a number from 0 to 3600"), ("soon", "must be a number from 0 to 3600"),
        ] as [(JSONValue, String)]
    )
    func `says in one sentence what is wrong with a skip`(value: JSONValue, fault: String) {
        #expect(
            problems { ($0["video"], $0["skipAfter"]) = ("film.mp4", value) }
                == ["campaigns[0].creatives[0].skipAfter \(fault)"]
        )
    }

    @Test func `a skip wants something to skip`() {
        #expect(
            problems { $0["skipAfter"] = 3 } == [
                "campaigns[0].creatives[0].skipAfter is there without a video, which is what it would skip"
            ]
        )
    }

    @Test func `the video comes back from the database, byte for byte`() throws {
        let shop = try Shop(catalog: catalog { $0["video"] = "film.mp4" })
        let catalog = try CatalogStore(shop.database).load()
        let name = try #require(catalog.creatives["chair"]?.video)
        let facts = try #require(catalog.videos[name])
        #expect(try facts == StoredVideo(MP4File.film).facts)
        #expect(try Films(path: shop.path).stream(name, 0..<facts.size).bytes == MP4File.film)
        // Again is no change, and no second copy.
        try shop.importCatalog(self.catalog { $0["video"] = "film.mp4" })
        let parts = try shop.database.run(
            "SELECT sum(length(bytes)) FROM video_parts WHERE video = ?",
            [.text(name)]
        )
        #expect(parts.first?.integer(0) == Int64(facts.size))
    }

    @Test func `a video of several parts is read across their borders`() throws {
        let shop = try Shop(catalog: nil)
        let media = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        let video = try StoredVideo(MP4File(media: media).bytes)
        try VideoStore(shop.database).save(video)
        let films = try Films(path: shop.path)
        for range in [0..<video.bytes.count, 65_535..<65_537, 65_536..<131_072, 131_000..<199_999] {
            #expect(films.stream(video.facts.name, range).bytes == Array(video.bytes[range]))
        }
    }

    @Test(arguments: [
        "size = -1", "size = 9223372036854775807", "milliseconds = 0", "milliseconds = -5",
        "width = 0", "height = 99999999", "size = 'x'",
    ])
    func `a damaged video is none, and the ad is sold without it`(damage: String) throws {
        let shop = try Shop(catalog: Shop.videoCatalog())
        let bid = try #require(try shop.videoBids().first)
        #expect(try bid.vast != nil)
        let other = try Database(path: shop.path)
        try other.run("UPDATE videos SET \(damage)")
        try other.run("UPDATE meta SET value = value + 1 WHERE key = 'catalog'")
        #expect(try #require(try shop.videoBids().first).vast == nil)
        #expect(
            try shop.get("https://ads.example/v/\(StoredVideo(MP4File.film).facts.name)").status
                == 404
        )
    }

    @Test func `a database of the version before opens, with what was in it`() throws {
        let shop = try Shop()
        let before = try CatalogStore(shop.database).load()
        for statement in [
            "DROP TABLE video_parts", "DROP TABLE videos", "ALTER TABLE events DROP COLUMN code",
            "UPDATE meta SET value = '1' WHERE key = 'seed'", "PRAGMA user_version = 1",
            "INSERT INTO events VALUES ('b', 1, 'home', 'spring', 'chair', 'r', 5)",
        ] {
            try shop.database.run(statement)
        }
        let again = try Database(path: shop.path)
        _ = try Site(again, base: "https://ads.example", world: .still())
        let catalog = try CatalogStore(again).load()
        #expect(catalog == before)
        #expect(try shop.report().totals.impressions == 1)
    }
}
