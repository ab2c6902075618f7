import Foundation
import NativeAds
import OpenRTB
import Testing

/// Whatever app, person and network do to the videos of a list, what is told of each makes sense.
@Suite(.timeLimit(.minutes(5)))
struct FilmLifeTests {
    @Test(arguments: 1...24)
    func `what is told of a video makes sense whatever happens to it`(seed: Int) throws {
        let scenario = Life(seed: UInt64(seed)).scenario
        let play = try Play(scenario)
        try #require(play.status == 0, "\(play.complaint)")
        for ad in (0..<Life.ads).map({ "A.\($0)" }) {
            let told = play.videoStates(of: ad)
            for state in [
                "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "skip",
            ] {
                #expect(told.count { $0 == state } <= 1, "\(told)")
            }
            #expect(told.isEmpty || told[0] == "start" || told == ["error"], "\(told)")
            #expect(!told.dropLast().contains("error"), "\(told)")
            let pauses = told.filter { ["pause", "resume"].contains($0) }
            #expect(
                pauses.enumerated().allSatisfy { $1 == ["pause", "resume"][$0 % 2] },
                "\(told)"
            )
            let sounds = told.filter { ["mute", "unmute"].contains($0) }
            #expect(sounds.enumerated().allSatisfy { $1 == ["unmute", "mute"][$0 % 2] }, "\(told)")
            let quarters = ["start", "firstQuartile", "midpoint", "thirdQuartile", "complete"]
            let counted = told.filter(quarters.contains)
            #expect(counted == Array(quarters.prefix(counted.count)), "\(told)")
        }
        for number in 0..<Life.ads {
            // A download that takes its time may be broken off, and is begun anew.
            let rule = #""https://cdn.example/\#(number)","#
            if [#""video":8,"after""#, #""error""#].contains(where: { scenario.contains(rule + $0) }
            ) {
                continue
            }
            let fetches = play.lines.count { $0.contains("https://cdn.example/\(number)") }
            #expect(fetches <= 1, "a file is fetched once, however often its video is opened")
        }
    }
}

extension Play {
    fileprivate func videoStates(of ad: String) -> [String] {
        lines.compactMap { line in
            guard let object = try? JSONValue.read(line), object["ad"]?.string == ad,
                object["event"]?.string == "video"
            else { return nil }
            return object["state"]?.string
        }
    }
}

/// A list of video ads, and what happens to it in twelve seconds.
private struct Life {
    static let ads = 5
    private var random: SeededNumbers

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
    }

    private func one<Value>(of values: [Value]) -> Value {
        var random = random
        return values[Int.random(in: values.indices, using: &random)]
    }

    private func number(_ range: ClosedRange<Int>) -> Int {
        var random = random
        return Int.random(in: range, using: &random)
    }

    var scenario: String {
        let bids = (0..<Self.ads).map(bid).joined(separator: ",")
        let films = (0..<Self.ads).map(film).joined(separator: ",")
        let steps = (0..<Self.ads).map(cell) + (0..<number(5...40)).map { _ in step }
        return #"""
            {"settings":{"lazyMedia":\#(one(of: [true, false])),"video":{
            "autoplay":"\#(one(of: ["always", "always", "wifi", "manual"]))",
            "atEnd":"\#(one(of: ["endCard", "loop", "lastFrame"]))",
            "releaseDelay":\#(one(of: [0, 0.5, 10]))}},
            "http":[{"url":"https://ads.example/auction","body":{"id":"r","seatbid":[{"bid":[\#(bids)]}]}},
            \#(films)],"until":40,"steps":[{"at":0,"load":{"as":"A","count":\#(Self.ads),"assets":[
            {"id":1,"title":{"len":90}},
            {"id":2,"video":{"mimes":["video/mp4"],"minduration":1,"maxduration":60,"protocols":[7]}}]}},
            {"at":0.5,"view":{"id":"list","in":"window","frame":[0,0,390,800],"kind":"scroll"}},
            \#(steps.joined(separator: ","))]}
            """#
    }

    private func bid(_ number: Int) -> String {
        let vast =
            "<VAST version='4.2'><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle><Creatives>"
            + "<Creative><Linear skipoffset='\(one(of: ["00:00:01", "50%", ""]))'>"
            + "<Duration>00:00:08</Duration><MediaFiles><MediaFile delivery='progressive' "
            + "type='video/mp4' width='640' height='360'>https://cdn.example/\(number)</MediaFile>"
            + "</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>"
        return #"""
            {"id":"b\#(number)","crid":"c\#(number)","impid":"1","price":\#(9 - number),"adm":{"assets":[
            {"id":1,"title":{"text":"Rain coats"}},{"id":2,"video":{"vasttag":"\#(vast)"}}],
            "link":{"url":"https://shop.example/r"}}}
            """#
    }

    private func film(_ number: Int) -> String {
        let answer = one(of: [
            #""video":8"#, #""video":8,"after":0.35"#, #""video":0.05"#, #""video":8,"stops":3"#,
            #""status":403"#, #""error":"timeout""#, #""body":"<html>""#,
        ])
        return #"{"url":"https://cdn.example/\#(number)",\#(answer)}"#
    }

    private func cell(_ index: Int) -> String {
        #"""
        {"at":1,"view":{"id":"c\#(index)","in":"list","frame":[0,\#(number(0...700)),390,300]}},
        {"at":1,"view":{"id":"m\#(index)","kind":"media","in":"c\#(index)","frame":[0,0,390,219]}},
        {"at":1,"bind":{"ad":"A.\#(index)","view":"c\#(index)","assets":{"main":"m\#(index)"}}}
        """#
    }

    private var step: String {
        let at = Double(number(1000...12_000)) / 1000
        let (ad, cell) = (number(0...Self.ads - 1), number(0...Self.ads - 1))
        let command = one(of: ["play", "pause", "stop", "mute", "unmute", "replay", "skip"])
        let action = one(of: [
            #""control":{"ad":"A.\#(ad)","do":"\#(command)"}"#,
            #""control":{"ad":"A.\#(ad)","do":"seek","to":\#(number(0...9))}"#,
            #""bind":{"ad":"A.\#(ad)","view":"c\#(cell)","assets":{"main":"m\#(cell)"}}"#,
            #""scroll":{"id":"list","to":[0,\#(number(-100...1200))]}"#,
            #""network":"\#(one(of: ["wifi", "cellular", "offline"]))""#,
            #""app":"\#(one(of: ["active", "active", "inactive", "background"]))""#,
            #""unbind":"A.\#(ad)""#,
            #""tap":"m\#(cell)""#,
        ])
        return #"{"at":\#(at),\#(action)}"#
    }
}
