import AdServer
import Foundation
import OpenRTB

@testable import AdServer

/// A server without sockets over a database of its own, with a clock that stands still and chance that counts.
final class Shop {
    let folder: URL
    let database: Database
    let site: Site
    var path: String { folder.appendingPathComponent("shop.sqlite").path }

    static let noon: Int64 = 1_790_000_000_000

    init(base: String = "https://ads.example", catalog: JSONValue? = Shop.catalog) throws {
        folder = try Shop.makeFolder()
        let path = folder.appendingPathComponent("shop.sqlite").path
        database = try Database(path: path)
        site = try Site(database, base: base, world: .still())
        if let catalog { try importCatalog(catalog) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("native-ads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Imported as another process would, so the site has to notice.
    func importCatalog(_ value: JSONValue) throws {
        let file = folder.appendingPathComponent("catalog.json")
        try value.data.write(to: file)
        try Data(Shop.png(1200, 627)).write(to: folder.appendingPathComponent("main.png"))
        try Data(Shop.png(96, 96)).write(to: folder.appendingPathComponent("icon.png"))
        try Data(MP4File.film).write(to: folder.appendingPathComponent("film.mp4"))
        try CatalogImport.run(file, into: Database(path: path))
    }

    /// One request in a transaction of its own.
    @discardableResult
    func send(_ request: HTTPRequest) throws -> HTTPResponse {
        try site.transaction { () throws(StorageError) in
            try site.refresh()
            return try site.respond(to: request)
        }
    }

    @discardableResult
    func get(_ url: String, method: String = "GET") throws -> HTTPResponse {
        try send(HTTPRequest(method, String(url.dropFirst("https://ads.example".count))))
    }

    func auction(_ body: JSONValue) throws -> HTTPResponse {
        try send(HTTPRequest("POST", "/openrtb2/auction", body: Array(body.data)))
    }

    /// The bids that a unit's request gets.
    func bids(
        _ unit: String,
        id: String = "r1",
        count: Int = 1,
        change: (inout NativeRequest, inout Imp) -> Void = { _, _ in }
    ) throws -> [Bid] {
        let response = try auction(Shop.request(unit, id: id, count: count, change: change))
        guard response.status == 200 else { return [] }
        return try BidResponse.read(response.body).value.seatbid.flatMap(\.bid)
    }

    func report() throws -> Report {
        var report = Report()
        try report.add(Database(path: path, mode: .read))
        return report
    }

    /// What the client of this project asks for.
    static func request(
        _ unit: String,
        id: String = "r1",
        count: Int = 1,
        change: (inout NativeRequest, inout Imp) -> Void = { _, _ in }
    ) -> JSONValue {
        var native = NativeRequest(plcmtcnt: count)
        native.assets = [
            AssetRequest(id: 1, required: true, content: .title(length: 90)),
            AssetRequest(id: 2, content: .image(ImageRequest(type: .main, wmin: 200, hmin: 100))),
            AssetRequest(id: 3, content: .image(ImageRequest(type: .icon))),
            AssetRequest(id: 4, content: .data(type: .description, length: 140)),
            AssetRequest(id: 5, content: .data(type: .ctaText)),
            AssetRequest(id: 6, content: .data(type: .sponsored)),
            AssetRequest(id: 7, content: .data(type: .rating)),
        ]
        native.eventtrackers = [
            EventTrackerRequest(event: .impression, methods: [.image]),
            EventTrackerRequest(event: .viewable50, methods: [.image]),
        ]
        var imp = Imp(id: "1", tagid: unit)
        change(&native, &imp)
        imp.native = NativeImp(request: native)
        return BidRequest(id: id, imp: [imp]).json
    }

    /// The first bytes of a PNG of a size, which is all that is looked at.
    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
        return [
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        ]
            + big(width) + big(height) + [8, 6, 0, 0, 0]
    }

    static let landing = "https://shop.example/p?a=1&utm_source=x%20y#frag"

    static let catalog: JSONValue = [
        "units": [
            [
                "id": "home", "name": "Home feed", "assets": ["headline", "main"],
                "extra": ["discount"],
            ],
            ["id": "closed", "backfill": false],
        ],
        "advertisers": [
            [
                "id": "alder", "name": "Alder & Co", "domain": "alder.example",
                "profile": ["logo": "icon.png", "link": "https://alder.example/about"],
            ]
        ],
        "campaigns": [
            [
                "id": "spring", "advertiser": "alder", "name": "Spring", "units": ["home"],
                "price": 2.5, "adChoices": true, "privacy": "https://alder.example/why",
                "caps": [["event": "impression", "limit": 3, "seconds": 86400]],
                "creatives": [
                    [
                        "id": "chair", "headline": "A chair", "body": "Oak",
                        "callToAction": "See it",
                        "rating": 4.5, "icon": "icon.png", "main": "main.png",
                        "landing": .string(landing), "extra": ["discount": "20 %"],
                        "tags": ["n": 1],
                    ]
                ],
            ]
        ],
    ]
}

extension ServerWorld {
    /// A clock that stands still and chance that counts.
    static func still(at instant: Int64 = Shop.noon) -> ServerWorld {
        let counter = Counter()
        return ServerWorld(now: { instant }, random: { counter.bytes($0) })
    }
}
