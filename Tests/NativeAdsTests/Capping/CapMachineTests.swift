import Foundation
import OpenRTB
import Testing

@testable import NativeAds

struct CapMachineTests {
    private static let day = 86_400.0

    private static func campaign(
        _ id: String = "c",
        from source: AdSource = .direct,
        _ caps: FrequencyCap...
    ) -> CappedCampaign {
        CappedCampaign(CappedCampaign.Name(source, id), caps: caps)
    }

    private static let twiceADay = campaign("c", FrequencyCap(.impression, limit: 2, seconds: day))

    @Test(
        arguments: [
            ([0], 0, false), ([0, 1], 1, true), ([0, 1], 86_399.9, true), ([0, 1], 86_400, false),
            ([0, 50_000], 86_400, false), ([0, 50_000, 90_000], 90_000, true), ([], 0, false),
        ] as [([TimeInterval], TimeInterval, Bool)]
    )
    func `a cap is reached when its limit lies in its time`(
        times: [TimeInterval],
        now: TimeInterval,
        isAtCap: Bool
    ) {
        var machine = CapMachine()
        for time in times { machine.count(.impression, of: Self.twiceADay, at: time) }
        #expect(machine.isAtCap(Self.twiceADay, at: now) == isAtCap)
        #expect(machine.capped(from: .direct, at: now) == (isAtCap ? ["c"] : []))
    }

    @Test func `any one of several caps is enough, each counting its own event`() {
        let campaign = Self.campaign(
            "c",
            FrequencyCap(.impression, limit: 9, seconds: 60),
            FrequencyCap(.click, limit: 1, seconds: 3600)
        )
        var machine = CapMachine()
        machine.count(.impression, of: campaign, at: 0)
        #expect(!machine.isAtCap(campaign, at: 0))
        machine.count(.click, of: campaign, at: 1)
        #expect(machine.isAtCap(campaign, at: 3000))
        #expect(!machine.isAtCap(campaign, at: 3601))
    }

    @Test func `tells a source of its own campaigns only`() {
        var machine = CapMachine()
        let once = FrequencyCap(.impression, limit: 1, seconds: 60)
        machine.count(.impression, of: Self.campaign("z", from: .direct, once), at: 0)
        machine.count(.impression, of: Self.campaign("a", from: .direct, once), at: 0)
        machine.count(.impression, of: Self.campaign("z", from: .backfill, once), at: 0)
        #expect(machine.capped(from: .direct, at: 1) == ["a", "z"])
        #expect(machine.capped(from: .backfill, at: 1) == ["z"])
    }

    @Test func `takes over caps that the seller has changed`() {
        var machine = CapMachine()
        machine.count(.impression, of: Self.twiceADay, at: 0)
        machine.learn(Self.campaign("c", FrequencyCap(.impression, limit: 1, seconds: 60)))
        #expect(machine.capped(from: .direct, at: 1) == ["c"])
        machine.learn(Self.campaign("never seen", FrequencyCap(.click, limit: 1, seconds: 60)))
        #expect(machine.histories.count == 1)
    }

    @Test func `forgets what no cap looks back to, and keeps no more than caps need`() {
        var machine = CapMachine()
        for time in 0..<100 {
            machine.count(.impression, of: Self.twiceADay, at: TimeInterval(time))
        }
        #expect(machine.histories.values.first?.times[.impression] == [98, 99])
        machine.prune(at: 98 + Self.day)
        #expect(machine.histories.values.first?.times[.impression] == [99])
        machine.prune(at: 99 + Self.day)
        #expect(machine.histories.isEmpty)
    }

    @Test func `remembers the campaigns that were seen last, and no more than it has room for`() {
        var machine = CapMachine()
        for number in 0...CapMachine.mostCampaigns {
            machine.count(
                .impression,
                of: Self.campaign("c\(number)", FrequencyCap(.impression, limit: 1, seconds: 1e6)),
                at: TimeInterval(number)
            )
        }
        #expect(machine.histories.count == CapMachine.mostCampaigns)
        #expect(machine.histories[CappedCampaign.Name(.direct, "c0")] == nil)
    }

