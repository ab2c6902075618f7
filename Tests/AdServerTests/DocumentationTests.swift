import Foundation
import OpenRTB
import Testing

@testable import AdServer

/// What the pages about the server say is what it does.
struct DocumentationTests {
    private func page(_ name: String) throws -> String {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let file = folder.appendingPathComponent("Documentation/\(name).md")
            if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }

    /// The first block of a language in a page.
    private func block(_ language: String, of page: String) throws -> String {
        let parts = page.components(separatedBy: "```\(language)\n")
        return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    }

    @Test func `the catalog of CATALOG.md can be imported, and takes a video`() throws {
        let catalog = try JSONValue.read(try block("json", of: page("CATALOG")))
        let shop = try Shop(catalog: catalog)
        #expect(try shop.bids("home-feed").count == 1)
        var root = try #require(catalog.object)
        var campaign = try #require(root["campaigns"]?[0]?.object)
        var creative = try #require(campaign["creatives"]?[0]?.object)
        (creative["video"], creative["skipAfter"]) = ("film.mp4", 5)
        campaign["creatives"] = [.object(creative)]
        root["campaigns"] = [.object(campaign)]
        try shop.importCatalog(.object(root))
        #expect(try shop.videoBids("home-feed").first?.vast != nil)
    }

    @Test(arguments: EventKind.allCases)
    func `WIRE.md says which number of a token is which event`(kind: EventKind) throws {
        let text = try page("WIRE").replacing("\n", with: " ")
        let name = kind == .videoImpression ? "its own impression" : kind.name
        #expect(text.contains("\(kind.rawValue) \(name)"))
    }

    @Test(arguments: ["OPEN_NATIVE_ADS_TEST_APPNEXUS", "/21775744923/example/native-video"])
    func `WIRE.md names each member of a bid's extension`(unit: String) throws {
        let ona = try Shop(catalog: nil).bids(unit).first?.ext["ona"]?.object
        let wire = try page("WIRE")
        for key in try #require(ona).keys { #expect(wire.contains("`\(key)`"), "\(key)") }
    }

    @Test func `REPORT.md and WIRE.md name each number of a video`() throws {
        let (report, wire) = (try page("REPORT"), try page("WIRE"))
        let totals = Report().json(at: 0, withEvents: false)["totals"]?.object
        let keys =
            try #require(totals).keys.drop { $0 != "videoAdImpressions" }
            + ["vtr"]
        #expect(keys.count == 10)
        for key in keys {
            #expect(report.contains("`\(key)`"), "\(key)")
            #expect(wire.contains("\"\(key)\""), "\(key)")
        }
    }

    @Test func `the video's document in WIRE.md has the elements of a real one, in their order`()
        throws
    {
        let shop = try Shop(catalog: Shop.videoCatalog { $0["skipAfter"] = 5 })
        let vast = try #require(try shop.videoBids().first?.vast)
        func names(_ text: String) -> [String] {
            var names: [String] = []
            for match in text.matches(of: /<([A-Z][A-Za-z]*)/) where names.last != String(match.1) {
                names.append(String(match.1))
            }
            return names
        }
        #expect(try names(block("xml", of: page("WIRE"))) == names(vast))
    }
}
