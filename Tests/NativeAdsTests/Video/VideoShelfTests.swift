import Foundation
import Testing

@testable import NativeAds

@MainActor struct VideoShelfTests {
    private let stage = Stage()
    private let film = URL.fixture("https://cdn.example/v.mp4")
    private let bytes = Data((0..<2000).map { UInt8($0 % 251) })

    private func serve(
        _ answer: Result<HTTPResponse, TransportError>,
        after: Double = 0
    ) {
        stage.network.add(.init(.url(film.absoluteString), answer, after: after))
    }

    private func serve(status: Int = 200, after: Double = 0, rules: String? = nil) {
        let headers = rules.map { ["Cache-Control": $0] } ?? [:]
        serve(.success(.init(status: status, headers: headers, body: bytes)), after: after)
    }

    /// Asks, and keeps what came of it.
    private func ask(_ shelf: VideoShelf) -> Task<Result<Data, MediaError>, Never> {
        Task { [film] in
            do throws(MediaError) {
                return .success(try await shelf.media(at: film))
            } catch {
                return .failure(error)
            }
        }
    }

    @Test func `one file is fetched once for five who ask at once, and never again`() async {
        serve(after: 1)
        let shelf = VideoShelf(stage.world)
        let askers = (0..<5).map { _ in ask(shelf) }
        await stage.clock.advance(by: 2)
        for asker in askers { #expect(await asker.value == .success(bytes)) }
        #expect(await ask(VideoShelf(stage.world)).value == .success(bytes))
        #expect(stage.network.urls == [film.absoluteString])
    }

    @Test(arguments: [("no-store", 2), ("max-age=60", 1)])
    func `a file is kept for as long as its server allows`(rules: String, fetches: Int) async {
        serve(rules: rules)
        let shelf = VideoShelf(stage.world)
        _ = await ask(shelf).value
        _ = await ask(shelf).value
        #expect(stage.network.urls.count == fetches)
        await stage.clock.advance(by: 61)
        _ = await ask(shelf).value
        #expect(stage.network.urls.count == fetches + 1)
    }

    private func keepOnce(_ rules: String) async {
        let headers = ["Cache-Control": rules, "ETag": "\"1\""]
        let answer = HTTPResponse(status: 200, headers: headers, body: bytes)
        stage.network.add(.init(.url(film.absoluteString), .success(answer), times: 1))
        _ = await ask(VideoShelf(stage.world)).value
        await stage.clock.advance(by: 61)
    }

    @Test func `a file that is still the same is not fetched again`() async {
        await keepOnce("max-age=60")
        serve(.success(.init(status: 304, headers: ["Cache-Control": "max-age=60"], body: Data())))
        let shelf = VideoShelf(stage.world)
        #expect(await ask(shelf).value == .success(bytes))
        #expect(stage.network.sent.last?.request.headers == ["If-None-Match": "\"1\""])
        #expect(await ask(shelf).value == .success(bytes))
        #expect(stage.network.urls.count == 2)
    }

    @Test(arguments: [("max-age=60", true), ("max-age=60, must-revalidate", false)])
    func `a kept file plays while its server fails, where that allows it`(
        rules: String,
        plays: Bool
    ) async {
        await keepOnce(rules)
        serve(status: 503)
        let answer = await ask(VideoShelf(stage.world)).value
        #expect(answer == (plays ? .success(bytes) : .failure(.notFound)))
    }

    @Test(arguments: [
        (TransportError.timeout, MediaError.timeout, 402), (.offline, .notFound, 401),
        (.dns, .notFound, 401), (.tls, .notFound, 401), (.tooLarge, .tooLarge, 405),
    ])
    func `a transport that fails has VAST's code`(
        error: TransportError,
        expected: MediaError,
        code: Int
    ) async {
        serve(.failure(error))
        #expect(await ask(VideoShelf(stage.world)).value == .failure(expected))
        #expect(expected.code == code)
    }

    @Test(arguments: [204, 206, 403, 404, 500])
    func `an answer that is no whole file is none`(status: Int) async {
        serve(status: status)
        #expect(await ask(VideoShelf(stage.world)).value == .failure(.notFound))
    }

    @Test func `a file of more than 20 MB is refused`() async {
        serve(.success(.init(status: 200, body: Data(count: VideoShelf.largestFile + 1))))
        #expect(await ask(VideoShelf(stage.world)).value == .failure(.tooLarge))
    }

    @Test(arguments: ["file:///etc/passwd", "data:video/mp4;base64,AAAA", "ftp://cdn.example/v"])
    func `what is not of the web is never asked for`(address: String) async {
        let shelf = VideoShelf(stage.world)
        await #expect(throws: MediaError.notFound) {
            try await shelf.media(at: URL.fixture(address))
        }
        #expect(stage.network.urls.isEmpty)
    }

    @Test func `who gives up is answered at once, and the download stops with the last`() async {
        serve(after: 5)
        let shelf = VideoShelf(stage.world)
        let first = ask(shelf)
        let second = ask(shelf)
        await stage.clock.advance(by: 1)
        first.cancel()
        #expect(await first.value == .failure(.cancelled))
        #expect(stage.network.cancelled.isEmpty)
        second.cancel()
        #expect(await second.value == .failure(.cancelled))
        await stage.clock.settle()
        #expect(stage.network.cancelled == [film])
        let third = ask(shelf)
        await stage.clock.advance(by: 6)
        #expect(await third.value == .success(bytes))
    }
}
