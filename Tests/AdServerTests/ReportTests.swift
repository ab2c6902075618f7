import Foundation
import OpenRTB
import Testing

@testable import AdServer

struct ReportTests {
    /// A shop that sold one ad, which was seen but not clicked.
    private func sold() throws -> Shop {
        let shop = try Shop()
        let markup = try #require(shop.bids("home").first).nativeMarkup(for: nil).value
        for tracker in markup.eventtrackers { try shop.get(tracker.url ?? "") }
        return shop
    }

    @Test func `sums by unit, campaign and creative`() throws {
        let shop = try sold()
        _ = try shop.bids("home", id: "r2")
        _ = try shop.bids("closed", id: "r3")
        let report = try shop.report()
        #expect(report.totals.requests == 3 && report.totals.fills == 2)
        #expect(report.units.map(\.id) == ["closed", "home"])
        #expect(report.units.map(\.counts.requests) == [1, 2])
        #expect(report.campaigns.map(\.name) == ["Spring"])
        #expect(report.creatives.map(\.name) == ["A chair"])
        #expect(report.creatives[0].counts.viewableRate == 1)
        #expect(report.creatives[0].counts.clickThroughRate == 0)
        #expect(report.events.map(\.kind) == [.impression, .viewable50])
    }

    @Test func `counts the same where events are not wanted`() throws {
        let shop = try sold()
        _ = try shop.bids("home", id: "r2")
        var counts = Report()
        try counts.add(Database(path: shop.path, mode: .read), withEvents: false)
        #expect(counts.events.isEmpty)
        #expect(try counts.text(withEvents: false) == shop.report().text(withEvents: false))
    }