    @Test func `a clock that was set back makes no cap last longer`() {
        var machine = CapMachine()
        machine.count(.impression, of: Self.twiceADay, at: 1_000_000)
        machine.count(.impression, of: Self.twiceADay, at: 1_000_600)
        machine.rebase(to: 500)
        #expect(machine.histories.values.first?.times[.impression] == [-100, 500])
        #expect(machine.isAtCap(Self.twiceADay, at: 501))
        #expect(!machine.isAtCap(Self.twiceADay, at: 500 + Self.day))
        machine.rebase(to: 600)
        #expect(machine.histories.values.first?.times[.impression] == [-100, 500])
    }

    @Test func `reads what it wrote, whole or line by line`() {
        var machine = CapMachine()
        var log = Data()
        let names = ["a", "b \"\n", "ü"]
        for (index, name) in names.enumerated() {
            let campaign = Self.campaign(
                name,
                FrequencyCap(.impression, limit: 3, seconds: 60.5),
                FrequencyCap(.click, limit: 1, seconds: 60)
            )
            for event in FrequencyCap.Event.allCases {
                let time = TimeInterval(index) + 0.125
                machine.count(event, of: campaign, at: time)
                log += CapMachine.line(event, of: campaign, at: time)
            }
        }
        #expect(CapMachine(lines: machine.lines) == machine)
        #expect(CapMachine(lines: log) == machine)
    }

    @Test func `a write that was cut short at any byte costs its own line and no other`() {
        var machine = CapMachine()
        machine.count(.impression, of: Self.twiceADay, at: 1)
        let whole = machine.lines
        let more = CapMachine.line(.impression, of: Self.twiceADay, at: 2)
        for length in 0..<more.count {
            #expect(CapMachine(lines: whole + more.prefix(length)) == machine)
        }
        machine.count(.impression, of: Self.twiceADay, at: 2)
        #expect(CapMachine(lines: whole + more) == machine)
    }

    @Test(arguments: [
        "", "\n", "{}\n", "[1]\n", "nonsense\n",
        "{\"source\":\"x\",\"campaign\":\"c\",\"caps\":[]}\n",
        "{\"source\":\"direct\",\"campaign\":\"c\",\"caps\":[{\"event\":\"impression\",\"limit\":0,\"seconds\":1}],\"impression\":[1]}\n",
    ])
    func `passes over lines that make no sense`(text: String) {
        #expect(CapMachine(lines: Data(text.utf8)).histories.isEmpty)
    }

    @Test(
        arguments: [
            (#"{"campaign":"c","caps":[{"event":"impression","limit":1,"seconds":60}]}"#, 1),
            (#"{"campaign":"c","caps":[{"event":"view","limit":1,"seconds":60}]}"#, nil),
            (#"{"campaign":"c","caps":[{"event":"click","limit":0,"seconds":60}]}"#, nil),
            (#"{"campaign":"c","caps":[{"event":"click","limit":1,"seconds":-1}]}"#, nil),
            (#"{"campaign":"","caps":[{"event":"click","limit":1,"seconds":1}]}"#, nil),
            (#"{"caps":[{"event":"click","limit":1,"seconds":1}]}"#, nil), ("{}", nil), ("7", nil),
        ] as [(String, Int?)]
    )
    func `reads caps off a bid`(own: String, count: Int?) throws {
        let ext: JSONObject = ["ona": try JSONValue.read(own)]
        let bid = Bid(id: "b", impid: "1", price: 1, ext: ext)
        #expect(CappedCampaign(of: bid, answering: .direct)?.caps.count == count)
    }

    @Test func `bounds what a bid may ask to be remembered`() throws {
        let cap: JSONValue = ["event": "click", "limit": 1_000_000, "seconds": 1e12]
        let ona: JSONValue = ["campaign": "c", "caps": .array(Array(repeating: cap, count: 99))]
        let bid = Bid(id: "b", impid: "1", price: 1, ext: ["ona": ona])
        let caps = try #require(CappedCampaign(of: bid, answering: .direct)).caps
        #expect(caps.count == FrequencyCap.mostPerCampaign)
        #expect(caps[0].limit == FrequencyCap.largestLimit)
        #expect(caps[0].seconds == FrequencyCap.longest)
    }
}
