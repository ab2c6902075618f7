import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct PlayTests {
    @Test func `an ad is loaded, shown, counted and clicked, with all that the world sees of it`()
        throws
    {
        let trackers = #","eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i"}]"#
        let play = try Play(
            #"""
            {"http":[\#(Play.auction(Play.answer(trackers), after: 0.25))],
            "steps":[\#(Play.load),\#(Play.shown),{"at":2.5,"tap":"cell"}]}
            """#
        )
        #expect(play.status == 0 && play.complaint.isEmpty)
        #expect(
            play.events == [
                "request https://ads.example/auction @0", "loaded A @0.25", "finished A @0.25",
                "bound A cell @1", "rendered A @1", "impression A @1",
                "request https://t.example/i @1", "viewable A mrc50 @2", "viewable A mrc100 @2",
                "click A root @2.5", "open https://shop.example/r @2.5",
            ]
        )
        #expect(play.lines[0].hasPrefix(#"{"at":0,"event":"request","method":"POST","url":"#))
    }

    @Test func `at one instant come answers, then steps in their order, then the look at the ad`()
        throws
    {
        let play = try Play(
            #"""
            {"settings":{"trace":["exposure"]},"http":[\#(Play.auction(after: 1))],"steps":[
            {"at":1,"view":{"id":"cell","in":"window","frame":[0,200,390,300]}},
            {"at":1,"bind":{"ad":"A","view":"cell"}},
            {"at":1,"view":{"id":"cell","frame":[0,694,390,300]}},
            \#(Play.load)],"until":1}
            """#
        )
        #expect(
            play.events == [
                "request https://ads.example/auction @0", "loaded A @1", "finished A @1",
                "bound A cell @1", "exposure A 0.5 @1", "rendered A @1", "impression A @1",
            ]
        )
    }

    @Test func `what is seen is looked at on full tenths, whenever it came into view`() throws {
        let play = try Play(
            #"""
            {"settings":{"impression":"mrc50"},"http":[\#(Play.auction())],"steps":[\#(Play.load),
            {"at":1.234567,"view":{"id":"cell","in":"window","frame":[0,200,390,300]}},
            {"at":1.234567,"bind":{"ad":"A","view":"cell"}}],"until":3}
            """#
        )
        #expect(play.events.contains("bound A cell @1.235"))
        #expect(play.events.contains("rendered A @1.3"))
        #expect(play.events.contains("impression A @2.3"))
    }

    @Test func `a finger that drags moves the list while time passes, and taps nothing`() throws {
        let play = try Play(
            #"""
            {"settings":{"trace":["exposure"]},"http":[\#(Play.auction())],"steps":[\#(Play.load),
            {"at":1,"view":{"id":"list","kind":"scroll","in":"window","frame":[0,0,390,844]}},
            {"at":1,"view":{"id":"end","in":"list","frame":[0,4000,390,10]}},
            {"at":1,"view":{"id":"cell","in":"list","frame":[0,694,390,300]}},
            {"at":1,"bind":{"ad":"A","view":"cell"}},
            {"at":2,"drag":{"from":[200,700],"to":[200,500],"seconds":0.4}}],"until":2.3}
            """#
        )
        let fractions = play.events.filter { $0.hasPrefix("exposure") }
        #expect(fractions.first == "exposure A 0.5 @1")
        #expect(fractions.dropFirst().map { String($0.suffix(4)) } == ["@2.1", "@2.2", "@2.3"])
        #expect(!play.events.contains { $0.hasPrefix("click") })
    }

    @Test func `a load that is cancelled, repeated or released ends once`() throws {
        let play = try Play(
            #"""
            {"http":[\#(Play.auction(after: 1))],"steps":[
            \#(Play.load),{"at":0.5,"load":{"as":"A"}},{"at":0.6,"cancel":"A"},
            {"at":0.7,"load":{"as":"A","assets":[{"id":1,"title":{"len":90}}]}},
            {"at":0.8,"release":"A"},{"at":1,"view":{"id":"cell","in":"window"}},
            {"at":2,"bind":{"ad":"A","view":"cell"}},{"at":3,"load":{"as":"A"}}]}
            """#
        )
        #expect(
            play.events.filter { !$0.hasPrefix("request") } == [
                "failed A alreadyLoading @0.5", "cancelled A @0.6", "loaded A @1.7",
                "finished A @1.7", "refused A cell notLoaded @2", "failed A alreadyLoaded @3",
            ]
        )
    }

    @Test func `a redirect is followed, and each hop is a request`() throws {
        let trackers = #","eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i"}]"#
        let play = try Play(
            #"""
            {"http":[\#(Play.auction(Play.answer(trackers))),{"url":"https://t.example/i","status":302,
            "headers":{"Location":"/j"}},{"url":"https://t.example/j","status":307,
            "headers":{"location":"https://u.example/"}}],"steps":[\#(Play.load),\#(Play.shown)],"until":1}
            """#
        )
        #expect(
            play.events.filter { $0.hasSuffix("@1") && $0.hasPrefix("request") } == [
                "request https://t.example/i @1", "request https://t.example/j @1",
                "request https://u.example/ @1",
            ]
        )
    }

    @Test func `the same scenario prints the same bytes every time`() throws {
        let first = try Play(Self.busy)
        #expect(first.lines.count > 25)
        for _ in 0..<20 { #expect(try Play(Self.busy).lines == first.lines) }
    }

    @Test func `a month of nothing takes no time, nor does an ad that lies still in view`() throws {
        let play = try Play(
            #"""
            {"http":[\#(Play.auction(Play.answer(bid: #","exp":86400"#)))],"steps":[\#(Play.load),
            {"at":1,"view":{"id":"cell","in":"window","frame":[0,800,390,300]}},
            {"at":1,"bind":{"ad":"A","view":"cell"}},
            {"at":2500000,"view":{"id":"cell","frame":[0,500,390,300]}}],"until":10000000}
            """#
        )
        #expect(
            play.events.suffix(2) == ["viewable A mrc50 @2500001", "viewable A mrc100 @2500001"]
        )
    }

    @Test func `frames that are no numbers hide the ad and break nothing`() throws {
        let frames = [
            #"["NaN",0,1,1]"#, #"[0,"inf",1,1]"#, #"[0,0,"inf","inf"]"#, #"[0,0,"NaN","NaN"]"#,
            #"[1e9,-1e9,1e9,1e9]"#, #"["-inf","-inf","inf","inf"]"#, "[0,0,0,0]", "[0,0,-5,-5]",
        ]
        let kinds = ["view", "label", "image", "button", "media", "scroll"]
        let views = kinds.flatMap { kind in
            frames.indices.map { index in
                #"""
                {"at":1,"view":{"id":"\#(kind)\#(index)","kind":"\#(kind)","in":"cell","frame":\#(frames[index])}},
                {"at":2,"tap":"\#(kind)\#(index)"}
                """#
            }
        }
        for frame in frames.dropLast(2) {
            let play = try Play(
                #"""
                {"http":[\#(Play.auction())],"steps":[\#(Play.load),\#(Play.shown),
                {"at":1,"view":{"id":"cell","frame":\#(frame)}},
                \#(views.joined(separator: ",")),
                {"at":3,"drag":{"from":[10,210],"to":[10,20]}}]}
                """#
            )
            #expect(play.status == 0)
            #expect(!play.events.contains { $0.hasPrefix("impression") }, "\(frame)")
        }
    }

    @Test func `bad input ends with one line on standard error and nothing printed`() throws {
        let play = try Play(#"{"steps":[{"at":0,"tap":"nobody"}]}"#)
        #expect(play.status == 2 && play.lines.isEmpty)
        #expect(
            play.complaint
                == "native-ads: -: /steps/0 names the view \"nobody\", which no step before it made "
                + "(line 1, column 11)\n"
        )
    }

    /// Ads that share a screen, pictures, failing trackers, a finger, another app, the end of a life.
    private static let busy = #"""
        {"settings":{"trace":["exposure"],"opens":["shopx"]},"http":[
        {"url":"https://ads.example/auction","after":0.2,"body":{"id":"r","seatbid":[{"bid":[
        \#(bid("a", price: 3)),\#(bid("b", price: 2)),\#(bid("c", price: 1))]}]}},
        {"prefix":"https://t.example/v50","error":"offline","times":4},
        {"prefix":"https://t.example/i","error":"timeout","times":2},
        {"prefix":"https://cdn.example/m","picture":[1200,627],"after":0.1},
        {"prefix":"https://cdn.example/","picture":[50,50]}],
        "steps":[{"at":0,"load":{"as":"A","count":3}},
        {"at":1,"view":{"id":"list","in":"window","frame":[0,0,390,844],"kind":"scroll"}},
        \#(cell("a", y: 500)),\#(cell("b", y: 840)),\#(cell("c", y: 1180)),
        {"at":1,"bind":{"ad":"A.0","view":"a","assets":{"main":"am","callToAction":"ac"},"clickable":["ac"]}},
        {"at":1,"bind":{"ad":"A.1","view":"b","assets":{"main":"bm","callToAction":"bc"}}},
        {"at":1,"bind":{"ad":"A.2","view":"c","assets":{"main":"cm"}}},
        {"at":2,"drag":{"from":[200,600],"to":[200,300],"seconds":0.3}},{"at":5,"tap":"ac"},
        {"at":5,"tap":[200,500]},{"at":6,"bind":{"ad":"A.2","view":"a"}},{"at":7,"app":"background"},
        {"at":9,"app":"active"},{"at":20,"remove":"b"},{"at":20,"release":"A"}],"until":4000}
        """#

    private static func bid(_ name: String, price: Int) -> String {
        #"""
        {"id":"\#(name)","crid":"\#(name)","impid":"1","price":\#(price),"nurl":"https://n.example/\#(name)",
        "adm":{"assets":[{"id":1,"title":{"text":"\#(name)"}},{"id":6,"data":{"value":"Buy"}},
        {"id":2,"img":{"url":"https://cdn.example/m\#(name)"}},{"id":3,"img":{"url":"https://cdn.example/i"}}],
        "link":{"url":"shopx://\#(name)","clicktrackers":["https://c.example/\#(name)"]},"eventtrackers":[
        {"event":1,"method":1,"url":"https://t.example/i\#(name)"},
        {"event":2,"method":1,"url":"https://t.example/v50\#(name)"}]}}
        """#
    }

    private static func cell(_ name: String, y: Int) -> String {
        #"""
        {"at":1,"view":{"id":"\#(name)","in":"list","frame":[0,\#(y),390,320]}},
        {"at":1,"view":{"id":"\#(name)m","in":"\#(name)","frame":[0,0,390,200],"kind":"media"}},
        {"at":1,"view":{"id":"\#(name)c","in":"\#(name)","frame":[270,250,104,36],"kind":"button"}}
        """#
    }
}
