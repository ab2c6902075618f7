import Foundation
import MovieMaking
import Testing

@testable import UIKit
@testable import native_ads

@MainActor
final class PreviewVideoTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("preview-video-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let vast = """
        <VAST version="4.2"><Ad><InLine><AdSystem>A</AdSystem><AdTitle>An evening at sea</AdTitle>
        <Impression>https://t.example/i</Impression><Creatives><Creative><Linear>
        <Duration>00:00:15</Duration><MediaFiles>
        <MediaFile type="video/mp4" width="640" height="360" delivery="progressive">
        https://cdn.example/films/sea.mp4?v=2</MediaFile></MediaFiles></Linear></Creative>
        </Creatives></InLine></Ad></VAST>
        """

    nonisolated private static let wrapper = """
        <VAST version="4.2"><Ad><Wrapper><AdSystem>A</AdSystem>
        <Impression>https://t.example/w</Impression>
        <VASTAdTagURI>https://other.example/vast</VASTAdTagURI></Wrapper></Ad></VAST>
        """

    /// Native markup with a video, and with a main picture where there is a name of one.
    private func markup(_ vast: String, main: String? = nil) throws -> String {
        var assets: [[String: Any]] = [
            ["id": 1, "title": ["text": "An evening at sea"]],
            ["id": 2, "video": ["vasttag": vast]],
        ]
        if let main {
            assets.append(["id": 3, "img": ["type": 3, "url": main, "w": 640, "h": 360]])
        }
        let object: [String: Any] = ["assets": assets, "link": ["url": "https://a.example"]]
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    private func preview(
        _ text: String,
        as name: String = "ad.json",
        options: [String] = []
    ) async throws -> (run: Run, png: Data?) {
        let file = try put(Data(text.utf8), name)
        let picture = folder.appendingPathComponent("ad.png")
        try? FileManager.default.removeItem(at: picture)
        let run = await Run(["preview", file, "-o", picture.path] + options)
        return (run, try? Data(contentsOf: picture))
    }

    /// The path of a file in the folder, which holds `data` from now on.
    @discardableResult private func put(_ data: Data, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }

    private func image(_ png: Data?) throws -> UIImage {
        let data = try #require(png)
        return try #require(UIImage(data: data))
    }

    /// Red, green and blue of a place in the card, in points.
    private func colour(_ png: Data?, at x: Int, _ y: Int) throws -> [Int] {
        let pixels = try #require(image(png).pixels)
        let start = (y * 2 * pixels.width + x * 2) * 4
        return [2, 1, 0].map { Int(pixels.bytes[start + $0]) }
    }

    /// The colour of the picture, beside what is drawn over it.
    private func posterColour(_ png: Data?) throws -> [Int] { try colour(png, at: 60, 96) }

    private func isNear(_ colour: [Int], _ other: [Int]) -> Bool {
        zip(colour, other).allSatisfy { abs($0 - $1) < 12 }
    }

    private static let (red, blue, gray) = ([255, 0, 0], [0, 0, 255], [229, 229, 234])

    /// A second of one colour: red is the first of the film maker's colours.
    private static let redFilm = Result { try Film.colors(seconds: 1, size: "160x90") }

    private func picture(_ colour: UIColor) throws -> Data {
        let size = CGSize(width: 64, height: 36)
        return UIGraphicsImageRenderer(size: size).pngData { context in
            colour.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func `the first frame of a media file that lies beside the ad is its picture`()
        async throws
    {
        try put(try Self.redFilm.get(), "sea.mp4")
        let (run, png) = try await preview(try markup(Self.vast))
        #expect(run.status == .done)
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
    }

    @Test func `the ad's own picture goes before a frame of its video`() async throws {
        try put(try Self.redFilm.get(), "sea.mp4")
        try put(try picture(.blue), "poster.png")
        let (run, png) = try await preview(try markup(Self.vast, main: "poster.png"))
        #expect(run.err.isEmpty)
        #expect(try posterColour(png)[0] < 40)
        // The button in the middle is there all the same.
        #expect(isNear(try colour(png, at: 195, 148), [255, 255, 255]))
    }

    @Test func `a file that is named goes before those of the document`() async throws {
        try put(try Film.card(seconds: 1, size: "160x90"), "sea.mp4")
        let named = try put(try Self.redFilm.get(), "named.mp4")
        let (run, png) = try await preview(try markup(Self.vast), options: ["--video", named])
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
    }

    @Test func `a frame of the document's goes before a gray box in place of the main picture`()
        async throws
    {
        try put(try Self.redFilm.get(), "sea.mp4")
        let remote = try markup(Self.vast, main: "https://cdn.example/poster.png")
        let (quiet, png) = try await preview(remote)
        #expect(quiet.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
        let (run, other) = try await preview(try markup(Self.vast, main: "nowhere.png"))
        let note =
            "note: nowhere.png is no picture file here; a frame of the video stands for it\n"
        #expect(run.err == note)
        #expect(isNear(try posterColour(other), Self.red))
    }

    @Test func `a frame of the file that is named goes before the ad's own picture`() async throws {
        let named = try put(try Self.redFilm.get(), "named.mp4")
        try put(try picture(.blue), "poster.png")
        let text = try markup(Self.vast, main: "poster.png")
        let (run, png) = try await preview(text, options: ["--video", named])
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
    }

    @Test func `a gray box leaves its middle to the play button`() async throws {
        let remote = "https://cdn.example/poster.png"
        let sun = (x: 205, y: 112)
        let video = try await preview(try markup(Self.vast, main: remote)).png
        #expect(isNear(try colour(video, at: sun.x, sun.y), Self.gray))
        let picture = """
            {"assets":[{"id":1,"title":{"text":"An evening at sea"}},
            {"id":3,"img":{"type":3,"url":"\(remote)","w":640,"h":360}}]}
            """
        let plain = try await preview(picture).png
        #expect(!isNear(try colour(plain, at: sun.x, sun.y), Self.gray))
    }

    @Test(arguments: [("00:00:15", true), ("", false)])
    func `no media file is asked for where neither its frame nor its length is needed`(
        duration: String,
        isQuiet: Bool
    ) async throws {
        // Whoever opens it has something to say about it.
        try put(Data("no film".utf8), "sea.mp4")
        try put(try picture(.blue), "poster.png")
        let vast = Self.vast.replacingOccurrences(of: "00:00:15", with: duration)
        let (run, _) = try await preview(try markup(vast, main: "poster.png"))
        #expect(run.status == .done)
        #expect(run.err.isEmpty == isQuiet, "\(run.err)")
    }

    @Test func `without a file a gray box of the video's shape stands for it`() async throws {
        let (run, png) = try await preview(try markup(Self.vast))
        #expect(run.status == .done)
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.gray))
        let narrow = Self.vast.replacingOccurrences(of: "height=\"360\"", with: "height=\"640\"")
        let (_, square) = try await preview(try markup(narrow))
        let heights = try [png, square].map { try image($0).size.height }
        #expect(heights[1] > heights[0] + 200)
    }

    @Test(arguments: [
        ("no film", "are not an MP4"), ("", "has no bytes"),
    ])
    func `a file that is no film is noted, and the box stands`(
        text: String,
        words: String
    ) async throws {
        try put(Data(text.utf8), "sea.mp4")
        let (run, png) = try await preview(try markup(Self.vast))
        #expect(run.status == .done)
        #expect(run.err.contains(words))
        #expect(isNear(try posterColour(png), Self.gray))
    }

    @Test(arguments: [
        ("/nowhere/film.mp4", "/nowhere/film.mp4 cannot be read: there is no such file or folder"),
        ("/", "/ cannot be read: it is a folder"),
        ("-", "--video needs a file, not standard input"),
    ])
    func `a named file that cannot be read ends the command with one sentence`(
        path: String,
        sentence: String
    ) async throws {
        let (run, png) = try await preview(try markup(Self.vast), options: ["--video", path])
        #expect(run.status == .unreadable)
        #expect(run.err.hasPrefix("native-ads: \(sentence)\n"), "\(run.err)")
        #expect(png == nil)
    }

    @Test func `a film for an ad without a video is noted`() async throws {
        let named = try put(try Self.redFilm.get(), "named.mp4")
        let (run, png) = try await preview(
            #"{"assets":[{"title":{"text":"Hi"}}]}"#,
            options: ["--video", named]
        )
        #expect(run.status == .done)
        #expect(run.err == "note: the ad has no video; the file of --video is not shown\n")
        #expect(png != nil)
    }

    @Test func `a wrapper in a native ad is noted, and the rest of the ad is drawn`() async throws {
        let (run, png) = try await preview(try markup(Self.wrapper))
        #expect(run.status == .done)
        #expect(
            run.err
                == "note: the video: https://other.example/vast was not fetched: --fetch gets it. (VAST error 301)\n"
        )
        #expect(isNear(try posterColour(png), Self.gray))
    }

    @Test(arguments: ["ad.xml", "ad.json"])
    func `VAST by itself is drawn with its own words`(name: String) async throws {
        try put(try Self.redFilm.get(), "sea.mp4")
        let (run, png) = try await preview("\n" + Self.vast, as: name)
        #expect(run.status == .done)
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
        let untitled = Self.vast.replacingOccurrences(of: "An evening at sea", with: "")
        let heights = try await [png, preview(untitled, as: name).png].map {
            try image($0).size.height
        }
        #expect(heights[0] > heights[1])
    }

    @Test func `a bid for a video is drawn as its VAST is`() async throws {
        try put(try Self.redFilm.get(), "sea.mp4")
        let bid: [String: Any] = [
            "id": "r",
            "seatbid": [
                ["bid": [["id": "b", "impid": "1", "price": 1, "mtype": 2, "adm": Self.vast]]]
            ],
        ]
        let data = try JSONSerialization.data(withJSONObject: bid)
        let (run, png) = try await preview(String(decoding: data, as: UTF8.self))
        #expect(run.status == .done)
        #expect(run.err.isEmpty)
        #expect(isNear(try posterColour(png), Self.red))
    }

    @Test(arguments: [
        ("<html><body>Not here</body></html>", "a page in HTML, not VAST. (VAST error 100)"),
        ("<VAST version=\"4.2\">", "(VAST error 100)"),
        ("<VAST version=\"4.2\"/>", "(VAST error 303)"),
        (PreviewVideoTests.wrapper, "--fetch gets it"),
    ])
    func `XML without an ad is told in one line`(text: String, words: String) async throws {
        let (run, png) = try await preview(text)
        #expect(run.status == .bad)
        #expect(run.err.contains(words), "\(run.err)")
        #expect(run.err.split(separator: "\n").count { $0.hasPrefix("native-ads: ") } == 1)
        #expect(png == nil)
    }

    @Test(arguments: [
        (6.0, "0:06"), (5.96, "0:06"), (0.2, "0:01"), (59.5, "1:00"), (90, "1:30"),
        (3600, "1:00:00"), (3725.4, "1:02:05"),
    ])
    func `a length is written as players write it`(seconds: Double, text: String) {
        #expect(PlayBadge.text(seconds) == text)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e9])
    func `what is no length is not written`(seconds: Double) {
        #expect(PlayBadge.text(seconds) == nil)
    }
}
