import Foundation
import OpenRTB
import Testing

@testable import native_ads

@MainActor
struct InspectNativeTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func inspect(
        _ text: String,
        request: String? = nil,
        _ options: [String] = []
    ) async throws -> Run {
        var options = options
        if let request { options += ["--request", try desk.file("request.json", request)] }
        return try await desk.run("inspect", text, options)
    }

    @Test(arguments: [
        #"{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}"#,
        #"{"native":{"ver":"1","assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}}"#,
        #"{"id":"b","impid":"1","price":1.2,"adm":"{\"assets\":[{\"id\":1,\"title\":{\"text\":\"Rain coats\"}}],\"link\":{\"url\":\"https://shop.example/r\"}}"}"#,
        #"{"adm_native":{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}}"#,
        #"{"admNative":{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}}"#,
        #"{"bid":{"adm":{"assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}}}}"#,
        #"{"id":"r","seatbid":[{"bid":[{"id":"b","impid":"9","price":1,"adm":{"native":{"assets":{"id":1,"title":{"text":"Rain coats"}},"link":{"url":"https://shop.example/r"}}}}]}]}"#,
    ])
    func `prints the same ad out of every envelope`(text: String) async throws {
        let run = try await inspect(text)
        #expect(run.status == .done)
        #expect(
            run.out
                == #"{"kind":"native","title":"Rain coats","link":{"url":"https://shop.example/r"}}"#
                + "\n"
        )
        #expect(run.err.isEmpty)
    }

    @Test func `prints a line for each bid, the broken one with its reason`() async throws {
        let run = try await inspect(
            #"""
            {"id":"r1","seatbid":[{"bid":[
            {"id":"bad","impid":"1","price":2,"adm":"{\"assets\":[{\"id\":1,\"title\":{\"te"},
            {"id":"good","impid":"1","price":1,"adm":{"assets":[{"title":{"text":"no id"}},
            {"id":2,"img":{"url":"https://cdn.example/m.jpg"}}],"link":{"url":"https://a.example"}}}]}]}
            """#,
            request: #"{"assets":[{"id":1,"title":{"len":90}},{"id":2,"img":{"type":3}}]}"#
        )
        let lines = try run.lines
        #expect(run.status == .done)
        #expect(lines.count == 2)
        #expect(lines[0]["kind"] == "native")
        #expect(lines[0]["dropped"]?[0]?["path"] == "")
        #expect(lines[1]["title"] == "no id")
        #expect(lines[1]["main"]?["url"] == "https://cdn.example/m.jpg")
    }

    @Test(arguments: [("0", "A", true), ("1", "B", true), ("2", nil, false)])
    func `picks one bid, counted from 0`(
        number: String,
        title: String?,
        isThere: Bool
    ) async throws {
        let run = try await inspect(
            #"[{"adm":{"assets":[{"title":{"text":"A"}}]}},{"adm":{"assets":[{"title":{"text":"B"}}]}}]"#,
            ["--ad", number]
        )
        #expect(run.status == (isThere ? .done : .bad))
        #expect(try run.object["title"]?.string == title)
    }

    @Test func `a bid that cannot be read has its object and its number`() async throws {
        let response = #"""
            {"id":"r","seatbid":[{"bid":[{"id":"a","impid":"1","price":-1,"adm":{"assets":[]}},null]},7,
            {"bid":{"id":"b","impid":"1","price":1,"adm":{"assets":[{"title":{"text":"B"}}]}}}]}
            """#
        let all = try await inspect(response)
        #expect(all.status == .done)
        let reasons = try all.lines.map { $0["dropped"]?[0]?["reason"]?.string }
        #expect(
            reasons == ["the bid has no usable price", "the bid is null, not an object", nil]
        )
        let last = try await inspect(response, ["--ad", "2"])
        #expect(last.status == .done)
        #expect(try last.object["title"] == "B")
        #expect(try await inspect(response, ["--ad", "0"]).status == .bad)
    }

    @Test func `scripts are URLs or markup, and nothing else can be called`() async throws {
        let run = try await inspect(
            #"""
            {"assets":[{"title":{"text":"T"}}],"jstracker":"javascript:x","eventtrackers":[
            {"event":1,"method":2,"url":"no url"},{"event":1,"method":2,"url":"https://j.example/s.js"},
            {"event":1,"method":2,"url":"<script>x()</script>"}]}
            """#
        )
        let urls = try run.object["trackers"]?.array?.map { $0["url"] }
        #expect(urls == ["https://j.example/s.js", "<script>x()</script>"])
        let paths = try run.object["dropped"]?.array?.map { $0["path"] }
        #expect(paths == ["/eventtrackers/0/url", "/jstracker"])
    }

    @Test func `prints all parts in the order of the contract`() async throws {
        let data = (1...12).map {
            #"{"id":\#($0),"data":{"type":\#($0),"value":\#($0 == 3 ? "4.50" : "\"d\($0)\"")}}"#
        }
        let run = try await inspect(
            #"""
            {"adm":{"privacy":"https://why.example/","ext":{"b":1,"a":null},"jstracker":"https://j.example/s.js",
            "imptrackers":["https://t.example/1","https://t.example/1"],
            "eventtrackers":[{"event":2,"method":1,"url":"https://t.example/2"},{"event":1,"method":1,"url":"https://t.example/1"},
            {"event":555,"method":2,"url":"https://t.example/3"}],
            "link":{"url":"shopx://a","fallback":"https://shop.example/a","clicktrackers":["https://c.example/?a b"]},
            "assets":[{"id":20,"title":{"text":"T"}},\#(data.joined(separator: ",")),
            {"id":21,"img":{"type":1,"url":"//cdn.example/i.png","w":64,"h":64}},
            {"id":22,"img":{"type":3,"url":"https://cdn.example/m.png","w":0},"link":{"url":"https://m.example"}},
            {"id":23,"img":{"type":500,"url":"https://cdn.example/o.png","w":5,"h":6}},
            {"id":24,"video":{"vasttag":"<VAST version=\"4.0\"/>"}},{"id":25,"data":{"type":501,"value":"x"}}]},
            "ext":{"ona":{"extra":{"badge":"New"}}}}
            """#
        )
        #expect(
            run.out == [
                #"{"kind":"native","title":"T","body":"d2","callToAction":"d12","advertiser":"d1","rating":"4.50","price":"d6","salePrice":"d7","likes":"d4","downloads":"d5","phone":"d8","address":"d9","displayURL":"d11","description2":"d10","#,
                #""icon":{"url":"https://cdn.example/i.png","w":64,"h":64},"main":{"url":"https://cdn.example/m.png"},"images":[{"url":"https://cdn.example/o.png","w":5,"h":6}],"vast":"<VAST version=\"4.0\"/>","#,
                #""link":{"url":"shopx://a","fallback":"https://shop.example/a","clickTrackers":["https://c.example/?a%20b"]},"assetLinks":{"main":{"url":"https://m.example"}},"#,
                #""trackers":[{"event":"viewable50","code":2,"method":"image","url":"https://t.example/2"},{"event":"impression","code":1,"method":"image","url":"https://t.example/1"},{"event":"other","code":555,"method":"js","url":"https://t.example/3"},{"event":"impression","code":1,"method":"js","url":"https://j.example/s.js"}],"#,
                #""privacy":"https://why.example/","ext":{"b":1,"a":null},"extra":{"badge":"New","data501":"x"},"#,
                #""video":{"ads":[],"failure":{"code":303,"pings":[]},"requests":[]}}"#,
            ].joined() + "\n"
        )
    }

    @Test func `takes the first answer of an id and a kind, and numbers what has no id`()
        async throws
    {
        let run = try await inspect(
            #"""
            {"assets":[{"id":1,"title":{"text":"First"}},{"id":1,"title":{"text":"Second"}},
            {"id":1,"img":{"url":"https://cdn.example/x.jpg"}}]}
            """#,
            request:
                #"{"assets":[{"id":1,"title":{"len":25}},{"img":{"type":3}},{"data":{"type":12}}]}"#
        )
        let ad = try run.object
        #expect(ad["title"] == "First")
        #expect(ad["main"] == nil)
        #expect(ad["dropped"]?.array?.map { $0["path"] } == ["/assets/1", "/assets/2"])
    }

    @Test(arguments: [
        (
            #"{"id":1,"img":{"url":"https://cdn.example/m.jpg","w":1200,"h":627}},{"id":2,"img":{"url":"https://cdn.example/i.png"}}"#,
            true
        ),
        (#"{"id":1,"img":{"url":"https://cdn.example/m.jpg","w":0,"h":0}}"#, true),
        (#"{"id":1,"img":{"url":"","w":1200,"h":627}}"#, false),
        (#"{"id":2,"img":{"url":"https://cdn.example/i.png"}}"#, false),
    ])
    func `an ad needs what is required, sizes are not`(assets: String, isGood: Bool) async throws {
        let run = try await inspect(
            #"{"assets":[\#(assets)],"link":{"url":"https://a.example"}}"#,
            request:
                #"{"assets":[{"id":1,"required":1,"img":{"type":3}},{"id":2,"img":{"type":1}}]}"#
        )
        #expect(run.status == (isGood ? .done : .bad))
        let ad = try run.object
        #expect((ad["main"]?["url"] != nil) == isGood)
        if !isGood {
            #expect(ad["dropped"]?.array?.last?["path"] == "/assets")
        }
    }

    @Test func `decodes escapes once and strips what would harm the layout`() async throws {
        let run = try await inspect(
            #"""
            {"assets":[{"id":1,"title":{"text":"H\u00f4tel 5* \u2014 d\u00e8s 167 \u20ac \ud83d\ude80"}},
            {"id":2,"data":{"type":2,"value":"Tom &amp; Ann's \"50%\" <b>off</b> = win; a+b"}},
            {"id":3,"data":{"type":12,"value":"\u202eabc\u0000def"}}]}
            """#
        )
        let ad = try run.object
        #expect(ad["title"] == "Hôtel 5* — dès 167 € 🚀")
        #expect(ad["body"] == #"Tom &amp; Ann's "50%" <b>off</b> = win; a+b"#)
        #expect(ad["callToAction"] == "abcdef")
    }

    @Test func `replaces macros and leaves all else of a URL alone`() async throws {
        let run = try await inspect(
            #"""
            {"id":"auction-1","seatbid":[{"bid":[{"id":"b","impid":"1","price":0.814,
            "burl":"https://b.example/x?p=${AUCTION_PRICE}","nurl":"https://n.example/?${AUCTION_PRICE}",
            "adm":{"assets":[{"title":{"text":"T"}}],"link":{"url":"https://c.example/k?pp=${AUCTION_PRICE}&to=https%3A%2F%2Fs.example",
            "clicktrackers":["https://c.example/t?p=%24%7BAUCTION_PRICE%7D"]},
            "eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i?p=${AUCTION_PRICE}&id=${AUCTION_ID}&u=${UNKNOWN}"}]}}]}]}
            """#
        )
        let ad = try run.object
        #expect(ad["link"]?["url"] == "https://c.example/k?pp=0.814&to=https%3A%2F%2Fs.example")
        #expect(ad["link"]?["clickTrackers"] == ["https://c.example/t?p=0.814"])
        #expect(ad["trackers"]?[0]?["url"] == "https://t.example/i?p=0.814&id=auction-1&u=")
        #expect(ad["trackers"]?.array?.count == 1)
        #expect(
            ad["notices"] == [
                "win": ["https://n.example/?0.814"], "impression": ["https://b.example/x?p=0.814"],
            ]
        )
    }

    @Test(arguments: [
        (#""<p>${AUCTION_PRICE} €</p>""#, #","w":300,"h":250"#, #"{"w":300,"h":250,"bytes":14}"#),
        (#""<p>Hi</p>""#, "", #"{"bytes":9}"#), (#""<p>Hi</p>""#, #","w":300"#, #"{"bytes":9}"#),
        ("null", "", nil), (#"" ""#, "", nil), ("7", "", nil),
    ])
    func `says of markup how large it is shown and how much of it there is, behind all else`(
        markup: String,
        size: String,
        printed: String?
    ) async throws {
        let run = try await inspect(
            #"{"id":"b","impid":"1","price":1.5\#(size),"ext":{"ona":{"html":\#(markup)}},"#
                + #""adm":{"assets":[{"title":{"text":"T"}}]}}"#
        )
        #expect(run.status == .done)
        if let printed {
            #expect(run.out == #"{"kind":"native","title":"T","html":\#(printed)}"# + "\n")
        } else {
            #expect(try run.object["html"] == nil)
        }
    }

    @Test(arguments: [
        (#""https://buyer.example/why""#, "https://buyer.example/why"), ("null", nil),
        (#""not a url""#, nil), (#""javascript:alert(1)""#, nil),
    ])
    func `prints a privacy link that can be opened`(value: String, url: String?) async throws {
        let run = try await inspect(#"{"privacy":\#(value),"assets":[{"title":{"text":"T"}}]}"#)
        #expect(try run.object["privacy"]?.string == url)
    }

    @Test func `names what was dropped by its place in the native object`() async throws {
        let run = try await inspect(
            #"""
            {"adm":"{\"native\":{\"assets\":[7,{\"id\":1,\"img\":{\"url\":\"\"}},{\"id\":2,\"title\":{\"text\":\"T\"},\"link\":{\"url\":\"javascript:x\"}}],\"link\":{\"url\":\"https://a.example\",\"clicktrackers\":[\"\",\"mailto:x\",\"https://c.example\"]},\"imptrackers\":[3,\"data:x\"],\"eventtrackers\":[{\"event\":1},{\"event\":1,\"method\":1,\"url\":\"x\"}],\"privacy\":\"x y\"}}"}
            """#
        )
        let paths = try run.object["dropped"]?.array?.compactMap { $0["path"]?.string }
        let expected = [
            "/assets/0", "/assets/1/img", "/assets/2/link/url",
            "/link/clicktrackers/0", "/link/clicktrackers/1", "/imptrackers/0", "/imptrackers/1",
            "/eventtrackers/0", "/eventtrackers/1/url", "/privacy",
        ]
        #expect((paths ?? []).sorted() == expected.sorted())
    }

    @Test func `guesses what assets are only where no request tells, and says so`() async throws {
        let markup = #"""
            {"assets":[{"id":5,"img":{"url":"https://cdn.example/i.png","w":64,"h":64}},
            {"id":6,"img":{"url":"https://cdn.example/m.png","w":1200,"h":627}},
            {"id":7,"data":{"value":"A text that is long enough"}},{"id":8,"data":{"value":"Buy"}}]}
            """#
        let guessed = try await inspect(markup)
        #expect(try guessed.object["main"]?["url"] == "https://cdn.example/m.png")
        #expect(try guessed.object["icon"]?["url"] == "https://cdn.example/i.png")
        #expect(try guessed.object["body"] == "A text that is long enough")
        #expect(guessed.err.split(separator: "\n").count == 3)
        let told = try await inspect(
            markup,
            request: #"{"assets":[{"id":8,"data":{"type":12}},{"id":5,"img":{"type":3}}]}"#
        )
        #expect(try told.object["callToAction"] == "Buy")
        #expect(try told.object["main"]?["url"] == "https://cdn.example/i.png")
        #expect(try told.object["body"] == nil)
    }

    @Test func `a bid answers the impression of a whole request that it names`() async throws {
        let request = #"""
            {"id":"q","imp":[{"id":"a","native":{"request":"{\"assets\":[{\"id\":1,\"data\":{\"type\":12}}]}"}},
            {"id":"b","native":{"request":{"assets":[{"id":1,"data":{"type":1}}]}}}]}
            """#
        func bid(_ imp: String) -> String {
            #"{"id":"x","impid":"\#(imp)","adm":{"assets":[{"id":1,"data":{"value":"V"}}]}}"#
        }
        #expect(try await inspect(bid("a"), request: request).object["callToAction"] == "V")
        #expect(try await inspect(bid("b"), request: request).object["advertiser"] == "V")
        let stray = try await inspect(bid("c"), request: request)
        #expect(stray.status == .bad)
        #expect(try stray.object["dropped"]?[0]?["reason"]?.string?.contains("\"c\"") == true)
    }

    @Test(arguments: [
        #"{"id":"r","seatbid":[]}"#, #"{"id":"r","nbr":2}"#, #"{"assets":[]}"#,
        #"{"adm":"<html>"}"#, #"{"adm":"<VAST version=\"4.0\"/>"}"#,
        #"{"adm":""}"#, #"{"adm":"[]"}"#, #"{"adm":"null"}"#, "[]", #""""#, "7",
    ])
    func `prints an object and fails where nothing can be shown`(text: String) async throws {
        let run = try await inspect(text)
        #expect(run.status == .bad)
        #expect(try run.object["kind"] == "native")
    }

    @Test(arguments: [
        (#"{"assets":[{"id":1,"title":{"len":90}},{"id":2,"img":{"type":3}}]}"#, "native"),
        (#"{"context":1,"assets":[{"id":2,"img":{"type":3}}]}"#, "native"),
        (#"{"native":{"assets":[{"id":1,"data":{"type":2,"len":9}}]}}"#, "native"),
        (
            #"{"id":"1","native":{"request":"{\"assets\":[{\"id\":1,\"title\":{\"len\":9}}]}"}}"#,
            "native"
        ),
        (#"{"id":"q","imp":[{"id":"1","native":{"request":"{}"}}]}"#, "bid"),
    ])
    func `tells a request from an ad`(text: String, kind: String) async throws {
        let run = try await inspect(text)
        #expect(run.status == .bad)
        #expect(run.err.hasPrefix("note: this is a \(kind) request; pass it by --request"))
        #expect(try run.object["dropped"]?.array?.count == 1)
    }

    @Test(arguments: [
        #"{"assets":[{"id":1,"title":{}}]}"#, #"{"assets":[{"id":1,"img":{"type":3,"w":1}}]}"#,
        #"{"assets":[{"id":1,"title":{"len":9}},{"id":2,"img":{"url":""}}]}"#,
        #"{"link":{"url":""},"assets":[{"id":1,"title":{"len":9}}]}"#,
    ])
    func `takes a broken ad for no request`(text: String) async throws {
        let run = try await inspect(text)
        #expect(run.status == .bad)
        #expect(!run.err.contains("request; pass it"))
    }

    @Test func `says what a load would refuse all the same`() async throws {
        let markup = #"{"assets":[{"img":{"type":3,"url":"http://cdn.example/p.png"}}]}"#
        let run = try await inspect(
            #"{"id":"r","seatbid":[{"bid":[{"id":"b","price":1,"adm":\#(markup)}]}]}"#
        )
        #expect(run.status == .done)
        #expect(run.err.contains("note: http://cdn.example/p.png is http"))
        #expect(run.err.contains("note: the bid has no impid"))
        #expect(!(try await inspect(markup)).err.contains("impid"))
        let own = markup.replacingOccurrences(of: "cdn.example", with: "127.0.0.1:8080")
        #expect(try await inspect(own).err.isEmpty)
    }

    @Test func `says of which bid a note is, where there are several`() async throws {
        let bid =
            #"{"id":"b","impid":"1","adm":{"assets":[{"img":{"url":"https://c.example/p"}}]}}"#
        let one = try await inspect(bid)
        #expect(one.err.hasPrefix("note: /assets/0/img"))
        let two = try await inspect("[\(bid),\(bid)]")
        #expect(
            two.err.split(separator: "\n").map { $0.prefix(26) } == [
                "note: bid 0: /assets/0/img", "note: bid 1: /assets/0/img",
            ]
        )
    }

    @Test(arguments: ["", "nonsense", "{", #"{"seatbid":[}"#])
    func `says in one line what cannot be read`(text: String) async throws {
        let run = try await inspect(text)
        #expect(run.status == .unreadable)
        #expect(run.out.isEmpty)
        #expect(run.err.split(separator: "\n").count == 1)
    }

    @Test func `reads out of a pipe`() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(
            contentsOf: Data(#"{"assets":[{"title":{"text":"T"}}]}"#.utf8)
        )
        try pipe.fileHandleForWriting.close()
        let run = await Run(["inspect", "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"])
        #expect(run.status == .done)
        #expect(try run.object["title"] == "T")
    }

    @Test(arguments: [
        (["inspect", "/"], "/ cannot be read: it is a folder"),
        (["inspect", "-", "--request", "-"], "-, which is standard input, can be read only once"),
        (["lint", "-", "-"], "-, which is standard input, can be read only once"),
    ])
    func `says what cannot be read, and why`(words: [String], sentence: String) async {
        let run = await Run(words)
        #expect(run.status == .unreadable)
        #expect(run.err == "native-ads: \(sentence)\n")
    }

    @Test(arguments: [
        ["--ad", "-1"], ["--ad", "x"], ["--slot", "390"], ["--slot", "0x2"],
        ["--request", "/none"], ["--http", "/none"],
    ])
    func `refuses arguments that make no sense`(options: [String]) async throws {
        let run = try await inspect(#"{"assets":[{"title":{"text":"T"}}]}"#, options)
        #expect(run.status == .unreadable)
        #expect(run.err.split(separator: "\n").count == 1)
    }
}
