import Foundation
import NativeAdsUI
import Testing
import UIKit

@testable import native_ads

@MainActor
final class PreviewTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("preview-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func preview(_ text: String, _ options: String = "") async throws -> (Run, Data?) {
        let file = folder.appendingPathComponent("ad.json")
        let picture = folder.appendingPathComponent("ad.png")
        try Data(text.utf8).write(to: file)
        try? FileManager.default.removeItem(at: picture)
        let run = await Run("preview \(file.path) -o \(picture.path) \(options)")
        return (run, try? Data(contentsOf: picture))
    }

    /// The size that the header of a PNG tells.
    private func size(_ png: Data?) throws -> [Int] {
        let bytes = [UInt8](try #require(png))
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private static let markup = """
        {"assets":[{"id":1,"title":{"text":"Rain coats"}},
        {"id":2,"img":{"type":3,"url":"https://cdn.example/m.jpg","w":1200,"h":627}},
        {"id":3,"data":{"type":12,"value":"Look"}}],"link":{"url":"https://shop.example/r"}}
        """

    @Test(arguments: ["card", "row", "full"])
    func `draws markup at two pixels a point`(layout: String) async throws {
        let (run, png) = try await preview(Self.markup, "--layout \(layout) --width 300")
        #expect(run.status == .done)
        #expect(run.out.isEmpty)
        #expect(run.err.isEmpty)
        let size = try size(png)
        #expect(size[0] == 600)
        #expect(size[1] > 150)
    }

    @Test(arguments: [(160, true), (239, true), (240, false)])
    func `a row too narrow for two columns becomes a card`(width: Int, isCard: Bool) async throws {
        let card = try size(try await preview(Self.markup, "--layout card --width \(width)").1)
        let row = try size(try await preview(Self.markup, "--layout row --width \(width)").1)
        #expect((row == card) == isCard)
    }

    @Test(arguments: PreviewLayout.allCases)
    func `whoever pays stands before the sign that it is an ad`(
        layout: PreviewLayout
    ) async throws {
        let file = folder.appendingPathComponent("ad.json")
        let name = String(repeating: "Rain coats and more ", count: 9)
        let text = #"{"assets":[{"title":{"text":"Hi"}},{"data":{"type":1,"value":"\#(name)"}}]}"#
        try Data(text.utf8).write(to: file)
        let input = try PreviewInput(Arguments([file.path], for: .preview))
        let pictures = PreviewPictures(folder: folder, fetches: false)
        let ad = try await PreviewDraft.first(in: input, note: { _ in })
            .ad(with: pictures, note: { _ in }).ad
        let view = layout.adView(for: ad, aspect: 2)
        try view.show(ad)
        view.frame = CGRect(x: 0, y: 0, width: 358, height: 600)
        view.layoutIfNeeded()
        let brand = try #require(view.advertiserView)
        let row = try #require(brand.superview as? UIStackView)
        let sign = try #require(row.arrangedSubviews.first { $0 is AdAttributionView })
        #expect(brand.frame.maxX < sign.frame.minX)
        // A long name leaves the sign whole.
        #expect(sign.frame.width >= sign.intrinsicContentSize.width)
        #expect(row.convert(sign.frame, to: view).maxX <= view.bounds.maxX)
    }

    @Test func `a full preview of a short ad is no taller than its button needs`() async throws {
        let size = try size(try await preview(Self.markup, "--layout full").1)
        #expect(Double(size[1]) < Double(size[0]) * 1.35)
        #expect(size[1] > size[0])
    }

    @Test func `what the ad lacks takes no room`() async throws {
        let full = try size(try await preview(Self.markup).1)
        let bare = try size(
            try await preview(
                #"{"assets":[{"title":{"text":"Hi"}}],"link":{"url":"https://a.example"}}"#
            ).1
        )
        #expect(bare[1] < full[1] / 2)
    }

    @Test func `a creative that is markup has the place and the shape that it was made for`()
        async throws
    {
        func height(_ ext: String) async throws -> Int {
            let bid = """
                {"id":"b","impid":"1","price":1,"w":300,"h":250,"ext":\(ext),
                "adm":{"assets":[{"title":{"text":"Hi"}}],"link":{"url":"https://a.example"}}}
                """
            return try size(try await preview(bid).1)[1]
        }
        let bare = try await height("{}")
        let markup = try await height(#"{"ona":{"html":"<p>Hi</p>"}}"#)
        // 334 points wide in the card, at two pixels a point.
        #expect(abs(markup - bare - 334 * 250 / 300 * 2) < 40)
    }

    @Test(arguments: [
        (#"{"id":"r","seatbid":[]}"#, "", Int32(1), "there is no bid"),
        (#"{"id":"r","seatbid":[]}"#, "--ad 0", 1, "there is no ad 0"),
        (#"[]"#, "", 1, "there is no ad to show"),
        (#"{}"#, "--layout poster", 2, "there is card, row, full"),
        (#"{}"#, "--width 9", 2, "--width"),
    ])
    func `says in one line why there is no picture`(
        text: String,
        options: String,
        status: Int32,
        words: String
    ) async throws {
        let (run, png) = try await preview(text, options)
        #expect(run.status.rawValue == status)
        #expect(run.err.contains(words))
        #expect(run.err.split(separator: "\n").count { $0.hasPrefix("native-ads: ") } == 1)
        #expect(png == nil)
    }

    @Test func `a file that is not there is told by its name`() async {
        let run = await Run("preview /nowhere/ad.json -o /nowhere/ad.png")
        #expect(run.status == .unreadable)
        #expect(run.err.contains("/nowhere/ad.json cannot be read"))
    }

    @Test func `passes over a broken bid and notes why`() async throws {
        let response = """
            {"id":"r","seatbid":[{"bid":[{"id":"bad","impid":"1","price":2,"adm":"{\\"assets\\":["},
            {"id":"good","impid":"2","price":1,"adm":\(Self.markup)}]}]}
            """
        let (run, png) = try await preview(response)
        #expect(run.status == .done)
        #expect(run.err.contains("note: bid \"bad\""))
        #expect(png != nil)
        let (only, _) = try await preview(response, "--ad 0")
        #expect(only.status == .bad)
    }

    @Test func `the request gives ids their meaning`() async throws {
        let request = folder.appendingPathComponent("request.json")
        let text = """
            {"ver":"1.2","assets":[{"id":1,"title":{"len":25}},{"id":2,"img":{"type":3}},
            {"id":3,"data":{"type":12}}]}
            """
        try Data(text.utf8).write(to: request)
        let untyped = Self.markup.replacingOccurrences(of: "\"type\":12,", with: "")
        let without = try size(try await preview(untyped).1)
        let with = try size(try await preview(untyped, "--request \(request.path)").1)
        #expect(with[1] > without[1] + 80)
    }

    @Test func `without a request the longest text is taken for the description`() async throws {
        let text = Self.markup.replacingOccurrences(
            of: "\"type\":12,\"value\":\"Look\"",
            with: "\"value\":\"Dry from the first drop to the last\""
        )
        let (run, png) = try await preview(text)
        #expect(run.err.contains("/assets/2/data: has no type and is shown as the description"))
        let bare = Self.markup.replacingOccurrences(of: "\"type\":12,", with: "")
        #expect(try size(png)[1] > size(try await preview(bare).1)[1])
    }

    @Test func `a picture file that is not there is noted, and a box stands for it`() async throws {
        let local = Self.markup
            .replacingOccurrences(of: "https://cdn.example/m.jpg", with: "nowhere.png")
        let (run, png) = try await preview(local)
        #expect(run.status == .done)
        #expect(run.err.contains("nowhere.png is no picture file here"))
        #expect(png != nil)
    }

    @Test func `what cannot be written is one line and status 2`() async throws {
        let file = folder.appendingPathComponent("ad.json")
        try Data(Self.markup.utf8).write(to: file)
        let run = await Run("preview \(file.path) -o \(folder.path)/none/ad.png")
        #expect(run.status == .unreadable)
        #expect(run.err.hasSuffix("ad.png cannot be written: there is no such file or folder\n"))
    }

    @Test func `a picture beside the file is shown, its size as it is`() async throws {
        // Drawn by the command itself: a picture twice as high as wide.
        let tall = Self.markup.replacingOccurrences(of: "\"h\":627", with: "\"h\":2400")
        let (_, picture) = try await preview(tall, "--layout full --width 200")
        try #require(picture).write(to: folder.appendingPathComponent("local.png"))
        let local = Self.markup
            .replacingOccurrences(of: "https://cdn.example/m.jpg", with: "local.png")
        let (run, png) = try await preview(local)
        #expect(run.err.isEmpty)
        let plain = try size(try await preview(Self.markup).1)
        #expect(try size(png)[1] > plain[1])
    }
}
