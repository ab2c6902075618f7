import Foundation
import FoundationNetworking
import OpenRTB
import PictureHeaders
import Synchronization
import Testing

@testable import AdServer

/// Over real HTTP, on a port that the system chooses.
@Suite(.timeLimit(.minutes(5)))
struct HTTPServerTests {
    private let shop: Shop
    private let server: RunningServer
    private let lines = Lines()

    /// What was logged.
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    init() throws {
        shop = try Shop()
        var configuration = RunningServer.Configuration(database: shop.path)
        let lines = lines
        configuration.limits.timeout = 8
        configuration.log = { line in lines.all.withLock { $0.append(line) } }
        server = try RunningServer(configuration)
    }

    private var port: Int { URL(string: server.url)?.port ?? 0 }

    private func markup(_ unit: String = "home") async throws -> NativeMarkup {
        let body = Shop.request(unit) { _, imp in imp.secure = 1 }.data
        let (response, data) = try await Wire.post(server.url + "/openrtb2/auction", body)
        #expect(response.statusCode == 200)
        let bid = try #require(BidResponse.read(data).value.seatbid.first?.bid.first)
        return try bid.nativeMarkup(for: nil).value
    }

    @Test func `sells an ad, shows its pictures, counts it and leads to its page`() async throws {
        let markup = try await markup()
        for asset in markup.assets {
            guard case .image(let image) = asset.content else { continue }
            let (response, data) = try await Wire.get(image.url)
            #expect(response.statusCode == 200 && PictureHeader(Array(data))?.width == image.w)
        }
        for tracker in markup.eventtrackers {
            #expect(try await Wire.get(tracker.url ?? "").0.statusCode == 200)
        }
        let url = try #require(markup.link?.url)
        for query in ["", "?__hstc=1.2.3&_ga=7", "?dest=https%3A%2F%2Fevil.example"] {
            let (response, _) = try await Wire.get(url + query)
            #expect(response.statusCode == 302)
            #expect(response.value(forHTTPHeaderField: "Location") == Shop.landing)
            #expect(response.value(forHTTPHeaderField: "Cache-Control") == "no-store")
        }
        let totals = try shop.report().totals
        #expect(totals.impressions == 1 && totals.viewables == 1 && totals.clicks == 1)
        try await server.stop()
    }

    @Test func `two hundred identical events at once count once, and each gets an answer`()
        async throws
    {
        let url = try #require(try await markup().eventtrackers.first?.url)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { try await Wire.get(url).0.statusCode } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == [Int](repeating: 200, count: 200))
        #expect(try shop.report().totals.impressions == 1)
        try await server.stop()
    }

    @Test func `an answered event is in the database at once, with the server still running`()
        async throws
    {
        for tracker in try await markup().eventtrackers {
            _ = try await Wire.get(tracker.url ?? "")
            // What another process would find after this one was killed now.
            let other = try Database(path: shop.path)
            let kinds = try other.run("SELECT kind FROM events").map { $0.integer(0) }
            #expect(kinds.contains(Int64(tracker.event.rawValue)))
        }
        try await server.stop()
    }

    @Test(arguments: [
        ("GET", "/health", 200), ("HEAD", "/health", 200), ("PUT", "/health", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/c/AAAA", 400), ("GET", "/e/", 404), ("GET", "/p/..%2f..%2fetc%2fpasswd", 404),
    ])
    func `answers what is not an ad`(method: String, path: String, status: Int) async throws {
        let (response, data) = try await Wire.get(server.url + path, method: method)
        #expect(response.statusCode == status)
        #expect(data.isEmpty == (method == "HEAD"))
        try await server.stop()
    }

    @Test func `a body that is too long is refused before it is read`() async throws {
        let head =
            "POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n"
        let answer = await Wire.exchange(port: port, Array(head.utf8))
        #expect(answer.starts(with: "HTTP/1.1 413 ".utf8))
        let chunk = [UInt8](repeating: 0x20, count: 0x10000)
        var chunked = Array(
            "POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
                .utf8
        )
        for _ in 0..<5 { chunked += Array("10000\r\n".utf8) + chunk + Array("\r\n".utf8) }
        #expect(
            await Wire.exchange(port: port, chunked + Array("0\r\n\r\n".utf8)).starts(
                with: "HTTP/1.1 413 ".utf8
            )
        )
        // Somebody who goes on for ever is cut off.
        for _ in 0..<40 { chunked += Array("10000\r\n".utf8) + chunk + Array("\r\n".utf8) }
        #expect(await Wire.exchange(port: port, chunked).isEmpty)
        #expect(try await Wire.get(server.url + "/health").0.statusCode == 200)
        try await server.stop()
    }

    @Test(arguments: [
        "Content-Length: 2\r\nTransfer-Encoding: chunked", "Content-Length: 2\r\nContent-Length: 5",
        "Content-Length: 2\r\ncontent-length: 2",
    ])
    func `a request whose end is in doubt ends the connection`(headers: String) async throws {
        let head = "POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n0\r\n\r\n"
        let second = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = await Wire.exchange(port: port, Array((head + second).utf8))
        #expect(answer.starts(with: "HTTP/1.1 400 ".utf8))
        #expect(String(decoding: answer, as: UTF8.self).split(separator: "HTTP/1.1 ").count == 1)
        try await server.stop()
    }

