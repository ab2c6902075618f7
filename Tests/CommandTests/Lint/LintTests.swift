import Foundation
import OpenRTB
import Testing

@testable import native_ads

@MainActor
struct LintTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private static let bad = #"{"assets":[{"id":1,"title":{"text":"Hi"}}]}"#
    private static let good =
        #"{"ver":"1.2","link":{"url":"https://a.example"},"assets":[{"id":1,"title":{"text":"Hi"}}]}"#

    @Test func `a line a finding, and status 1 for an error`() async throws {
        let path = try desk.file("ad.json", "\n " + Self.bad)
        let run = await Run(["lint", path])
        #expect(run.status == .bad && run.err.isEmpty)
        #expect(
            run.out == """
                \(path):2:2: note: ver is missing, it is recommended [native.ver]
                \(path):2:2: error: link is missing [native.link]

                """
        )
    }

    @Test func `JSON Lines with their keys in order`() async throws {
        let path = try desk.file("ad.json", Self.bad)
        let run = await Run(["lint", "--json", path])
        let name = JSONValue(path).text()
        #expect(
            run.out == """
                {"file":\(name),"line":1,"column":1,"path":"/ver","severity":"note","code":"native.ver","message":"ver is missing, it is recommended"}
                {"file":\(name),"line":1,"column":1,"path":"/link","severity":"error","code":"native.link","message":"link is missing"}

                """
        )
    }

    @Test func `what is good, or only odd, is status 0`() async throws {
        let run = try await desk.run("lint", Self.good)
        #expect(run.status == .done && run.out.isEmpty && run.err.isEmpty)
        let odd = try await desk.run("lint", #"{"native":\#(Self.good)}"#)
        #expect(odd.status == .done && odd.out.contains(": note: "))
    }

    @Test func `several files, one of them bad and one that is not there`() async throws {
        let bad = try desk.file("bad.json", Self.bad)
        let good = try desk.file("good.json", Self.good)
        #expect(await Run(["lint", good, bad]).status == .bad)
        let run = await Run(["lint", "\(good).gone", bad])
        #expect(run.status == .unreadable)
        #expect(
            run.err
                == "native-ads: \(good).gone cannot be read: there is no such file or folder\n"
        )
        #expect(run.out.contains("[native.link]"))
        let folder = URL(fileURLWithPath: good).deletingLastPathComponent().path
        #expect(
            await Run(["lint", folder]).err
                == "native-ads: \(folder) cannot be read: it is a folder\n"
        )
    }

    @Test(arguments: [
        ("lint", "native-ads: lint needs at least one FILE; see native-ads help lint\n"),
        (
            "lint a --kind vats",
            "native-ads: --kind must be auto, request, response, native-request, native, vast, not \"vats\"\n"
        ),
        (
            "lint --explain native.asset.kin",
            "native-ads: there is no code \"native.asset.kin\", did you mean native.asset.kind?\n"
        ),
    ])
    func `wrong arguments are one line and status 2`(line: String, sentence: String) async {
        let run = await Run(line)
        #expect(run.status == .unreadable && run.out.isEmpty)
        #expect(run.err == sentence)
    }

    @Test func `explains a code`() async {
        let run = await Run("lint --explain native.link")
        #expect(run.status == .done)
        #expect(
            run.out
                == "native.link (error): A native ad has no link.\nSee Documentation/Lint/native.link.md\n"
        )
    }

    @Test func `the kind decides where the document does not`() async throws {
        let auto = try await desk.run("lint", "{}")
        #expect(auto.status == .bad && auto.out.contains("[document.kind]"))
        let request = try await desk.run("lint", "{}", ["--kind", "native-request"])
        #expect(request.out.contains("[native.request.assets]"))
        let xml = try await desk.run("lint", "no ad at all", ["--kind", "vast"])
        #expect(xml.status == .bad && xml.out.contains("[vast.xml]"))
    }

    @Test func `VAST is found at its place, through two levels of texts`() async throws {
        let vast =
            #"<VAST version="3.0"><Ad><InLine>▲<impression>x</impression></InLine></Ad></VAST>"#
        let markup: JSONValue = [
            "link": ["url": "https://a.example"],
            "assets": [["id": 1, "video": ["vasttag": JSONValue(vast)]]],
        ]
        let response: JSONValue = [
            "id": "q",
            "seatbid": [
                ["bid": [["id": "b", "impid": "1", "price": 1, "adm": JSONValue(markup.text())]]]
            ],
        ]
        let text = "\n" + response.text()
        let before = text.components(separatedBy: "▲")[0].utf8.count
        let run = try await desk.run(
            "lint",
            text.replacingOccurrences(of: "▲", with: ""),
            ["--json"]
        )
        let found = try run.lines.first { $0["code"] == "vast.element.case" }
        #expect(found?["line"] == 2)
        #expect(found?["column"] == JSONValue(before))
        #expect(
            found?["path"]
                == "/seatbid/0/bid/0/adm/assets/0/video/vasttag/VAST/Ad/InLine/impression"
        )
    }

    @Test func `a quoted document cannot break the line`() async throws {
        let run = try await desk.run(
            "lint",
            #"{"id":"q","nbr":1,"a\nb\u001b[2J":1}"#
        )
        #expect(run.out.split(separator: "\n").count == 1)
        #expect(!run.out.contains("\u{1B}"))
    }

    @Test func `a document of 50 MB is refused at once`() async throws {
        let path = try desk.file("big.json", String(repeating: " ", count: 50 << 20))
        let run = await Run(["lint", path])
        #expect(
            run.out
                == "\(path):1:1: error: the document has 52428800 bytes, more than 4194304 [json.size]\n"
        )
    }
}
