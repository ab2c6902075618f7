import Foundation
import FoundationNetworking
import Glibc
import Synchronization
import Testing

@testable import AdServer

/// A video over real HTTP.
@Suite(.timeLimit(.minutes(5)))
struct VideoServingTests {
    private let shop: Shop
    private let server: RunningServer
    private let name: String
    private let film = MP4File.film

    init() throws {
        shop = try Shop(catalog: nil)
        server = try RunningServer(RunningServer.Configuration(database: shop.path))
        name = try StoredVideo(film).facts.name
    }

    private var url: String { "\(server.url)/v/\(name)" }

    private func get(
        _ headers: [String: String] = [:],
        method: String = "GET"
    ) async throws -> (HTTPURLResponse, Data) {
        try await Wire.get(url, method: method, headers: headers)
    }

    @Test func `the whole file says that it can be had in parts, and never changes`() async throws {
        let (response, data) = try await get()
        #expect(response.statusCode == 200 && Array(data) == film)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "video/mp4")
        #expect(response.value(forHTTPHeaderField: "Accept-Ranges") == "bytes")
        #expect(response.value(forHTTPHeaderField: "ETag") == "\"\(name)\"")
        #expect(response.value(forHTTPHeaderField: "Cache-Control")?.hasSuffix("immutable") == true)
        try await server.stop()
    }

    @Test(arguments: [
        ("bytes=0-1", 0..<2), ("bytes=100-", 100..<MP4File.film.count),
        ("bytes=-5", MP4File.film.count - 5..<MP4File.film.count),
    ])
    func `a range is answered with its bytes and its place`(
        header: String,
        range: Range<Int>
    ) async throws {
        let (response, data) = try await get(["Range": header])
        #expect(response.statusCode == 206 && Array(data) == Array(film[range]))
        #expect(
            response.value(forHTTPHeaderField: "Content-Range")
                == "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(film.count)"
        )
        #expect(response.value(forHTTPHeaderField: "Content-Length") == "\(range.count)")
        try await server.stop()
    }

    @Test func `a range beyond the end is told the length`() async throws {
        let (response, data) = try await get(["Range": "bytes=\(film.count)-"])
        #expect(response.statusCode == 416)
        #expect(response.value(forHTTPHeaderField: "Content-Range") == "bytes */\(film.count)")
        #expect(String(decoding: data, as: UTF8.self).contains("none of those"))
        try await server.stop()
    }

    @Test func `several ranges, or a range of another version, get the whole`() async throws {
        for headers in [
            ["Range": "bytes=0-1,4-5"], ["Range": "bytes=0-1", "If-Range": "\"other\""],
            ["Range": "bytes=0-1", "If-Range": "Mon, 30 Nov 2026 10:00:00 GMT"],
        ] {
            let (response, data) = try await get(headers)
            #expect(response.statusCode == 200 && data.count == film.count)
        }
        let (same, _) = try await get(["Range": "bytes=0-1", "If-Range": "\"\(name)\""])
        #expect(same.statusCode == 206)
        try await server.stop()
    }

    @Test func `who has it already is told so, range or not`() async throws {
        for headers in [
            ["If-None-Match": "\"\(name)\""],
            ["If-None-Match": "\"\(name)\"", "Range": "bytes=0-1"],
        ] {
            let (response, data) = try await get(headers)
            #expect(response.statusCode == 304 && data.isEmpty)
            // RFC 9110, 8.6: the length of what 200 would have brought, or none.
            #expect(response.value(forHTTPHeaderField: "Content-Length") == "\(film.count)")
        }
        try await server.stop()
    }

    @Test func `HEAD tells the length of the whole, because ranges are of GET alone`() async throws
    {
        let (response, data) = try await get(["Range": "bytes=0-1"], method: "HEAD")
        #expect(response.statusCode == 200 && data.isEmpty)
        #expect(response.value(forHTTPHeaderField: "Content-Length") == "\(film.count)")
        #expect(response.value(forHTTPHeaderField: "Accept-Ranges") == "bytes")
        try await server.stop()
    }

    @Test func `an unknown name is not found, and a video is not written`() async throws {
        #expect(try await Wire.get("\(server.url)/v/none.mp4").0.statusCode == 404)
        #expect(try await get(method: "DELETE").0.statusCode == 405)
        try await server.stop()
    }

    @Test func `many read at once, each from its own place`() async throws {
        let (film, url) = (film, url)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for start in 0..<50 {
                group.addTask {
                    let range = ["Range": "bytes=\(start * 700)-"]
                    let (_, data) = try await Wire.get(url, headers: range)
                    return Array(data) == Array(film[(start * 700)...])
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        try await server.stop()
    }

    @Test func `a film that is lost half-way ends the connection, not the server`() async throws {
        try shop.database.run("DELETE FROM video_parts")
        await #expect(throws: URLError.self) { try await Wire.get(url) }
        #expect(try await Wire.get("\(server.url)/health").0.statusCode == 200)
        try await server.stop()
    }

    /// What was read of a film, told when nobody can read any more.
    private final class Reel: Sendable {
        private let count = Mutex(0)
        private let finished: AsyncStream<Int>.Continuation

        init(_ finished: AsyncStream<Int>.Continuation) { self.finished = finished }

        func read(_ limit: Int) -> ArraySlice<UInt8> {
            count.withLock { $0 += limit }
            return [UInt8](repeating: 0, count: limit)[...]
        }

        deinit {
            finished.yield(count.withLock { $0 })
            finished.finish()
        }
    }

    @Test func `a slow reader is not silent, because little is sent ahead of it`() async throws {
        let (counts, finished) = AsyncStream<Int>.makeStream()
        let socket = try ListenSocket()
        var limits = HTTPLimits()
        limits.timeout = 1
        let http = try HTTPServer(socket, limits: limits) { _, answer in
            let reel = Reel(finished)
            var response = HTTPResponse(200)
            response.stream = HTTPStream(length: 20_000_000) { reel.read(min($1, 65_536)) }
            answer(response)
        }
        let peer = Wire.open(port: socket.port, sending: "GET /v HTTP/1.1\r\nHost: a\r\n\r\n")
        defer { close(peer) }
        var count = counts.makeAsyncIterator()
        // The system asks for more once a third of what it keeps was taken.
        #expect(try #require(await count.next()) < 1_000_000)
        await http.stop()
    }

    @Test func `no reader has more than one piece of a film in memory`() throws {
        let video = try StoredVideo(MP4File(media: [UInt8](repeating: 1, count: 300_000)).bytes)
        try VideoStore(shop.database).save(video)
        let stream = try Films(path: shop.path).stream(video.facts.name, 10..<video.facts.size)
        #expect(stream.read(0, .max).count == VideoStore.partLength - 10)
        #expect(stream.read(VideoStore.partLength, 100).count == 100)
        #expect(stream.read(stream.length, 100).isEmpty)
    }
}
