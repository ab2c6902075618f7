import Foundation
import Testing

@testable import VAST

@Suite struct ResolverTests {
    /// Follows `documents`, by their paths below `https://ads.example/`, from `/0`.
    private func resolve(
        _ documents: [String: String],
        wanted: VASTResolver.Wanted = .all
    ) throws -> VASTResolution {
        var resolver = VASTResolver(
            Data(try #require(documents["0"]).utf8),
            from: URL(string: "https://ads.example/0"),
            macros: Fixture.macros,
            wanted: wanted
        )
        for _ in 0..<100 {
            switch resolver.step {
            case .done(let resolution):
                return resolution
            case .fetch(let url):
                if let document = documents[url.lastPathComponent] {
                    resolver.answer(.response(status: 200, body: Data(document.utf8)))
                } else {
                    resolver.answer(.response(status: 204, body: Data()))
                }
            }
        }
        Issue.record("there is no end")
        return VASTResolution()
    }

    private func error(_ name: String) -> String {
        "<Error><![CDATA[https://t.example/\(name)?c=[ERRORCODE]]]></Error>"
    }

    private func wrapper(_ next: String, _ name: String, _ attributes: String = "") -> String {
        Fixture.wrapper(next, attributes: attributes, parts: error(name))
    }

    private func inLine(_ name: String, _ attributes: String = "") -> String {
        "<Ad \(attributes)><InLine><AdTitle>\(name)</AdTitle>\(error(name))</InLine></Ad>"
    }

    private func vast(_ inside: String...) -> String {
        "<VAST version=\"3.0\">\(inside.joined())</VAST>"
    }

    private func pings(_ names: [String], _ code: Int) -> [String] {
        names.map { "https://t.example/\($0)?c=\(code)" }
    }

    @Test(arguments: 0...7)
    func `five wrappers lead to an ad, six to error 302`(length: Int) throws {
        var documents: [String: String] = [:]
        for index in 0..<length { documents["\(index)"] = wrapper("\(index + 1)", "w\(index)") }
        documents["\(length)"] = vast(inLine("ad"))
        let resolution = try resolve(documents)
        #expect(
            resolution.requests
                == (1...7).prefix(min(length, 5)).map { "https://ads.example/\($0)" }
        )
        if length <= 5 {
            let ad = try #require(resolution.ads.first)
            #expect(ad.wrappers == length)
            #expect(ad.title == "ad")
            #expect(ad.errors.count == length + 1)
            #expect(resolution.failure == nil)
        } else {
            #expect(resolution.ads.isEmpty)
            #expect(resolution.failure?.code == 302)
            let names = (0...5).map { "w\($0)" }
            #expect(resolution.failure?.pings == pings(names, 302))
        }
    }

    @Test(arguments: 1...4)
    func `a loop ends at the limit`(length: Int) throws {
        var documents: [String: String] = [:]
        for index in 0..<length {
            documents["\(index)"] = wrapper("\((index + 1) % length)", "w\(index)")
        }
        let resolution = try resolve(documents)
        #expect(resolution.requests.count == 5)
        #expect(resolution.ads.isEmpty)
        #expect(resolution.failure?.code == 302)
        #expect(resolution.failure?.pings == pings((0..<length).map { "w\($0)" }, 302))
    }