    @Test func `adds databases up`() throws {
        let (one, other) = (try sold(), try sold())
        var report = try one.report()
        try report.add(Database(path: other.path, mode: .read))
        #expect(
            report.totals.impressions == 2 && report.units.count == 1 && report.events.count == 4
        )
    }

    @Test func `its JSON is what reconcile reads`() throws {
        let shop = try sold()
        let json = try shop.report().json(at: Shop.noon, withEvents: true)
        #expect(json["generated"] == "2026-09-21T14:13:20.000Z")
        #expect(json["totals"]?["impressions"]?.int == 1)
        #expect(json["units"]?[0]?["requests"]?.int == 1)
        #expect(json["campaigns"]?[0]?["requests"] == nil)
        #expect(json["events"]?[0]?["creative"] == "chair")
        let bid = try #require(json["events"]?[0]?["bid"]?.string)
        #expect(
            try Reconciliation.events(in: json.text())
                == [.init(bid: bid, kind: .impression), .init(bid: bid, kind: .viewable50)]
        )
        #expect(try shop.report().json(at: 0, withEvents: false)["events"] == nil)
    }

    @Test func `its text is a table for people`() throws {
        #expect(
            try sold().report().text(withEvents: false) == """
                Unit      Requests  Fills  Impressions  Viewable  Clicks    CTR  Viewable %
                home             1      1            1         1       0  0.00%     100.00%
                Together         1      1            1         1       0  0.00%     100.00%

                Campaign  Fills  Impressions  Viewable  Clicks    CTR  Viewable %
                spring        1            1         1       0  0.00%     100.00%

                Creative  Fills  Impressions  Viewable  Clicks    CTR  Viewable %
                chair         1            1         1       0  0.00%     100.00%

                """
        )
        #expect(try Shop().report().text(withEvents: true) == "Nothing has been asked for yet.\n")
    }

    @Test func `its table of events tells when each came`() throws {
        let shop = try sold()
        let text = try shop.report().text(withEvents: true)
        let lines = text.split(separator: "\n").suffix(3).map { $0.split(separator: " ") }
        #expect(
            lines.map { $0[0] } == ["Time"] + Array(repeating: "2026-09-21T14:13:20.000Z", count: 2)
        )
        #expect(lines.map { $0[1] } == ["Event", "impression", "viewable50"])
    }

    private static let log = """
        {"at":0,"event":"request","method":"GET","url":"https://a.example"}
        {"at":1,"event":"loaded","ad":"A","bid":"b1"}

        {"at":2,"event":"impression","ad":"A"}
        {"at":3,"event":"viewable","ad":"A","standard":"mrc50"}
        {"at":3,"event":"viewable","ad":"A","standard":"mrc100"}
        {"at":4,"event":"click","ad":"A","asset":"headline"}
        {"at":5,"event":"click","ad":"A","asset":"headline"}
        {"at":6,"event":"loaded","ad":"B","bid":"b2"}
        """

    private func counted(_ events: [(String, EventKind)]) -> Set<CountedEvent> {
        Set(events.map { CountedEvent(bid: $0.0, kind: $0.1) })
    }

    @Test func `a log and a report that agree`() throws {
        let all = counted([("b1", .impression), ("b1", .viewable50), ("b1", .click)])
        let result = Reconciliation(try ClientLog(Self.log), all)
        #expect(result.agrees)
        #expect(
            result.text == """
                Ad  Bid  impression  viewable50  click
                A   b1   both        both        both
                B   b2   -           -           -

                The client's log and the server's report agree, event by event: 3 events.

                """
        )
    }

    @Test func `differences in both directions`() throws {
        let result = Reconciliation(
            try ClientLog(Self.log),
            counted([("b1", .impression), ("b2", .click), ("b9", .click), ("b1", .click)])
        )
        #expect(!result.agrees)
        #expect(result.uncounted == [.init(bid: "b1", kind: .viewable50)])
        #expect(result.unseen == [.init(bid: "b2", kind: .click), .init(bid: "b9", kind: .click)])
        #expect(
            result.text.contains(
                "The client's log has the viewable50 of A (bid b1), the report has not.\n"
            )
        )
        #expect(
            result.text.contains("The report has the click of bid b9, the client's log has not.\n")
        )
        #expect(result.text.contains("A   b1   both        log only    both\n"))
    }

    @Test func `an empty log agrees with an empty report only`() throws {
        #expect(Reconciliation(try ClientLog(""), []).agrees)
        #expect(!Reconciliation(try ClientLog(Self.log), []).agrees)
    }

    @Test func `line breaks of Windows, and those inside texts, are what they seem`() throws {
        let windows = Self.log.replacing("\n", with: "\r\n")
        #expect(try ClientLog(windows) == ClientLog(Self.log))
        #expect(try ClientLog("\u{feff}" + Self.log + "\n\n") == ClientLog(Self.log))
        let inside = "{\"event\":\"click\",\"ad\":\"a\u{2028}b\"}"
        #expect(try ClientLog(inside).events == counted([("a\u{2028}b", .click)]))
    }

    @Test(arguments: [
        #"{"event":"impression"}"#, #"{"event":"click","ad":7}"#,
        #"{"event":"viewable","standard":"mrc50","ad":null}"#,
    ])
    func `an event of no ad is not passed over`(line: String) {
        #expect(throws: ClientLog.Fault.self) { try ClientLog(Self.log + "\n" + line) }
    }

    @Test func `numbers of a damaged database do not end the program`() throws {
        let shop = try sold()
        for unit in ["a", "b"] {
            try shop.database.run(
                "INSERT INTO requests VALUES (?, ?)",
                [.text(unit), .integer(.max)]
            )
            try shop.database.run(
                "INSERT INTO fills VALUES (?, 'c', 'c', ?)",
                [.text(unit), .integer(.max)]
            )
            try shop.database.run(
                "INSERT INTO events VALUES (?, 1, 'a', 'c', 'c', 'x', ?, NULL)",
                [.text(unit), .integer(unit == "a" ? .max : .min)]
            )
        }
        let report = try shop.report()
        #expect(report.totals.requests == .max && report.totals.fills == .max)
        #expect(report.campaigns.first { $0.id == "c" }?.counts.fills == .max)
        #expect(report.json(at: .max, withEvents: true)["events"]?.array?.count == 4)
        #expect(!report.text(withEvents: true).isEmpty)
    }

    @Test(arguments: ["{", "[1]", "{}", "{\"event\":1}", "{\"event\":\"click\"}\nx"])
    func `a log that is none`(text: String) {
        #expect(throws: ClientLog.Fault.self) { try ClientLog(text) }
    }

    @Test(arguments: [
        "", "{}", "{\"events\":{}}", "{\"events\":[{\"bid\":\"b\",\"event\":\"laugh\"}]}",
        "{\"events\":[{\"event\":\"click\"}]}",
    ])
    func `a report that is none`(text: String) {
        #expect(throws: ClientLog.Fault.self) { try Reconciliation.events(in: text) }
    }
}
