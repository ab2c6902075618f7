import Testing

/// What an app may do but a scenario hardly means is played, and told beside the lines.
struct HintTests {
    private static func play(_ steps: String, until: String = "") throws -> Play {
        try Play(
            #"{\#(until)"http":[\#(Play.auction())],"steps":[\#(Play.load),\#(Play.shown),\#(steps)]}"#
        )
    }

    @Test(arguments: [
        (
            #"{"at":2,"remove":"cell"},{"at":3,"tap":"cell"}"#,
            #"the tap on "cell" at 3 s reaches nothing: it was removed"#
        ),
        (
            #"{"at":2,"view":{"id":"cell","in":null}},{"at":2.5,"tap":"cell"}"#,
            #"the tap on "cell" at 2.5 s reaches nothing: it lies in no window"#
        ),
        (
            #"{"at":2,"view":{"id":"cell","frame":[0,900,390,300]}},{"at":3,"tap":"cell"}"#,
            #"the tap on "cell" at 3 s reaches nothing: that is not on the screen"#
        ),
        (
            #"{"at":3,"tap":[12,844.5]}"#,
            #"the tap on [12, 844.5] at 3 s reaches nothing: that is not on the screen"#
        ),
        (
            #"{"at":2,"scroll":{"id":"cell","to":[0,250]}}"#,
            #"the scroll of "cell" at 2 s moves what lies in it, not the view: it is not of kind "scroll""#
        ),
        (
            #"{"at":2,"remove":"cell"},{"at":3,"scroll":{"id":"cell","to":[0,250]}}"#,
            #"the scroll of "cell" at 3 s reaches nothing: it was removed"#
        ),
        (
            #"{"at":3,"bind":{"ad":"A","view":"cell","assets":{"headlin":"cell"}}}"#,
            #"the bind of "A" at 3 s names the role "headlin", which the ad has not, did you mean headline?"#
        ),
        (
            #"""
            {"at":2,"view":{"id":"cta","in":"cell"}},{"at":2,"remove":"cta"},
            {"at":3,"bind":{"ad":"A","view":"cell","assets":{"callToAction":"cta"}}}
            """#,
            #"the bind of "A" at 3 s names "cta", which was removed"#
        ),
        (
            #"""
            {"at":2,"view":{"id":"cta","in":"window"}},
            {"at":3,"bind":{"ad":"A","view":"cell","clickable":["cta"]}}
            """#,
            #"the bind of "A" at 3 s names "cta", which does not lie in "cell""#
        ),
    ])
    func `a step that can do nothing is told and the rest is played`(
        steps: String,
        wanted: String
    ) throws {
        let play = try Self.play(steps)
        #expect(play.status == 0)
        #expect(play.lines.count >= 6)
        #expect(play.complaint == "native-ads: -: \(wanted)\n")
    }

    @Test(arguments: [
        (#"{"at":3,"control":{"ad":"A","do":"play"}}"#, "it has no video to play by then"),
        (
            #"{"at":2,"unbind":"A"},{"at":2,"release":"A"},{"at":3,"control":{"ad":"A","do":"stop"}}"#,
            "it was not loaded or is gone"
        ),
    ])
    func `what is done to a video that is not there is told`(
        steps: String,
        reason: String
    ) throws {
        let play = try Self.play(steps)
        #expect(play.status == 0)
        #expect(
            play.complaint
                == "native-ads: -: the control of \"A\" at 3 s reaches nothing: \(reason)\n"
        )
    }

    /// An ad with a video of this file, shown by two media views one after the other.
    private static func film(_ file: String, _ steps: String = "") throws -> Play {
        let vast =
            "<VAST version='4.2'><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle><Creatives>"
            + "<Creative><Linear><Duration>00:00:08</Duration><MediaFiles><MediaFile "
            + "delivery='progressive' type='video/mp4' width='640' height='360'>\(file)"
            + "</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>"
        return try Play(
            #"""
            {"http":[{"url":"https://ads.example/auction","body":{"id":"r","seatbid":[{"bid":[{
            "id":"b","impid":"1","price":1,"adm":{"assets":[{"id":1,"title":{"text":"Rain coats"}},
            {"id":2,"video":{"vasttag":"\#(vast)"}}],"link":{"url":"https://shop.example/r"}}}]}]}},
            {"url":"https://cdn.example/v.mp4","video":8}],
            "steps":[{"at":0,"load":{"as":"A","assets":[{"id":1,"title":{"len":90}},
            {"id":2,"video":{"mimes":["video/mp4"],"minduration":1,"maxduration":60,"protocols":[7]}}]}},
            {"at":1,"view":{"id":"cell","in":"window","frame":[0,200,390,300]}},
            {"at":1,"view":{"id":"m","kind":"media","in":"cell","frame":[0,0,390,200]}},
            {"at":1,"bind":{"ad":"A","view":"cell","assets":{"main":"m"}}},
            {"at":3,"view":{"id":"two","in":"window","frame":[0,500,390,300]}},
            {"at":3,"view":{"id":"n","kind":"media","in":"two","frame":[0,0,390,200]}},
            {"at":3,"bind":{"ad":"A","view":"two","assets":{"main":"n"}}}\#(steps)]}
            """#
        )
    }

    @Test func `a video that no rule answers for is told once`() throws {
        let play = try Self.film("https://cdn.example/w.mp4")
        #expect(play.status == 0 && !play.lines.contains { $0.contains(#""video""#) })
        #expect(
            play.complaint == """
                native-ads: -: the video of "A" does not play: no rule of "http" answers for \
                https://cdn.example/w.mp4\n
                """
        )
    }

    @Test(arguments: [
        ("v", ""),
        ("w", #",{"at":2,"video":{"ad":"A","position":0,"duration":8,"state":"playing"}}"#),
    ])
    func `a video that a rule or steps stand for is told nothing of`(
        file: String,
        steps: String
    ) throws {
        let play = try Self.film("https://cdn.example/\(file).mp4", steps)
        #expect(play.status == 0 && play.lines.contains { $0.contains(#""state":"start""#) })
        #expect(play.complaint.isEmpty, "\(play.complaint)")
    }

    @Test func `steps after the end of the clock are counted`() throws {
        let steps = #"{"at":3,"tap":"cell"},{"at":4,"tap":"cell"}"#
        let early = try Self.play(steps, until: #""until":2.5,"#)
        #expect(early.status == 0 && !early.events.contains("click root A @3"))
        #expect(
            early.complaint
                == "native-ads: -: \"until\" is 2.5, so 2 steps are not played, the first at 3 s\n"
        )
        let last = try Self.play(steps, until: #""until":3,"#)
        #expect(last.complaint.contains("so a step is not played, the first at 4 s"))
        #expect(try Self.play(steps, until: #""until":4,"#).complaint.isEmpty)
    }

    @Test(arguments: [
        #"{"at":3,"tap":"cell"},{"at":4,"tap":[389,843]}"#,
        #"{"at":3,"view":{"id":"list","kind":"scroll"}},{"at":3,"scroll":{"id":"list","to":[0,9]}}"#,
        #"{"at":3,"bind":{"ad":"A","view":"cell","assets":{"store":"cell","legal":"cell"}}}"#,
    ])
    func `what makes sense is told nothing of`(steps: String) throws {
        let extra = #","ext":{"ona":{"extra":{"legal":"Terms apply"}}}"#
        let rule = Play.auction(Play.answer(bid: extra))
        let play = try Play(
            #"{"http":[\#(rule)],"steps":[\#(Play.load),\#(Play.shown),\#(steps)]}"#
        )
        #expect(play.status == 0 && play.complaint.isEmpty, "\(play.complaint)")
    }

    @Test func `a request that is not sent says why`() throws {
        let play = try Play(
            #"{"steps":[{"at":0,"load":{"as":"A","assets":[{"id":1,"titel":{"len":90}}]}}]}"#
        )
        try #require(play.lines.count == 2)
        #expect(play.lines[0].contains(#""event":"note""#) && play.lines[0].contains("assets[0]"))
        #expect(play.lines[1].contains(#""error":"invalidRequest""#))
    }
}