    @Test(arguments: [
        ("", 303), (" \n ", 303), (#"<VAST version="3.0"/>"#, 303), ("nonsense", 100),
        ("<VAST><Ad></VAST>", 100), ("<html><body/></html>", 100), ("<SmartXML/>", 101),
        (#"<VAST version="1.0"/>"#, 102), ("<VideoAdServingTemplate/>", 102),
        (#"<VAST version="3.0"><Ad/></VAST>"#, 303),
    ])
    func `an end without an ad is told to the wrapper with its code`(end: String, code: Int) throws
    {
        let resolution = try resolve(["0": wrapper("1", "w"), "1": end])
        #expect(resolution.ads.isEmpty)
        #expect(resolution.failure?.code == code)
        #expect(resolution.failure?.pings == pings(["w"], code))
        #expect(resolution.requests == ["https://ads.example/1"])
    }

    @Test func `the document that has no ad is told too`() throws {
        let empty = try resolve(["0": wrapper("1", "w"), "1": vast(error("e"))])
        #expect(empty.failure?.code == 303)
        #expect(empty.failure?.pings == pings(["w", "e"], 303))
        let old = #"<VAST version="1.1"><Ad><InLine>\#(error("o"))</InLine></Ad></VAST>"#
        #expect(
            try resolve(["0": wrapper("1", "w"), "1": old]).failure?.pings
                == pings(["w", "o"], 102)
        )
        let first = try resolve(["0": vast(error("e"), error("e"))])
        #expect(first.failure?.code == 303)
        #expect(first.failure?.pings == pings(["e"], 303))
        #expect(first.requests.isEmpty)
    }

    @Test func `a forbidden wrapper is ignored, which leaves no ad`() throws {
        let rule = #"followAdditionalWrappers="false""#
        let resolution = try resolve(["0": wrapper("1", "w", rule), "1": wrapper("2", "x")])
        #expect(resolution.failure?.code == 303)
        #expect(resolution.failure?.pings == pings(["w", "x"], 303))
        #expect(resolution.requests == ["https://ads.example/1"])
        let mixed = #"<Ad><Wrapper><VASTAdTagURI>2</VASTAdTagURI></Wrapper></Ad>"#
        let other = try resolve(["0": wrapper("1", "w", rule), "1": vast(mixed, inLine("ad"))])
        #expect(other.ads.map(\.title) == ["ad"])
        #expect(other.failure == nil)
    }

    @Test func `a wrapper brings one stand-alone ad unless it allows more`() throws {
        let pod = vast(inLine("p1", #"sequence="1""#), inLine("a"), inLine("b"))
        let one = try resolve(["0": wrapper("1", "w"), "1": pod])
        #expect(one.ads.map(\.title) == ["a"])
        let more = try resolve(["0": wrapper("1", "w", #"allowMultipleAds="1""#), "1": pod])
        #expect(more.ads.map(\.title) == ["p1", "a", "b"])
        let only = vast(inLine("p1", #"sequence="1""#), inLine("p2", #"sequence="2""#))
        let none = try resolve(["0": wrapper("1", "w"), "1": only])
        #expect(none.failure?.code == 303)
        #expect(none.failure?.pings == pings(["w", "p1", "p2"], 303))
        let single = try resolve([
            "0": wrapper("1", "w"), "1": vast(inLine("p1", #"sequence="1""#)),
        ])
        #expect(single.ads.map(\.title) == ["p1"])
    }

    @Test(arguments: [("", true), (#"fallbackOnNoAd="1""#, true), (#"fallbackOnNoAd="0""#, false)])
    func `another ad stands in unless the wrapper forbids it`(rule: String, standsIn: Bool) throws {
        let wrapper =
            #"<Ad><Wrapper \#(rule)>\#(error("w"))<VASTAdTagURI>1</VASTAdTagURI></Wrapper></Ad>"#
        for wanted in [VASTResolver.Wanted.all, .one] {
            let resolution = try resolve(["0": vast(wrapper, inLine("ad"))], wanted: wanted)
            #expect(resolution.ads.map(\.title) == (standsIn ? ["ad"] : []))
            #expect(resolution.failure?.code == 303)
            #expect(resolution.failure?.pings == pings(["w"], 303))
        }
    }

    @Test func `an ad that fails two documents further in is an ad that fails`() throws {
        let outer =
            #"<Ad><Wrapper fallbackOnNoAd="false"><VASTAdTagURI>1</VASTAdTagURI></Wrapper></Ad>"#
        let documents = ["0": vast(outer, inLine("other")), "1": Fixture.wrapper("2")]
        #expect(try resolve(documents).ads.isEmpty)
        var found = documents
        found["2"] = vast(inLine("ad"))
        #expect(try resolve(found).ads.map(\.title) == ["ad", "other"])
    }

    @Test func `a place for one ad takes the first stand-alone one and asks for no other`() throws {
        let pod = #"<Ad sequence="1"><Wrapper><VASTAdTagURI>1</VASTAdTagURI></Wrapper></Ad>"#
        let one = try resolve(["0": vast(pod, inLine("a"), inLine("b"))], wanted: .one)
        #expect(one.ads.map(\.title) == ["a"])
        #expect(one.requests.isEmpty)
        let ordered = vast(inLine("p2", #"sequence="2""#), inLine("p1", #"sequence="1""#))
        #expect(try resolve(["0": ordered], wanted: .one).ads.map(\.title) == ["p1"])
        #expect(try resolve(["0": ordered]).ad?.title == "p1")
        #expect(try resolve(["0": vast(pod, inLine("a"))]).ad?.title == "a")
    }

    @Test func `a place in a pod is the outermost one`() throws {
        let pod = #"<Ad sequence="3"><Wrapper><VASTAdTagURI>1</VASTAdTagURI></Wrapper></Ad>"#
        let resolution = try resolve(["0": vast(pod), "1": vast(inLine("ad"))])
        #expect(resolution.ads.map(\.sequence) == [3])
    }

    @Test(arguments: [
        VASTResolver.Answer.failed, .response(status: 404, body: Data("<VAST/>".utf8)),
        .response(status: 500, body: Data()),
    ])
    func `an address that does not answer is error 301`(answer: VASTResolver.Answer) {
        var resolver = VASTResolver(
            Data(wrapper("https://w.example", "w").utf8),
            macros: Fixture.macros
        )
        guard case .done(let resolution) = resolver.answer(answer) else {
            Issue.record("more is asked for")
            return
        }
        #expect(resolution.failure?.code == 301)
        #expect(resolution.failure?.pings == pings(["w"], 301))
    }

    @Test func `relative addresses are taken against where the answer came from`() throws {
        var resolver = VASTResolver(Data(wrapper("https://a.example/x/1", "w").utf8))
        let target = URL(string: "https://b.example/y/2")
        let step = resolver.answer(
            .response(status: 200, body: Data(wrapper("3", "w").utf8), from: target)
        )
        #expect(step == .fetch(try #require(URL(string: "https://b.example/y/3"))))
    }

    @Test func `macros are replaced in the addresses that are asked for`() throws {
        let resolver = VASTResolver(
            Data(wrapper("https://w.example/?c=[CACHEBUSTING]&e=[ERRORCODE]&x=[NOPE]", "w").utf8),
            macros: Fixture.macros
        )
        let url = try #require(URL(string: "https://w.example/?c=12345678&e=-1&x=%5BNOPE%5D"))
        #expect(resolver.step == .fetch(url))
    }

    @Test func `nests of many wrappers are not followed for ever`() throws {
        let many = String(
            repeating:
                "<Ad><Wrapper allowMultipleAds='1'><VASTAdTagURI>0</VASTAdTagURI></Wrapper></Ad>",
            count: 30
        )
        let resolution = try resolve(["0": vast(many)])
        #expect(resolution.requests.count == VASTResolver.requestLimit)
        #expect(resolution.ads.isEmpty)
    }

    @Test func `an answer to nothing is no news`() {
        var resolver = VASTResolver(Data("<VAST/>".utf8), macros: Fixture.macros)
        let before = resolver.step
        #expect(resolver.answer(.failed) == before)
    }
}
