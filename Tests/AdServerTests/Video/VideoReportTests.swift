import Foundation
import OpenRTB
import Testing
import VAST

@testable import AdServer

struct VideoReportTests {
    /// A shop that sold `ads` of its video, of which some were seen and some played to the end.
    private func sold(_ ads: Int, seen: Int, completed: Int) throws -> Shop {
        let shop = try Shop(catalog: Shop.videoCatalog())
        for number in 0..<ads {
            let bid = try #require(try shop.videoBids().first)
            let markup = try bid.nativeMarkup(for: nil).value
            let vast = try #require(try bid.vast)
            let document = try VASTDocument.read(Data(vast.utf8)).document
            let linear = try #require(document.ads.first?.linears.first)
            if number < seen { try shop.get(markup.eventtrackers[0].url ?? "") }
            for tracking in linear.tracking where tracking.event != .skip {
                guard number < completed || tracking.event == .start else { continue }
                try shop.get(tracking.url)
            }
        }
        return shop
    }

    @Test func `VTR is the completions of the video ads' impressions`() throws {
        let report = try sold(3, seen: 3, completed: 1).report()
        let totals = report.json(at: 0, withEvents: false)["totals"]
        #expect(totals?["start"] == 3 && totals?["complete"] == 1 && totals?["skip"] == 0)
        #expect(totals?["firstQuartile"] == 1 && totals?["thirdQuartile"] == 1)
        #expect(totals?["midpoint"] == 1 && totals?["video50"] == 0 && totals?["errors"] == 0)
        #expect(totals?["vtr"]?.double == 0.3333)
        #expect(totals?["impressions"] == 3 && totals?["clicks"] == 0)
    }

    @Test func `pictures beside a video do not lower its VTR, in no line`() throws {
        let shop = try sold(4, seen: 4, completed: 1)
        let picture = EventRecord(
            kind: .impression,
            auction: "a",
            bid: "of a picture",
            unit: "home",
            campaign: "spring",
            creative: "picture",
            at: 0
        )
        try Ledger(shop.database).count(picture)
        let report = try shop.report()
        #expect(report.totals.impressions == 5 && report.totals.videoAdImpressions == 4)
        for line in report.units + report.campaigns where line.counts.hasVideo {
            #expect(line.counts.impressions == 5 && line.counts.videoThroughRate == 0.25)
        }
        #expect(report.totals.videoThroughRate == 0.25)
        let plain = try #require(report.creatives.first { $0.id == "picture" }).counts
        #expect(plain.videoAdImpressions == 0 && plain.videoThroughRate == nil)
        let text = report.text(withEvents: false)
        #expect(text.contains("\nTogether            4       4    1    1    1         1  25.00%"))
        var twice = report
        try twice.add(shop.database)
        #expect(twice.totals.videoAdImpressions == 8 && twice.totals.videoThroughRate == 0.25)
    }

    @Test func `there is no VTR before the first impression, nor of pictures`() throws {
        let played = try sold(1, seen: 0, completed: 1).report().json(at: 0, withEvents: false)
        #expect(played["totals"]?["complete"] == 1 && played["totals"]?["vtr"] == nil)
        let shop = try Shop()
        let markup = try #require(shop.bids("home").first).nativeMarkup(for: nil).value
        try shop.get(markup.eventtrackers[0].url ?? "")
        let pictures = try shop.report().json(at: 0, withEvents: false)["totals"]
        #expect(pictures?["impressions"] == 1 && pictures?["start"] == 0)
        #expect(pictures?["vtr"] == nil)
        #expect(try !shop.report().text(withEvents: false).contains("VTR"))
    }

    @Test func `the text has a table for what was played`() throws {
        let text = try sold(2, seen: 2, completed: 1).report().text(withEvents: false)
        #expect(
            text.contains(
                """
                Creative  Impressions  Starts  25%  50%  75%  Complete     VTR  Skips  Video50  Errors
                chair               2       2    1    1    1         1  50.00%      0        0       0

                """
            )
        )
        #expect(text.components(separatedBy: "VTR").count == 4)
    }

    @Test func `a client's log is held against the video's events too`() throws {
        let log = try ClientLog(
            """
            {"at":1,"event":"loaded","ad":"A","bid":"b1"}
            {"at":2,"event":"video","ad":"A","state":"start"}
            {"at":2,"event":"video","ad":"A","state":"pause"}
            {"at":3,"event":"video","ad":"A","state":"resume"}
            {"at":3,"event":"video","ad":"A","state":"pause"}
            {"at":4,"event":"video","ad":"A","state":"error"}
            {"at":5,"event":"viewable","ad":"A","standard":"video50"}
            {"at":5,"event":"video","ad":"A","state":"click"}
            {"at":5,"event":"video","ad":"A","state":"somethingNew"}
            {"at":5,"event":"video","ad":"A"}
            """
        )
        let kinds: [EventKind] = [.videoImpression, .start, .pause, .resume, .error, .video50]
        let counted = Set(kinds.map { CountedEvent(bid: "b1", kind: $0) })
        #expect(log.events == counted)
        #expect(Reconciliation(log, counted).agrees)
        let less = Reconciliation(log, counted.subtracting([.init(bid: "b1", kind: .start)]))
        #expect(!less.agrees)
        #expect(less.text.contains("The client's log has the start of A (bid b1)"))
    }

    @Test func `its table has one column for a video, where there is one`() throws {
        func events(_ kinds: [EventKind]) -> Set<CountedEvent> {
            Set(kinds.map { CountedEvent(bid: "b1", kind: $0) })
        }
        let log = try ClientLog(
            """
            {"event":"loaded","ad":"A","bid":"b1"}
            {"event":"loaded","ad":"B","bid":"b2"}
            {"event":"video","ad":"A","state":"start"}
            {"event":"video","ad":"A","state":"mute"}
            """
        )
        let text = Reconciliation(log, events([.start, .videoImpression, .skip])).text
        #expect(
            text.hasPrefix(
                """
                Ad  Bid  impression  viewable50  click  video
                A   b1   -           -           -      2 both, 1 log only, 1 report only
                B   b2   -           -           -      -

                """
            )
        )
        let plain = Reconciliation(try ClientLog(""), events([.click])).text
        #expect(plain.hasPrefix("Ad  Bid  impression  viewable50  click\n"))
    }

    @Test func `what a report writes is what reconcile reads`() throws {
        let shop = try sold(1, seen: 1, completed: 1)
        let report = try shop.report()
        let read = try Reconciliation.events(in: report.json(at: 0, withEvents: true).text())
        #expect(read == Set(report.events.map { CountedEvent(bid: $0.bid, kind: $0.kind) }))
        #expect(read.count == 10)
    }

    @Test(arguments: EventKind.allCases)
    func `a kind is found by its name`(kind: EventKind) {
        #expect(EventKind(name: kind.name) == kind)
    }
}
