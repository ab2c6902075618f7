import Testing

@Suite(.timeLimit(.minutes(5)))
struct FilmTests {
    /// An ad with a video of eight seconds on a cell with a media view, and steps of a test's own.
    private func play(_ media: String, steps: String, until: Double) throws -> [String] {
        let vast =
            "<VAST version='4.2'><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>"
            + "<Impression>https://v.example/i</Impression><Error>https://v.example/e?[ERRORCODE]</Error>"
            + "<Creatives><Creative><Linear><Duration>00:00:08</Duration><MediaFiles><MediaFile "
            + "delivery='progressive' type='video/mp4' width='640' height='360'>https://cdn.example/v"
            + "</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>"
        let play = try Play(
            #"""
            {"http":[{"url":"https://ads.example/auction","body":{"id":"r","seatbid":[{"bid":[{
            "id":"b","impid":"1","price":1,"adm":{"assets":[{"id":1,"title":{"text":"Rain coats"}},
            {"id":2,"video":{"vasttag":"\#(vast)"}}],"link":{"url":"https://shop.example/r"}}}]}]}},
            \#(media)],"steps":[{"at":0,"load":{"as":"A","assets":[{"id":1,"title":{"len":90}},
            {"id":2,"video":{"mimes":["video/mp4"],"minduration":1,"maxduration":60,"protocols":[7]}}]}},
            {"at":1,"view":{"id":"cell","in":"window","frame":[0,200,390,300]}},
            {"at":1,"view":{"id":"m","kind":"media","in":"cell","frame":[0,0,390,200]}},
            {"at":1,"bind":{"ad":"A","view":"cell","assets":{"main":"m"}}}\#(steps)],"until":\#(until)}
            """#
        )
        #expect(play.status == 0)
        return play.lines.filter {
            $0.contains(#""video""#) || $0.contains("https://cdn.example/v")
        }
        .map { line in
            let event = line.contains("cdn.example") ? "fetch" : "video"
            let state = line.split(separator: "\"").suffix(2).first.map(String.init) ?? ""
            let at = line.dropFirst(6).prefix { $0 != "," }
            return event == "fetch" ? "fetch @\(at)" : "\(state) @\(at)"
        }
    }

    @Test func `a video plays by itself while it is seen, and goes on in another cell`() throws {
        let seen = try play(
            #"{"url":"https://cdn.example/v","video":8,"after":0.25}"#,
            steps: #"""
                ,{"at":4,"view":{"id":"cell","frame":[0,900,390,300]}},
                {"at":6,"view":{"id":"two","in":"window","frame":[0,200,390,300]}},
                {"at":6,"view":{"id":"n","kind":"media","in":"two","frame":[0,0,390,200]}},
                {"at":6,"bind":{"ad":"A","view":"two","assets":{"main":"n"}}},
                {"at":7,"app":"background"},{"at":8,"app":"active"}
                """#,
            until: 30
        )
        #expect(
            seen == [
                "fetch @1", "start @1.25", "firstQuartile @3.3", "pause @4", "resume @6",
                "pause @7", "resume @8", "midpoint @8.3", "thirdQuartile @10.3",
                "complete @12.3",
            ]
        )
    }

    @Test
    func `an answer between the tenths starts a video at once, whose time goes on from there`()
        throws
    {
        let seen = try play(
            #"{"url":"https://cdn.example/v","video":8,"after":0.333}"#,
            steps: #",{"at":2.05,"control":{"ad":"A","do":"seek","to":0}}"#,
            until: 5
        )
        // At 2.05 it goes back to its beginning, and two seconds later it has played a quarter.
        #expect(seen == ["fetch @1", "start @1.333", "firstQuartile @4.1"])
    }

    @Test func `many videos in a list that is scrolled print the same bytes each time`() throws {
        let bids = (1...8).map { number in
            #"""
            {"id":"b\#(number)","crid":"c\#(number)","impid":"1","price":\#(number),"adm":{"assets":[
            {"id":1,"title":{"text":"Rain coats"}},{"id":2,"video":{"vasttag":"\#(Self.vast(number))"}}],
            "link":{"url":"https://shop.example/r"}}}
            """#
        }
        let cells = (0..<8).map { number in
            #"""
            {"at":1,"view":{"id":"c\#(number)","in":"list","frame":[0,\#(number * 270),390,260]}},
            {"at":1,"view":{"id":"m\#(number)","kind":"media","in":"c\#(number)","frame":[0,0,390,219]}},
            {"at":1,"bind":{"ad":"A.\#(number)","view":"c\#(number)","assets":{"main":"m\#(number)"}}}
            """#
        }
        let moves = (2...20).map { second in
            #"{"at":\#(second),"scroll":{"id":"list","to":[0,\#(second * 731 % 1400)]}}"#
        }
        let scenario = #"""
            {"http":[{"url":"https://ads.example/auction","body":{"id":"r","seatbid":[{"bid":[
            \#(bids.joined(separator: ","))]}]}},{"url":"https://cdn.example/3","video":30,"stops":4},
            {"url":"https://cdn.example/4","error":"timeout"},{"url":"https://cdn.example/5","status":404},
            {"prefix":"https://cdn.example/","video":9,"after":0.7}],"settings":{"trace":["exposure"]},
            "steps":[{"at":0,"load":{"as":"A","count":8,"assets":[{"id":1,"title":{"len":90}},
            {"id":2,"video":{"mimes":["video/mp4"],"minduration":1,"maxduration":60,"protocols":[7]}}]}},
            {"at":1,"view":{"id":"list","in":"window","frame":[0,0,390,800],"kind":"scroll"}},
            \#((cells + moves).joined(separator: ",")),
            {"at":9,"app":"background"},{"at":11,"app":"active"},{"at":15,"release":"A"}],"until":40}
            """#
        let first = try Play(scenario)
        #expect(first.status == 0 && first.lines.count > 100)
        for _ in 0..<2 { #expect(try Play(scenario).lines == first.lines) }
    }

    private static func vast(_ number: Int) -> String {
        "<VAST version='4.2'><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>"
            + "<Impression>https://v.example/i\(number)</Impression>"
            + "<Error>https://v.example/e\(number)?[ERRORCODE]</Error>"
            + "<Creatives><Creative><Linear><Duration>00:00:08</Duration><MediaFiles><MediaFile "
            + "delivery='progressive' type='video/mp4' width='640' height='360'>https://cdn.example/\(number)"
            + "</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>"
    }

    @Test func `a video whose media cannot be had fails once, and the ad lives on`() throws {
        let media = #"{"url":"https://cdn.example/v","status":403}"#
        #expect(try play(media, steps: "", until: 5) == ["fetch @1", "error @1"])
    }

    @Test func `a video whose media has no duration does not play by itself`() throws {
        let media = #"{"url":"https://cdn.example/other","video":8}"#
        #expect(try play(media, steps: "", until: 5) == [])
    }

    @Test func `where steps play the video, they alone do`() throws {
        let seen = try play(
            #"{"url":"https://cdn.example/v","video":8}"#,
            steps: #"""
                ,{"at":2,"video":{"ad":"A","position":0,"duration":8,"state":"playing"}},
                {"at":4,"video":{"ad":"A","position":2,"state":"playing"}},
                {"at":4.5,"video":{"ad":"A","skip":true}}
                """#,
            until: 20
        )
        #expect(seen == ["start @2", "firstQuartile @4", "skip @4.5"])
    }
}
