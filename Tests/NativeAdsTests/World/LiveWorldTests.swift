import Foundation
import Testing

@testable import NativeAds

struct LiveWorldTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("native-ads-tests-\(UUID().uuidString)", isDirectory: true)

    private func inFolder(_ body: (URL) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("deep/file"))
    }

    @Test(arguments: [true, false])
    func `appends, replaces, lists and removes files`(isLive: Bool) throws {
        let files = isLive ? Files.live : .memory()
        try inFolder { file in
            #expect(try files.read(file) == nil)
            #expect(try files.list(file.deletingLastPathComponent()).isEmpty)
            try files.append(file, Data("one".utf8))
            try files.append(file, Data("two".utf8))
            #expect(try files.read(file) == Data("onetwo".utf8))
            try files.replace(file, Data("three".utf8))
            #expect(try files.read(file) == Data("three".utf8))
            let entries = try files.list(file.deletingLastPathComponent())
            #expect(entries.map(\.size) == [5])
            #expect(entries.map(\.url.lastPathComponent) == ["file"])
            try files.remove(file)
            try files.remove(file)
            #expect(try files.read(file) == nil)
        }
    }

    @Test func `replaces a file whole, however many do so at one time`() throws {
        try inFolder { file in
            let files = Files.live
            let whole = Locked(0)
            DispatchQueue.concurrentPerform(iterations: 24) { writer in
                let data = Data(repeating: UInt8(writer), count: 500_000)
                guard (try? files.replace(file, data)) != nil,
                    let found = try? files.read(file), found.count == 500_000
                else { return }
                if Set(found).count == 1 { whole.withLock { $0 += 1 } }
            }
            let count = whole.withLock { $0 }
            let left = try files.list(file.deletingLastPathComponent())
            #expect(count == 24)
            #expect(left.count == 1)
        }
    }

    @Test(arguments: [true, false])
    func `gives a file name to one at a time`(isLive: Bool) throws {
        let files = isLive ? Files.live : .memory()
        try inFolder { file in
            var claim = files.claim(file)
            #expect(claim != nil)
            #expect(files.claim(file) == nil)
            claim = nil
            #expect(claim == nil)
            #expect(files.claim(file) != nil)
        }
    }

    @Test func `has clocks that only grow`() async throws {
        let world = World.live
        let (uptime, boot) = (world.uptime(), world.bootTime())
        try await world.sleepUntilUptime(uptime)
        try await world.sleepUntilBootTime(boot + 0.001)
        #expect(world.uptime() > uptime)
        #expect(world.bootTime() >= boot + 0.001)
    }

    @Test func `wakes at once when a task is cancelled`() async {
        let task = Task { try await World.live.sleepUntilUptime(.greatestFiniteMagnitude) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `tells an offline address apart from an answer`() async {
        await #expect(throws: TransportError.self) {
            _ = try await World.live.send(HTTPRequest(.get, .fixture("http://127.0.0.1:1/")))
        }
    }

    @Test func `makes identifiers that differ`() {
        #expect(World.live.randomID() != World.live.randomID())
    }

    @Test func `hears when the app comes and goes, until nobody listens`() async throws {
        // One of its own: the process's is heard by the views of other tests.
        let center = NotificationCenter()
        func post(_ name: String) {
            center.post(name: Notification.Name(name), object: nil)
        }
        let changes = SystemChanges.stream(of: center)
        post("UIApplicationDidEnterBackgroundNotification")
        post("UIApplicationDidBecomeActiveNotification")
        var reader = changes.makeAsyncIterator()
        #expect(await reader.next() == .background)
        #expect(await reader.next() == .active)
        let listening = Task { for await _ in SystemChanges.stream(of: center) {} }
        listening.cancel()
        await listening.value
        post("UIApplicationDidBecomeActiveNotification")
    }

    @Test func `delivers over the real files`() async throws {
        let clock = ManualClock()
        let network = ScriptedNetwork(clock: clock)
        network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 1))
        let world = World.test(clock: clock, network: network, files: .live)
            .storing(state: folder, caches: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            await Self.run(world, clock, appends: network.sent.isEmpty)
        }
        #expect(network.urls == ["https://t.example/a", "https://t.example/a"])
        let log = folder.appendingPathComponent("trackers-1.log")
        #expect(TrackerLog.records(in: [try Data(contentsOf: log)]).isEmpty)
    }

    @MainActor private static func run(_ world: World, _ clock: ManualClock, appends: Bool) async {
        let queue = TrackerQueue(world: world)
        let written = appends ? await queue.append([.fixture("https://t.example/a")]) : []
        await queue.deliver(written)
        await clock.settle()
    }
}