    @Test func `a failing database is told to the operator, its path to nobody else`() async throws
    {
        let blocker = try Database(path: shop.path)
        let said = Lines()
        let site = try Site(Database(path: shop.path), base: "https://a.example")
        let queue = CommitQueue(site) { failure in
            said.all.withLock { $0.append(failure.sentence) }
        }
        try blocker.run("DROP TABLE requests")
        let body = Array(Shop.request("home").data)
        let response = await queue.respond(
            to: HTTPRequest("POST", "/openrtb2/auction", body: body)
        )
        #expect(response.status == 503)
        #expect(!String(decoding: response.body, as: UTF8.self).contains(shop.folder.path))
        let heard = said.all.withLock { $0 }
        #expect(heard.count == 1 && heard[0].contains(shop.path))
        try await server.stop()
    }

    @Test func `hostile bytes end in an answer or a closed connection, and the server lives on`()
        async throws
    {
        var generator = Noise(state: 7)
        var inputs: [[UInt8]] = [
            [], [0], Array("\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8),
            Array("GET / HTTP/9.9\r\n\r\n".utf8),
            Array("GET /\u{0}/ HTTP/1.1\r\nHost: a\r\n\r\n".utf8),
            Array(("GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n").utf8),
            Array(
                ("GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 20_000) + "\r\n").utf8
            ),
            Array("POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n".utf8),
            Array(
                "POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc".utf8
            ),
            Array(
                "POST /openrtb2/auction HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
                    .utf8
            ),
            Array("GET /c/\r\nLocation: https://evil.example HTTP/1.1\r\nHost: a\r\n\r\n".utf8),
            Array("GET /health?\u{1b}[2J HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8),
        ]
        let good = Array("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
        for _ in 0..<100 {
            var bytes = good
            for _ in 0..<3 { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
            inputs.append(bytes)
        }
        // All at once, as some end only when the server's patience does.
        let port = port
        let answers = await withTaskGroup(of: [UInt8].self) { group in
            for input in inputs { group.addTask { await Wire.exchange(port: port, input) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for answer in answers {
            #expect(answer.isEmpty || answer.starts(with: "HTTP/1.".utf8))
            #expect(!String(decoding: answer, as: UTF8.self).contains("evil.example"))
        }
        #expect(try await Wire.get(server.url + "/health").0.statusCode == 200)
        let logged = lines.all.withLock { $0 }
        #expect(logged.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7e).contains($0) } })
        try await server.stop()
    }

    @Test func `a line of the log has the time, the request and why it got no ad`()
        async throws
    {
        let body = Shop.request("closed").data
        #expect(try await Wire.post(server.url + "/openrtb2/auction", body).0.statusCode == 200)
        let line = try #require(lines.all.withLock { $0.last })
        let (time, rest) = (line.prefix { $0 != " " }, line.drop { $0 != " " })
        #expect(Instant.milliseconds(String(time)) != nil)
        #expect(rest == " POST /openrtb2/auction 200 closed: no campaign runs for the unit")
        let bad = Data(#"{"id":"q","imp":[]}"#.utf8)
        #expect(try await Wire.post(server.url + "/openrtb2/auction", bad).0.statusCode == 400)
        let refusal = try #require(lines.all.withLock { $0.last }).drop { $0 != " " }
        #expect(refusal == " POST /openrtb2/auction 400 imp must hold at least one impression")
        try await server.stop()
    }

    @Test(arguments: ["0.0.0.0", "::", "0", "0:0::0"])
    func `every address is none that an ad may name`(host: String) async throws {
        var configuration = RunningServer.Configuration(database: shop.path)
        configuration.host = host
        let error = try #require(throws: ServerError.self) { try configuration.listen() }
        #expect(error.sentence.contains("--base-url"))
        configuration.baseURL = "http://127.0.0.1:8080"
        try configuration.listen().close()
        try await server.stop()
    }

    @Test func `what is imported while it runs is known from the next request on`() async throws {
        let address = server.url + "/openrtb2/auction"
        let body = Shop.request("late").data
        #expect(try await Wire.post(address, body).0.statusCode == 400)
        try shop.importCatalog(["units": [["id": "late"]]])
        #expect(try await Wire.post(address, body).0.statusCode == 204)
        try await server.stop()
    }

    @Test func `keeps a connection for several requests`() async throws {
        let one = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n"
        let last = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = String(
            decoding: await Wire.exchange(
                port: port,
                Array((one + one + last).utf8),
                thenCloses: false
            ),
            as: UTF8.self
        )
        #expect(answer.split(separator: "HTTP/1.1 200 OK").count == 3)
        try await server.stop()
    }

    @Test func `says in one line when it cannot start`() async throws {
        var configuration = RunningServer.Configuration(database: shop.path)
        configuration.port = port
        #expect(
            throws: ServerError(sentence: "cannot listen on 127.0.0.1:\(port): the port is in use")
        ) {
            try RunningServer(configuration)
        }
        configuration.port = 0
        configuration.database = shop.folder.path
        #expect(throws: ServerError.self) { try RunningServer(configuration) }
        configuration.host = "999.1.1.1"
        #expect(throws: ServerError.self) { try RunningServer(configuration) }
        try await server.stop()
        // Its port is free again.
        configuration = RunningServer.Configuration(database: shop.path)
        configuration.port = port
        try await RunningServer(configuration).stop()
    }

    @Test func `stopping leaves one file that holds everything`() async throws {
        let url = try #require(try await markup().eventtrackers.first?.url)
        _ = try await Wire.get(url)
        try await server.stop()
        let size =
            try FileManager.default.attributesOfItem(atPath: shop.path + "-wal")[.size] as? Int
        #expect(size ?? 0 == 0)
        #expect(try shop.report().totals.impressions == 1)
        await #expect(throws: (any Error).self) { try await Wire.get(server.url + "/health") }
    }
}

/// Numbers that look random and are the same in every run.
private struct Noise {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
