import Foundation
import OpenRTB
import Testing

@testable import native_ads

/// What `inspect` says of the video of a native ad.
@MainActor
struct InspectNativeVideoTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// Inspects a native bid whose video has the document `vast`.
    private func inspect(_ vast: String, rules: String? = nil) async throws -> Run {
        let markup: JSONValue = [
            "assets": [["title": ["text": "T"]], ["video": ["vasttag": .string(vast)]]]
        ]
        let bid: JSONValue = ["id": "b", "impid": "1", "price": 1.5, "adm": markup]
        let options = try rules.map { ["--http", try desk.file("rules.json", $0)] } ?? []
        return try await desk.run("inspect", bid.text(), options)
    }

    nonisolated private static func ad(_ id: String, type: String = "video/mp4") -> String {
        """
        <Ad id="\(id)"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>\
        <Impression>https://i.example/${AUCTION_PRICE}</Impression><Creatives><Creative><Linear skipoffset="00:00:05">\
        <Duration>00:00:30</Duration><MediaFiles><MediaFile delivery="progressive" type="\(type)" width="640" height="360">\
        https://cdn.example/v.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>
        """
    }

    nonisolated private static let wrapper = """
        <VAST version="3.0"><Ad><Wrapper><AdSystem>S</AdSystem><Impression>https://w.example/i</Impression>
        <VASTAdTagURI>https://w.example/tag</VASTAdTagURI></Wrapper></Ad></VAST>
        """

    @Test func `says which file would be played, behind all else`() async throws {
        let run = try await inspect("<VAST version=\"3.0\">\(Self.ad("a"))</VAST>")
        #expect(run.status == .done)
        #expect(run.err.isEmpty)
        let object = try #require(try run.object.object)
        #expect(object.map(\.key) == ["kind", "title", "vast", "video"])
        #expect(
            object["video"]?.text()
                == [
                    #"{"ads":[{"id":"a","title":"T","duration":30,"skipOffset":5,"impressions":["https://i.example/1.5"],"#,
                    #""mediaFiles":[{"url":"https://cdn.example/v.mp4","type":"video/mp4","w":640,"h":360,"delivery":"progressive"}],"#,
                    #""chosen":0,"wrappers":0}],"requests":[]}"#,
                ].joined()
        )
    }

    @Test func `says only of the ad that a place for one shows`() async throws {
        let run = try await inspect("<VAST version=\"3.0\">\(Self.ad("a"))\(Self.ad("b"))</VAST>")
        let ads = try run.object["video"]?["ads"]?.array
        #expect(ads?.map { $0["id"] } == ["a"])
    }

    @Test func `follows wrappers by the rules`() async throws {
        let answer = JSONValue.string("<VAST version=\"3.0\">\(Self.ad("a"))</VAST>").text()
        let run = try await inspect(
            Self.wrapper,
            rules: #"[{"url":"https://w.example/tag","body":\#(answer)}]"#
        )
        let video = try run.object["video"]
        #expect(video?["requests"] == ["https://w.example/tag"])
        #expect(video?["ads"]?[0]?["wrappers"] == 1)
    }

    @Test(arguments: [
        (
            "<VAST version=\"3.0\">\(ad("a", type: "video/x-flv"))</VAST>", 403,
            "403: The player plays none of the ad's media files: video/x-flv."
        ),
        ("<VAST version=\"3.0\"/>", 303, "303: There is no ad in the document."),
        (
            wrapper, 301,
            "301: https://w.example/tag was not fetched: give its answer by --http."
        ),
    ])
    func `a video that cannot be played is noted, and the ad is shown without it`(
        vast: String,
        code: Int,
        sentence: String
    ) async throws {
        let run = try await inspect(vast)
        #expect(run.status == .done)
        #expect(run.err == "note: the video: \(sentence)\n")
        #expect(try run.object["video"]?["failure"]?["code"] == JSONValue(code))
    }
}
