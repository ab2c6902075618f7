import Foundation
import NativeAds
import Testing

@testable import Replay

struct ReadingTests {
    /// The sentence of the error, without its place; nil where the scenario can be played.
    private static func complaint(_ text: String) -> String? {
        do throws(ScenarioError) {
            _ = try Scenario.read(Data(text.utf8))
            return nil
        } catch {
            return error.sentence
        }
    }

    private static func complaint(step: String) -> String? {
        complaint(#"{"steps":[\#(step)]}"#)
    }

    @Test func `an empty object is a scenario with the defaults of the contract`() throws {
        let scenario = try Scenario.read(Data("{}".utf8))
        #expect(scenario.screen == CGSize(width: 390, height: 844))
        #expect(scenario.settings == ScenarioSettings())
        #expect(scenario.settings.timeout == 60 && scenario.settings.expiry == 3600)
        #expect(scenario.settings.impression == .onePixel && !scenario.settings.backfill)
        #expect(scenario.demand.direct.absoluteString == "https://ads.example/auction")
        #expect(scenario.demand.backfill.absoluteString == "https://backfill.example/auction")
        #expect(scenario.http.isEmpty && scenario.steps.isEmpty)
        #expect(scenario.until == Instant(seconds: 1))
    }

    @Test func `the clock stops one second after the last step, or where it is told to`() throws {
        let late = #"{"steps":[{"at":3,"app":"active"},{"at":2,"app":"inactive"}]}"#
        #expect(try Scenario.read(Data(late.utf8)).until == Instant(seconds: 4))
        let told = #"{"until":2.5,"steps":[{"at":3,"app":"active"}]}"#
        #expect(try Scenario.read(Data(told.utf8)).until == Instant(seconds: 2.5))
        let finger = #"{"steps":[{"at":3,"drag":{"from":[0,0],"to":[0,0],"seconds":2}}]}"#
        #expect(try Scenario.read(Data(finger.utf8)).until == Instant(seconds: 5))
    }

    @Test func `steps are put in order of time, and keep theirs at one instant`() throws {
        let text = #"""
            {"steps":[{"at":2,"clock":1},{"at":1,"clock":2},{"at":2,"clock":3},{"at":0.5,"clock":4}]}
            """#
        let scenario = try Scenario.read(Data(text.utf8))
        #expect(scenario.steps.map(\.action) == [.clock(4), .clock(2), .clock(1), .clock(3)])
    }

    @Test func `a name may be used by a step that is written before but happens after`() {
        let text = #"""
            {"steps":[{"at":2,"scroll":{"id":"list","to":[0,9]}},{"at":1,"view":{"id":"list","kind":"scroll"}}]}
            """#
        #expect(Self.complaint(text) == nil)
    }

    @Test func `what a scenario says of pictures and videos is what the app sets`() throws {
        let scenario = try Scenario.read(
            Data(
                #"""
                {"settings":{"pictures":"off","network":"cellular","waitsForMedia":true,"video":{
                "autoplay":"wifi","startsMuted":false,"tap":"sound","atEnd":"loop","bitrateCap":900,
                "cellularBitrateCap":300,"releaseDelay":2.5}},"steps":[{"at":0,"load":{"as":"A",
                "lazyMedia":true,"video":{"autoplay":"manual"}}},{"at":1,"control":{"ad":"A","do":"seek",
                "to":4.5}},{"at":2,"network":"offline"}]}
                """#.utf8
            )
        )
        let settings = scenario.settings
        #expect(settings.pictures == .off && settings.network == .cellular)
        #expect(settings.waitsForMedia)
        var options = VideoOptions()
        options.autoplay = .onWiFi
        options.startsMuted = false
        options.tap = .sound
        options.atEnd = .loop
        options.bitrateCap = 900
        options.cellularBitrateCap = 300
        options.releaseDelay = 2.5
        #expect(settings.video.applied(to: VideoOptions()) == options)
        guard case .load(let load) = scenario.steps[0].action else { return #expect(Bool(false)) }
        #expect(load.pictures == .lazy)
        options.autoplay = .manual
        #expect(load.video.applied(to: settings.video.applied(to: VideoOptions())) == options)
        #expect(
            scenario.steps.dropFirst().map(\.action) == [
                .control(.init(ad: "A", command: .seek, position: 4.5)), .network(.offline),
            ]
        )
        let eager = #"{"settings":{"lazyMedia":false}}"#
        #expect(try Scenario.read(Data(eager.utf8)).settings == ScenarioSettings())
    }

    @Test(arguments: [
        ("", "the scenario is no JSON"),
        ("[]", "the document must be an object (line 1, column 1)"),
        (#"{"stesp":[]}"#, "/stesp is unknown; there is about, screen, settings"),
        (#"{"steps":{}}"#, "/steps must be a list (line 1, column 10)"),
        (#"{"until":-1}"#, "/until must be a number from 0 to 10000000 (line 1, column 10)"),
        (#"{"until":1e400}"#, "/until must be a number"),
        (#"{"until":"2"}"#, "/until must be a number"),
        ("{\n  \"screen\": [390]\n}", "/screen must be width and height (line 2, column 13)"),
        (#"{"screen":[390,844,1]}"#, "/screen has more than 2 elements"),
        (#"{"screen":[390,0]}"#, "/screen/1 must be a number from 1 to 20000"),
        (#"{"settings":{"trace":["all"]}}"#, "/settings/trace/0 must be one of exposure"),
        (#"{"settings":{"impression":"never"}}"#, "/settings/impression must be one of onePixel,"),
        (#"{"settings":{"opens":["shopx://"]}}"#, "/settings/opens/0 must be a scheme alone"),
        (#"{"settings":{"opens":["a","9x"]}}"#, "/settings/opens/1 must be a scheme alone"),
        (#"{"settings":{"lazyMedia":1}}"#, "/settings/lazyMedia must be true or false"),
        (#"{"settings":{"a":1,"a":2}}"#, "/settings/a is there twice"),
        (
            #"{"settings":{"pictures":"soon"}}"#,
            "/settings/pictures must be one of eager, lazy, onDemand"
        ),
        (
            #"{"settings":{"pictures":"lazy","lazyMedia":true}}"#,
            "/settings has lazyMedia and pictures, of which one is too many (line 1, column 13)"
        ),
        (#"{"settings":{"waitsForMedia":1}}"#, "/settings/waitsForMedia must be true or false"),
        (#"{"settings":{"network":"5g"}}"#, "/settings/network must be one of wifi, cellular, off"),
        (#"{"settings":{"video":true}}"#, "/settings/video must be an object"),
        (
            #"{"settings":{"video":{"autoplay":"never"}}}"#,
            "/settings/video/autoplay must be one of always, wifi, manual"
        ),
        (
            #"{"settings":{"video":{"muted":true}}}"#,
            "/settings/video/muted is unknown; there is autoplay, startsMuted, tap, atEnd, bitrateCap"
        ),
        (#"{"settings":{"video":{"startsMuted":0}}}"#, "/settings/video/startsMuted must be true"),
        (#"{"settings":{"video":{"tap":"open"}}}"#, "/settings/video/tap must be one of click, s"),
        (#"{"settings":{"video":{"atEnd":"stop"}}}"#, "/settings/video/atEnd must be one of endC"),
        (
            #"{"settings":{"video":{"bitrateCap":0.5}}}"#,
            "/settings/video/bitrateCap must be a whole number from 1 to 1000000"
        ),
        (
            #"{"settings":{"video":{"cellularBitrateCap":0}}}"#,
            "/settings/video/cellularBitrateCap must be a whole number from 1"
        ),
        (
            #"{"settings":{"video":{"releaseDelay":-1}}}"#,
            "/settings/video/releaseDelay must be a number from 0 to 1000000"
        ),
        (#"{"demand":{"direct":"nowhere"}}"#, "/demand/direct must be a URL"),
        (#"{"http":[{"status":200}]}"#, "/http/0 must have url or prefix, one of them"),
        (#"{"http":[{"url":"u","status":9}]}"#, "/http/0/status must be a whole number from 100"),
        (
            #"{"http":[{"url":"u","picture":[20001,1]}]}"#,
            "/http/0/picture/0 must be a whole number"
        ),
        (#"{"http":[{"url":"u","error":"dns","status":200}]}"#, "/http/0 has error and status"),
        (#"{"http":[{"url":"u","body":"","video":3}]}"#, "/http/0 has body and video"),
        (#"{"http":[{"url":"u","stops":3}]}"#, "/http/0/stops is for a rule with video alone"),
        (
            #"{"http":[{"url":"u","picture":[1,1],"stops":3}]}"#,
            "/http/0/stops is for a rule with video alone"
        ),
        (
            #"{"http":[{"url":"u","video":8,"stops":8}]}"#,
            "/http/0/stops must be less than the video's length (line 1, column 39)"
        ),
        (#"{"http":[{"url":"u","video":8,"stops":-1}]}"#, "/http/0/stops must be a number from 0"),
        (#"{"http":[{"url":"u","error":"dns","stops":1}]}"#, "/http/0 has error and stops"),
        (#"{"http":[{"url":"u","body":1}]}"#, "/http/0/body must be an object, a list or a text"),
        (
            #"{"http":[{"url":"u","error":"boom"}]}"#,
            "/http/0/error must be one of timeout, offline"
        ),
    ])
    func `what is wrong is told with its place`(text: String, wanted: String) throws {
        let complaint = try #require(Self.complaint(text))
        #expect(complaint.hasPrefix(wanted), "\(complaint)")
    }

    @Test(arguments: [
        (#"{"at":1}"#, "must have exactly one of load, view"),
        (#"{"at":1,"tap":"a","app":"active"}"#, "must have exactly one of load, view"),
        (#"{"tap":[0,0]}"#, "has no at"),
        (#"{"at":-0.1,"clock":1}"#, "/at must be a number from 0"),
        (#"{"at":1,"sleep":2}"#, "/sleep is unknown"),
        (#"{"at":1,"load":{"unit":"home"}}"#, "/load has no as"),
        (#"{"at":1,"load":{"as":"A","count":0}}"#, "/load/count must be a whole number from 1"),
        (#"{"at":1,"load":{"as":""}}"#, "/load/as must be a name"),
        (#"{"at":1,"view":{"id":"v","kind":"web"}}"#, "/view/kind must be one of view, label"),
        (#"{"at":1,"view":{"id":"window"}}"#, "/view/id has the name of the window"),
        (
            #"{"at":1,"view":{"id":"v","frame":[0,0,1]}}"#,
            "/view/frame must be x, y, width and height"
        ),
        (
            #"{"at":1,"view":{"id":"v","frame":[0,0,1,"huge"]}}"#,
            "/view/frame/3 must be a number, \"NaN\""
        ),
        (#"{"at":1,"view":{"id":"v","alpha":2}}"#, "/view/alpha must be a number from 0 to 1"),
        (
            #"{"at":1,"view":{"id":"v","in":"list"}}"#,
            "names the view \"list\", which no step before it made"
        ),
        (#"{"at":1,"view":{"id":"v","above":"w"}}"#, "names the view \"w\", which no step"),
        (
            #"{"at":0,"view":{"id":"w"}},{"at":1,"view":{"id":"v","above":"w"}}"#,
            "names \"w\", which lies in no view with it"
        ),
        (
            #"{"at":1,"view":{"id":"v","in":"v"}}"#,
            "puts \"v\" into itself"
        ),
        (#"{"at":1,"tap":"cta"}"#, "names the view \"cta\", which no step before it made"),
        (#"{"at":1,"tap":7}"#, "/tap must be a view or a point"),
        (#"{"at":1,"tap":[1]}"#, "/tap must be x and y"),
        (#"{"at":1,"scroll":{"id":"v"}}"#, "/scroll has no to"),
        (#"{"at":1,"bind":{"ad":"A","view":"v"}}"#, "names the ad \"A\", which no step"),
        (#"{"at":1,"unbind":"A"}"#, "names the ad \"A\", which no step"),
        (#"{"at":1,"release":"A"}"#, "names the ad \"A\", which no step"),
        (#"{"at":1,"cancel":"A"}"#, "names the load \"A\", which no step"),
        (#"{"at":1,"video":{"ad":"A","state":"playing"}}"#, "names the ad \"A\", which no step"),
        (#"{"at":1,"placeholder":{"fade":1}}"#, "/placeholder has no view"),
        (#"{"at":1,"placeholder":{"view":"v"}}"#, "names the view \"v\", which no step"),
        (
            #"{"at":0,"view":{"id":"v"}},{"at":1,"placeholder":{"view":"v"}}"#,
            "/steps/1 covers \"v\", which is no media view"
        ),
        (#"{"at":1,"placeholder":{"view":"v","do":"hide"}}"#, "/placeholder/do must be one of s"),
        (
            #"{"at":1,"placeholder":{"view":"v","do":"remove","fade":1}}"#,
            "/placeholder/fade is for show alone"
        ),
        (#"{"at":1,"placeholder":{"view":"v","fade":-1}}"#, "/placeholder/fade must be a number"),
        (#"{"at":1,"network":"5g"}"#, "/network must be one of wifi, cellular, offline"),
        (#"{"at":1,"load":{"as":"A","video":[]}}"#, "/load/video must be an object"),
        (#"{"at":1,"load":{"as":"A","pictures":1}}"#, "/load/pictures must be one of eager, lazy"),
        (#"{"at":1,"load":{"as":"A","lazyMedia":1}}"#, "/load/lazyMedia must be true or false"),
        (#"{"at":1,"control":{"ad":"A","do":"play"}}"#, "names the ad \"A\", which no step"),
        (#"{"at":1,"control":{"do":"play"}}"#, "/control has no ad"),
        (#"{"at":1,"control":{"ad":"A"}}"#, "/control has no do"),
        (#"{"at":1,"control":{"ad":"A","do":"rewind"}}"#, "/control/do must be one of play, pause"),
        (#"{"at":1,"control":{"ad":"A","do":"seek"}}"#, "/control has no to"),
        (#"{"at":1,"control":{"ad":"A","do":"seek","to":-1}}"#, "/control/to must be a number fr"),
        (#"{"at":1,"control":{"ad":"A","do":"stop","to":1}}"#, "/control/to is for seek alone"),
        (
            #"""
            {"at":0,"load":{"as":"A"}},{"at":1,"control":{"ad":"A","do":"play"}},
            {"at":2,"video":{"ad":"A","state":"playing"}}
            """#,
            "/steps/1 controls the player of \"A\", for which /steps/2 stands (line 1"
        ),
        (
            #"{"at":1,"view":{"id":"v","image":[1,1]}}"#,
            "gives an image to \"v\", which is no media view"
        ),
        (
            #"{"at":1,"view":{"id":"v","kind":"media","image":[0,1]}}"#,
            "/view/image/0 must be a whole number from 1 to 20000"
        ),
        (
            #"{"at":1,"view":{"id":"v","kind":"media","image":[5]}}"#,
            "/view/image must be width and height"
        ),
        (#"{"at":1,"app":"asleep"}"#, "/app must be one of active, inactive, background"),
        (
            #"{"at":1,"drag":{"from":[0,0],"to":[1,1],"seconds":-1}}"#,
            "/drag/seconds must be a number"
        ),
    ])
    func `a step that makes no sense is refused`(step: String, wanted: String) throws {
        let complaint = try #require(Self.complaint(step: step))
        #expect(complaint.hasPrefix("/steps/"), "\(complaint)")
        #expect(complaint.contains(wanted), "\(complaint)")
    }

    @Test(arguments: [
        (
            #"{"at":0,"view":{"id":"cta"}},{"at":1,"tap":"ct"}"#,
            "/steps/1 names the view \"ct\", which no step before it made, did you mean cta? (line"
        ),
        (
            #"{"at":2,"view":{"id":"cell"}},{"at":1,"tap":"cell"}"#,
            "/steps/1 names the view \"cell\", which only /steps/0 makes, at 2 s (line"
        ),
        (
            #"{"at":0,"cancel":"A"},{"at":0,"load":{"as":"A"}}"#,
            "/steps/0 names the load \"A\", which only /steps/1 makes, at 0 s (line"
        ),
        (
            #"{"at":0,"load":{"as":"f","count":3}},{"at":1,"unbind":"f"}"#,
            "/steps/1 names the ad \"f\", which is a batch of 3: its ads are \"f.0\" to \"f.2\" (line"
        ),
        (
            #"{"at":0,"load":{"as":"f","count":3}},{"at":1,"unbind":"f.3"}"#,
            "/steps/1 names the ad \"f.3\", but the last ad of the batch is \"f.2\" (line"
        ),
        (
            #"{"at":0,"load":{"as":"f"}},{"at":1,"unbind":"f.0"}"#,
            "/steps/1 names the ad \"f.0\", but the load \"f\" is no batch: its ad is \"f\" (line"
        ),
        (
            #"{"at":0,"load":{"as":"A"}},{"at":1,"unbind":"B"}"#,
            "/steps/1 names the ad \"B\", which no step before it made (line"
        ),
    ])
    func `a name that is not there yet is told with the one that was meant`(
        steps: String,
        wanted: String
    ) throws {
        let complaint = try #require(Self.complaint(step: steps))
        #expect(complaint.hasPrefix(wanted), "\(complaint)")
    }

    @Test(arguments: [
        (
            "{\"steps\": [\n  // two taps\n]}",
            "a comment is here, and JSON has none (line 2, column 3)"
        ),
        (
            "{\"until\": 1, /* short */ \"steps\": []}",
            "a comment is here, and JSON has none (line 1"
        ),
        ("{\"until\": 1 // short\n}", "a comment is here, and JSON has none (line 1, column 13)"),
        ("{\"until\": /2}", "no value is here (line 1, column 11)"),
    ])
    func `a comment is called one`(text: String, wanted: String) throws {
        let complaint = try #require(Self.complaint(text))
        #expect(complaint.hasPrefix("the scenario is no JSON: " + wanted), "\(complaint)")
    }

    @Test func `a load of several names its ads by numbers, and one by its own name`() {
        let loads = #"{"at":0,"load":{"as":"A","count":2}},{"at":0,"load":{"as":"B"}}"#
        let view = #"{"at":0,"view":{"id":"v"}}"#
        for ad in ["A.0", "A.1", "B"] {
            let bind = #"{"at":1,"bind":{"ad":"\#(ad)","view":"v"}}"#
            #expect(Self.complaint(step: "\(loads),\(view),\(bind)") == nil)
        }
        for ad in ["A", "A.2", "B.0"] {
            let bind = #"{"at":1,"bind":{"ad":"\#(ad)","view":"v"}}"#
            #expect(Self.complaint(step: "\(loads),\(view),\(bind)") != nil)
        }
    }

    @Test func `no view comes to lie in itself, and none in one that was removed`() throws {
        let nest = #"{"at":0,"view":{"id":"a"}},{"at":0,"view":{"id":"b","in":"a"}}"#
        let ring = try #require(
            Self.complaint(step: #"\#(nest),{"at":1,"view":{"id":"a","in":"b"}}"#)
        )
        #expect(ring.contains("puts \"a\" into itself"))
        let gone = #"\#(nest),{"at":1,"remove":"a"},{"at":2,"view":{"id":"c","in":"b"}}"#
        #expect(try #require(Self.complaint(step: gone)).contains("into \"b\", which was removed"))
        #expect(Self.complaint(step: #"\#(nest),{"at":1,"remove":"a"},{"at":2,"tap":"b"}"#) == nil)
    }

    @Test func `a sibling says where a view lies that has no parent yet`() {
        let first = #"{"at":0,"view":{"id":"a","in":"window"}},{"at":0,"view":{"id":"p"}}"#
        #expect(Self.complaint(step: #"\#(first),{"at":0,"view":{"id":"b","above":"a"}}"#) == nil)
        let other = #"\#(first),{"at":0,"view":{"id":"b","in":"p","above":"a"}}"#
        #expect(Self.complaint(step: other)?.contains("lies in no view with it") ?? false)
    }

    @Test func `a hostile document is refused in bounded time`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(Self.complaint(deep) != nil)
        let steps = Array(repeating: #"{"at":1,"clock":1}"#, count: 100_001).joined(separator: ",")
        #expect(Self.complaint(step: steps)?.hasPrefix("/steps has more than") ?? false)
        let chain = (1...101).map { #"{"at":0,"view":{"id":"v\#($0)","in":"v\#($0 - 1)"}}"# }
        let nested = ([#"{"at":0,"view":{"id":"v0","in":"window"}}"#] + chain).joined(
            separator: ","
        )
        #expect(Self.complaint(step: nested)?.contains("lies in more than 100 views") ?? false)
    }

    @Test func `whatever is cut out of a scenario or turned over in it, reading does not trap`() {
        let whole = Array(Self.sample.utf8)
        for length in whole.indices { _ = try? Scenario.read(Data(whole.prefix(length))) }
        for place in whole.indices {
            for byte: UInt8 in [0, 0x22, 0x2D, 0x39, 0x5B, 0x7D, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                _ = try? Scenario.read(Data(bytes))
            }
        }
    }

    private static let sample = #"""
        {"about":"a","screen":[1,2],"settings":{"defaults":{"k":null},"video":{"releaseDelay":1}},"http":[{"url":"v","video":8,"stops":3},{"prefix":"p","times":1,
        "picture":[3,4]}],"until":1e1,"steps":[{"at":0,"load":{"as":"A","assets":[{"id":1}],
        "eventTrackers":[{"event":1,"methods":[1]}]}},{"at":1,"view":{"id":"c","frame":[0,"NaN",1,"inf"]}},
        {"at":1,"bind":{"ad":"A","view":"c","assets":{"main":"c"},"friendly":["c"]}},{"at":2,"tap":[1,2]},
        {"at":2,"control":{"ad":"A","do":"seek","to":1.5}},{"at":2,"network":"wifi"},{"at":2,"load":{
        "as":"B","pictures":"off","video":{"atEnd":"loop"}}},{"at":2,"view":{"id":"m","kind":"media",
        "image":[1,1]}},{"at":2,"placeholder":{"view":"m","fade":0.5}}]}
        """#
}
