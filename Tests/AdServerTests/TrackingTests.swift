import OpenRTB
import PictureHeaders
import Testing

@testable import AdServer

struct TrackingTests {
    private let shop: Shop
    private let markup: NativeMarkup
    private let bid: Bid

    init() throws {
        shop = try Shop()
        bid = try #require(shop.bids("home").first)
        markup = try bid.nativeMarkup(for: nil).value
    }

    private func click() throws -> String { try #require(markup.link?.url) }

    @Test(arguments: [
        "", "?__hstc=1.2.3&_ga=7", "?dest=https%3A%2F%2Fevil.example", "?url=//evil.example&a&&=",
    ])
    func `the click leads to the stored destination, whatever is put behind it`(
        query: String
    ) throws {
        // The path is what the routes see; the query never reaches them.
        let path = try click() + query
        let response = try shop.get(String(path.prefix { $0 != "?" }))
        #expect(response.status == 302 && response.header("Location") == Shop.landing)
        #expect(response.header("Cache-Control") == "no-store")
        #expect(try shop.report().totals.clicks == 1)
    }

    @Test func `a wrong, missing or foreign signature leads nowhere and counts nothing`() throws {
        let url = try click()
        let other = EventToken(secret: [UInt8](repeating: 1, count: 32)).token(
            for: EventRecord(
                kind: .click,
                auction: "r1",
                bid: bid.id,
                unit: "home",
                campaign: "spring",
                creative: "chair",
                at: Shop.noon
            )
        )
        let impression = markup.eventtrackers[0].url ?? ""
        for path in [
            String(url.dropLast(4)) + "AAAA", String(url.dropLast(30)), "https://ads.example/c/",
            "https://ads.example/c/x", "https://ads.example/c/\(other)",
            impression.replacing("/e/", with: "/c/"), url + "%0d%0aSet-Cookie:%20a=b",
        ] {
            let response = try shop.get(path)
            #expect((400..<500).contains(response.status), "\(path)")
            #expect(response.header("Location") == nil)
            #expect(response.header("Cache-Control") == "no-store")
        }
        #expect(try shop.report().totals == fillsOnly)
    }

    private var fillsOnly: Counts {
        var counts = Counts()
        counts.requests = 1
        counts.fills = 1
        return counts
    }

    @Test func `click redirect and click tracker count once together`() throws {
        let tracker = try #require(markup.link?.clicktrackers.first)
        for url in [tracker, try click(), tracker, try click()] { try shop.get(url) }
        #expect(try shop.report().totals.clicks == 1)
    }

    @Test func `each event counts once, and its repetition hears the same answer`() throws {
        let urls = markup.eventtrackers.compactMap(\.url)
        let first = try urls.map { try shop.get($0) }
        let second = try urls.map { try shop.get($0) }
        #expect(first.map(\.status) == [200, 200] && second.map(\.status) == [200, 200])
        #expect(first.map(\.body) == second.map(\.body))
        #expect(first[0].header("Content-Type") == "image/gif")
        #expect(PictureHeader(first[0].body)?.width == 1)
        let totals = try shop.report().totals
        #expect(totals.impressions == 1 && totals.viewables == 1 && totals.clicks == 0)
    }

    @Test func `looking with HEAD counts nothing`() throws {
        for url in try markup.eventtrackers.compactMap(\.url) + [click()] {
            #expect(try shop.get(url, method: "HEAD").status < 400)
        }
        #expect(try shop.report().totals == fillsOnly)
    }

    @Test func `an ad of another server over the same database is known there`() throws {
        let twin = try Site(Database(path: shop.path), base: "https://ads.example", world: .still())
        let path = String(try click().dropFirst("https://ads.example".count))
        #expect(try twin.respond(to: HTTPRequest("GET", path)).status == 302)
    }

    @Test func `an old ad's events are gone`() throws {
        let later = try Site(
            Database(path: shop.path),
            base: "https://ads.example",
            world: .still(at: Shop.noon + EventToken.lifetime)
        )
        let path = String(try click().dropFirst("https://ads.example".count))
        #expect(try later.respond(to: HTTPRequest("GET", path)).status == 410)
        #expect(try shop.report().totals.clicks == 0)
    }

    @Test func `a picture is cached for ever and asked for again by its tag`() throws {
        let path = try #require(
            markup.assets.compactMap { asset -> String? in
                guard case .image(let image) = asset.content else { return nil }
                return image.url
            }.first
        )
        let response = try shop.get(path)
        let tag = try #require(response.header("ETag"))
        #expect(response.header("Cache-Control") == "public, max-age=31536000, immutable")
        var again = HTTPRequest("GET", String(path.dropFirst("https://ads.example".count)))
        again.headers["if-none-match"] = tag
        let unchanged = try shop.send(again)
        #expect(unchanged.status == 304 && unchanged.body.isEmpty)
        #expect(unchanged.stream?.length == response.body.count)
        #expect(try shop.get("https://ads.example/p/other.png").status == 404)
    }
}
