import Foundation
import FoundationNetworking
import OpenRTB
import Testing
import VAST

@testable import AdServer

struct VideoCountingTests {
    private let shop: Shop
    private let bid: Bid
    private let markup: NativeMarkup
    private let ad: VASTAd
    private let linear: Linear

    init() throws {
        shop = try Shop(catalog: Shop.videoCatalog())
        bid = try #require(try shop.videoBids().first)
        markup = try bid.nativeMarkup(for: nil).value
        let vast = try #require(try bid.vast)
        ad = try #require(try VASTDocument.read(Data(vast.utf8)).document.ads.first)
        linear = try #require(ad.linears.first)
    }

    /// Calls a URL as the sockets would hand it over.
    @discardableResult
    private func call(_ url: String) throws -> HTTPResponse {
        let parts = url.split(separator: "?", maxSplits: 1)
        var request = HTTPRequest("GET", String(parts[0].dropFirst("https://ads.example".count)))
        let query = parts.count > 1 ? parts[1].split(separator: "=") : []
        if query.first == "code" { request.code = String(query[1]) }
        return try shop.send(request)
    }

    private func url(_ event: TrackingEvent) throws -> String {
        try #require(linear.tracking.first { $0.event == event }?.url)
    }

    private var kinds: [EventKind] {
        get throws { try shop.report().events.map(\.kind).sorted { $0.rawValue < $1.rawValue } }
    }

    @Test func `each thing that can happen to a video has a URL, and counts once for a bid`() throws
    {
        for _ in 0..<3 {
            for tracking in linear.tracking { try call(tracking.url) }
            for url in ad.impressions { try call(url) }
            for url in ad.errors { try call(url.replacing("[ERRORCODE]", with: "405")) }
            for url in ad.viewable.flatMap(\.viewable) { try call(url) }
        }
        #expect(try kinds == EventKind.allCases.filter(\.isVideo))
        #expect(Set(linear.tracking.map(\.url)).count == 10)
    }

    @Test func `half of a video seen is one event by both trackers of it`() throws {
        let native = try #require(markup.eventtrackers.first { $0.event == .video50 }?.url)
        try call(native)
        try call(#require(ad.viewable.first?.viewable.first))
        #expect(try kinds == [.video50])
    }

    @Test func `a click counts once, by the native link or by the video's`() throws {
        let link = try #require(markup.link)
        let through = try #require(linear.clickThrough)
        #expect(try call(through).header("Location") == Shop.landing)
        try call(link.url ?? "")
        for tracker in link.clicktrackers { try call(tracker) }
        #expect(linear.clickTracking.isEmpty)
        #expect(try shop.report().totals.clicks == 1)
    }

    @Test func `an app is opened by its own address, and the click told`() throws {
        let shop = try Shop(
            catalog: Shop.videoCatalog {
                $0["landing"] = "shopapp://p/1"
                $0["clickTrackers"] = ["https://t.example/c"]
            }
        )
        let vast = try #require(try shop.videoBids().first?.vast)
        let linear = try #require(
            try VASTDocument.read(Data(vast.utf8)).document.ads.first?.linears.first
        )
        #expect(linear.clickThrough == "shopapp://p/1")
        #expect(linear.clickTracking.count == 1)
        #expect(try shop.get(#require(linear.clickTracking.first)).status == 200)
        #expect(try shop.report().totals.clicks == 1)
    }

    @Test(arguments: [
        ("401", 401), ("100", 100), ("[ERRORCODE]", nil), ("-1", nil), ("99", nil), ("4011", nil),
        ("+40", nil), ("abc", nil), ("%20", nil),
    ])
    func `an error keeps its code, where it is one`(text: String, code: Int?) throws {
        let url = try #require(ad.errors.first)
        #expect(try call(url.replacing("[ERRORCODE]", with: text)).status == 200)
        #expect(try shop.report().events.map(\.kind) == [.error])
        #expect(try shop.report().events.map(\.code) == [code])
        let event = try shop.report().json(at: 0, withEvents: true)["events"]?[0]
        #expect(event?["event"] == "error" && event?["code"]?.int == code)
    }

    @Test func `a code is an error's alone`() throws {
        try call(url(.start) + "?code=401")
        #expect(try shop.report().events.map(\.code) == [nil])
    }

    @Test func `a code of a real request reaches the database`() async throws {
        var configuration = RunningServer.Configuration(database: shop.path)
        configuration.world = .still()
        let server = try RunningServer(configuration)
        let url = try #require(ad.errors.first).replacing("https://ads.example", with: server.url)
        let called = url.replacing("[ERRORCODE]", with: "403")
        #expect(try await Wire.get(called).0.statusCode == 200)
        try await server.stop()
        #expect(try shop.report().events.map(\.code) == [403])
    }
}
