import Foundation
import Testing

@testable import NativeAds

/// Stops the world at every single operation on the disk, and within every write at every byte.
@MainActor struct CrashSimulationTests {
    /// What one run of the app promised, and what the network saw of it.
    struct Run {
        /// URLs whose event reached the app.
        var promised: Set<String> = []
        /// URLs in the order in which they were sent.
        var sent: [String] = []
    }

    /// What the network hears, for as long as the machine runs.
    private final class Wire: Sendable {
        private let disk: FragileDisk
        private let state = Locked<(sent: [String], failing: Set<String>)>(([], []))

        init(_ disk: FragileDisk, failingOnce: Set<String>) {
            self.disk = disk
            state.withLock { $0.failing = failingOnce }
        }

        var sent: [String] { state.withLock { $0.sent } }

        @Sendable func send(
            _ request: HTTPRequest
        ) async throws(TransportError) -> HTTPResponse {
            let url = request.url.absoluteString
            guard !disk.isStopped else { throw .offline }
            let fails = state.withLock { state in
                let fails = state.failing.remove(url) != nil
                if !fails { state.sent.append(url) }
                return fails
            }
            guard !fails else { throw .offline }
            return HTTPResponse(status: 200)
        }
    }

    private static let left = ["https://t.example/left", "https://t.example/behind"]

    /// A disk on which two earlier runs left something, one of them in the middle of a line.
    private func disk() -> FragileDisk {
        let disk = FragileDisk()
        let lines = (Self.left + ["https://t.example/struck"]).map { url in
            TrackerLine.added(
                TrackerRecord(id: url, url: URL.fixture(url), time: 1_700_000_000)
            ).text
        }
        let struck = TrackerLine.done("https://t.example/struck").text
        disk.put("trackers-1.log", Data((lines[0] + lines[2] + struck + "+ half 17").utf8))
        disk.put("trackers-4.log", Data((lines[1] + lines[0]).utf8))
        return disk
    }

    /// One run of the app: it delivers what is left, counts some more, and clears its file.
    private func play(_ name: String, on disk: FragileDisk) async -> Run {
        let clock = ManualClock()
        let wire = Wire(disk, failingOnce: ["https://t.example/\(name)-1"])
        var world = World.test(clock: clock, network: ScriptedNetwork(clock: clock))
        world.files = disk.files
        world.send = wire.send
        let ids = Locked(0)
        world.randomID = {
            ids.withLock {
                $0 += 1
                return "\(name)-\($0)"
            }
        }
        let queue = TrackerQueue(world: world, clearsAfter: 3)
        var run = Run()
        await queue.deliver()
        for event in [["0", "1"], ["2"], ["3", "4"]] {
            let urls = event.map { "https://t.example/\(name)-\($0)" }
            let written = await queue.append(urls.map(URL.fixture))
            // The app hears of the event now, if it still runs.
            if !disk.isStopped { run.promised.formUnion(urls) }
            await queue.deliver(written)
            await clock.advance(by: 6)
        }
        await clock.advance(by: 20)
        run.sent = wire.sent
        return run
    }

    /// Every operation of a run that nothing disturbs, cut at every byte.
    private func places() async -> [FragileDisk.Place] {
        let disk = disk()
        disk.start()
        _ = await play("a", on: disk)
        return disk.lengths.enumerated().flatMap { operation, length in
            (0...length).map { FragileDisk.Place(operation: operation, bytes: $0) }
        }
    }

    @Test func `loses nothing and repeats nothing acknowledged, wherever the world stops`()
        async throws
    {
        let places = await places()
        #expect(places.count > 600)
        var generator = SeededNumbers(seed: 11)
        for place in places {
            let disk = disk()
            disk.start(.stop, at: place)
            let first = await play("a", on: disk)
            var runs = [first]
            var acknowledged = [disk.struckOut]
            // Now and then the next run is stopped as well, most of all while it takes over.
            if place.bytes == 0 || Int.random(in: 0..<4, using: &generator) == 0 {
                let operation = Int.random(in: 0..<30, using: &generator)
                let bytes = Int.random(in: 0..<100, using: &generator)
                disk.start(.stop, at: .init(operation: operation, bytes: bytes))
                runs.append(await play("b", on: disk))
                acknowledged.append(disk.struckOut)
            }
            disk.start()
            runs.append(await play("c", on: disk))
            for (index, struckOut) in acknowledged.enumerated() {
                let later = runs[(index + 1)...].flatMap(\.sent)
                #expect(struckOut.isDisjoint(with: later), "sent again after \(place)")
            }
            let promised = runs.reduce(Set(Self.left)) { $0.union($1.promised) }
            let sent = Set(runs.flatMap(\.sent))
            #expect(promised.isSubset(of: sent), "lost at \(place): \(promised.subtracting(sent))")
            #expect(sent.allSatisfy { $0.hasPrefix("https://t.example/") && !$0.contains("half") })
            #expect(disk.contents.keys.allSatisfy { !$0.hasSuffix(".new") })
        }
    }

    @Test func `calls each tracker once and catches up, whichever operation on the disk fails`()
        async throws
    {
        let places = await places().filter { $0.bytes % 7 == 0 }
        for place in places {
            let disk = disk()
            disk.start(.failure, at: place)
            let first = await play("a", on: disk)
            #expect(first.promised.isSubset(of: first.sent), "\(place)")
            #expect(Set(first.sent).count == first.sent.count, "sent twice after \(place)")
            disk.start()
            let second = await play("b", on: disk)
            disk.start()
            let third = await play("c", on: disk)
            // Only where the very deletion failed, and no write came after it, is one repeated.
            let repeated = first.sent.filter((second.sent + third.sent).contains)
            #expect(repeated.count <= 1, "\(place): \(repeated)")
            let all = Set(first.sent + second.sent + third.sent)
            #expect(all.isSuperset(of: Self.left), "\(place)")
        }
    }
}
