import Foundation
import FoundationNetworking
import OpenRTB
import Testing

@testable import AdServer

/// Ads that people do not want to see any more.
struct MuteTests {
    private static let catalog = Shop.changed("campaigns") {
        $0["mute"] = [
            "Seen too often", "Not <b>interested</b>", "\u{1b}\"No\" + 50% &amp; 😴\u{202e}",
        ]
    }

    /// The address that a client calls, with a reason in its place.
    private func url(_ reason: String, of shop: Shop) throws -> String {
        let mute = try #require(shop.bids("home").first?.ext["ona"]?["mute"])
        #expect(
            mute["reasons"] == ["Seen too often", "Not interested", "\"No\" + 50% & 😴"]
        )
        return try #require(mute["url"]?.string).replacing("[REASON]", with: reason)
    }

    private func call(_ url: String, _ shop: Shop) throws -> Int {
        let parts = url.dropFirst("https://ads.example".count).split(separator: "?")
        var request = HTTPRequest("GET", String(parts[0]))
        request.reason = parts.dropFirst().first.map { String($0.dropFirst("reason=".count)) }
        return try shop.send(request).status
    }

    @Test(arguments: [
        ("Seen too often", "Seen too often"), ("", nil), ("[REASON]", nil), ("Because", nil),
    ])
    func `it counts once, with the reason if it is one of the campaign's`(
        reason: String,
        kept: String?
    ) throws {
        let shop = try Shop(catalog: Self.catalog)
        let url = try url(reason, of: shop)
        for _ in 0..<2 { #expect(try call(url, shop) == 200) }
        let report = try shop.report()
        #expect(report.totals.mutes == 1 && report.totals.impressions == 0)
        #expect(report.events.map(\.kind) == [.adMuted])
        #expect(report.events.map(\.reason) == [kept])
    }

    @Test(arguments: [
        ("Seen%20too%20often", "Seen too often"), ("Seen+too+often", "Seen too often"),
        ("%22No%22%20%2B%2050%25%20%26%20%F0%9F%98%B4", "\"No\" + 50% & 😴"),
        ("Seen%20too%20often%0A", nil), ("Seen%00", nil), ("%1B%5B2J", nil), ("%FF", nil),
    ])
    func `a reason comes over HTTP as clients write it`(
        reason: String,
        kept: String?
    ) async throws {
        let shop = try Shop(catalog: Self.catalog)
        let token = try url(reason, of: shop).dropFirst("https://ads.example".count)
        var configuration = RunningServer.Configuration(database: shop.path)
        configuration.world = .still()
        let server = try RunningServer(configuration)
        let (response, _) = try await Wire.get(server.url + token)
        #expect(response.statusCode == 200)
        try await server.stop()
        #expect(try shop.report().events.map(\.reason) == [kept])
    }

    @Test func `it says so to people, programs and reconcile`() throws {
        let shop = try Shop(catalog: Self.catalog)
        _ = try call(url("Seen too often", of: shop), shop)
        let report = try shop.report()
        #expect(report.text(withEvents: true).contains("adMuted \"Seen too often\""))
        #expect(report.text(withEvents: false).contains("Muted"))
        let json = report.json(at: 0, withEvents: true)
        #expect(json["totals"]?["mutes"] == 1 && json["events"]?[0]?["reason"] == "Seen too often")
        let bid = try #require(report.events.first?.bid)
        let log = try ClientLog(
            #"{"at":0,"event":"loaded","ad":"a","bid":"\#(bid)"}"# + "\n"
                + #"{"at":1,"event":"muted","ad":"a"}"#
        )
        let held = try Reconciliation(log, Reconciliation.events(in: json.text()))
        #expect(held.agrees && held.text.contains("adMuted"))
    }

    @Test func `what a log calls its ads moves no terminal's cursor`() throws {
        let name = #"\u001b[2J\nx"#
        let log = try ClientLog(
            #"{"event":"loaded","ad":"\#(name)","bid":"b\u001b[31m"}"# + "\n"
                + #"{"event":"muted","ad":"\#(name)"}"#
        )
        let text = Reconciliation(log, []).text
        #expect(text.contains("adMuted of \u{fffd}[2J\u{fffd}x (bid b\u{fffd}[31m)"))
        #expect(!text.contains("\u{1b}"))
    }

    @Test func `an ad that cannot be muted has no address for it, one without reasons has`() throws
    {
        #expect(try Shop().bids("home").first?.ext["ona"]?["mute"] == nil)
        let shop = try Shop(catalog: Shop.changed("campaigns") { $0["mute"] = [] })
        let mute = try #require(shop.bids("home").first?.ext["ona"]?["mute"])
        #expect(mute["reasons"] == [] && mute["url"] != nil)
    }
}
