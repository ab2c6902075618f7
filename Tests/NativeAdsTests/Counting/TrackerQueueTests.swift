import Foundation
import Testing

@testable import NativeAds

@MainActor struct TrackerQueueTests {
    private let stage = Stage()
    private let log = URL(fileURLWithPath: "/virtual/state/trackers-1.log")

    private func call(_ queue: TrackerQueue, _ urls: String...) async {
        await queue.deliver(await queue.append(urls.map(URL.fixture)))
        await stage.clock.settle()
    }

    private var pending: [String] {
        TrackerLog.records(in: [((try? stage.world.files.read(log)) ?? nil) ?? Data()])
            .map(\.url.absoluteString)
    }

    /// The line of a record.
    private func line(_ id: String, time: Double = 1_700_000_000) -> Data {
        let url = URL.fixture("https://t.example/\(id)")
        return Data(TrackerLine.added(TrackerRecord(id: id, url: url, time: time)).text.utf8)
    }

    @Test(arguments: [200, 204, 302, 404, 500])
    func `takes any answer for delivery`(status: Int) async {
        stage.network.add(
            .init(.prefix("https://t.example/"), .success(HTTPResponse(status: status)))
        )
        let queue = TrackerQueue(world: stage.world)
        await call(queue, "https://t.example/a")
        await stage.clock.advance(by: 10_000)
        #expect(stage.network.urls == ["https://t.example/a"])
        #expect(pending.isEmpty)
    }

    @Test func `retries after failures of the transport only`() async {
        stage.network.add(
            .init(.prefix("https://t.example/"), .failure(.offline), times: 3)
        )
        let queue = TrackerQueue(world: stage.world)
        await call(queue, "https://t.example/a")
        #expect(pending == ["https://t.example/a"])
        await stage.clock.advance(by: 10_000)
        #expect(stage.network.sent.map(\.time) == [0, 10, 70, 370])
        #expect(pending.isEmpty)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `stops after ten tries and goes on in the next run`() async {
        stage.network.add(
            .init(.prefix("https://t.example/"), .failure(.offline), times: 10)
        )
        var queue: TrackerQueue? = TrackerQueue(world: stage.world)
        if let queue { await call(queue, "https://t.example/a") }
        await stage.clock.advance(by: 100_000)
        #expect(stage.network.sent.count == 10)
        queue = nil
        await TrackerQueue(world: stage.world).deliver()
        await stage.clock.settle()
        #expect(stage.network.sent.count == 11)
        #expect(pending.isEmpty)
    }

    @Test func `leaves its timer when it goes, and keeps its file`() async {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        var queue: TrackerQueue? = TrackerQueue(world: stage.world)
        if let queue { await call(queue, "https://t.example/a") }
        #expect(stage.clock.sleeperCount == 1)
        queue = nil
        await stage.clock.settle()
        #expect(stage.clock.sleeperCount == 0)
        #expect(pending == ["https://t.example/a"])
    }

    @Test func `delivers what an earlier run left, from the start of the next`() async {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 1))
        var queue: TrackerQueue? = TrackerQueue(world: stage.world)
        if let queue { await call(queue, "https://t.example/a") }
        queue = nil
        await stage.clock.settle()
        _ = stage.engine()
        await stage.clock.settle()
        #expect(stage.network.urls == ["https://t.example/a", "https://t.example/a"])
        #expect(pending.isEmpty)
    }

    @Test func `shares no file between two that run at once`() async {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 2))
        let one = TrackerQueue(world: stage.world)
        let two = TrackerQueue(world: stage.world)
        await call(one, "https://t.example/1")
        await call(two, "https://t.example/2")
        let both = ["https://t.example/1", "https://t.example/2"]
        #expect(stage.network.urls == both)
        // Both are due again at the same instant; which goes first only a replay's one thread fixes.
        await stage.clock.advance(by: 20)
        #expect(stage.network.urls.dropFirst(2).sorted() == both)
    }

    @Test func `takes over the file of one that is gone`() async throws {
        let other = URL(fileURLWithPath: "/virtual/state/trackers-3.log")
        try stage.world.files.append(other, line("x"))
        await TrackerQueue(world: stage.world).deliver()
        await stage.clock.settle()
        #expect(stage.network.urls == ["https://t.example/x"])
        #expect(try stage.world.files.read(other) == nil)
        #expect(pending.isEmpty)
    }

    @Test func `leaves no file where nothing was ever to be delivered`() async throws {
        await TrackerQueue(world: stage.world).deliver()
        let folder = stage.world.folders.state
        #expect(try stage.world.files.list(folder).isEmpty)
    }

    @Test func `calls by the user agent of the device`() async {
        stage.world.device = {
            var facts = DeviceFacts()
            facts.userAgent = "Phone/1"
            return facts
        }
        await call(TrackerQueue(world: stage.world), "https://t.example/a")
        #expect(stage.network.sent.first?.request.headers == ["User-Agent": "Phone/1"])
    }

    @Test func `calls a tracker although the disk is full`() async {
        struct Full: Error {}
        stage.world.files.append = { _, _ in throw Full() }
        stage.world.files.replace = { _, _ in throw Full() }
        await call(TrackerQueue(world: stage.world), "https://t.example/a")
        #expect(stage.network.urls == ["https://t.example/a"])
    }

    @Test func `clears delivered trackers out of its file`() async throws {
        let queue = TrackerQueue(world: stage.world)
        for number in 0..<200 {
            await call(queue, "https://t.example/\(number)")
        }
        let file = try #require(try stage.world.files.read(log))
        #expect(file.count < 64 * 80)
        #expect(stage.network.sent.count == 200)
    }

    @Test func `goes on behind a line that was cut short`() async throws {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        try stage.world.files.append(log, line("x") + line("y").dropLast(5))
        await call(TrackerQueue(world: stage.world), "https://t.example/z")
        #expect(pending == ["https://t.example/x", "https://t.example/z"])
    }

    @Test func `adds nothing to half a line that the disk failed to clear away`() async throws {
        struct Full: Error {}
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        try stage.world.files.append(log, line("x") + line("y").dropLast(5))
        let files = stage.world.files
        let failures = Locked(1)
        stage.world.files.replace = { url, data in
            let fails = failures.withLock { left in
                left -= 1
                return left >= 0
            }
            if fails { throw Full() }
            try files.replace(url, data)
        }
        await call(TrackerQueue(world: stage.world), "https://t.example/z")
        #expect(pending == ["https://t.example/x", "https://t.example/z"])
    }

    @Test func `calls nothing again out of a file that cannot be removed`() async throws {
        struct Stuck: Error {}
        let other = URL(fileURLWithPath: "/virtual/state/trackers-2.log")
        try stage.world.files.append(other, line("x"))
        stage.world.files.remove = { _ in throw Stuck() }
        for _ in 0..<3 {
            let queue = TrackerQueue(world: stage.world, clearsAfter: 1)
            await call(queue, "https://t.example/new")
        }
        #expect(stage.network.urls.filter { $0.hasSuffix("/x") } == ["https://t.example/x"])
        #expect(stage.network.urls.count == 4)
    }

    @Test func `calls once what a run that ended while taking over left in two files`() async throws
    {
        let record = line("x")
        let struck = line("y")
        try stage.world.files.append(log, record + struck + Data(TrackerLine.done("y").text.utf8))
        let other = URL(fileURLWithPath: "/virtual/state/trackers-2.log")
        try stage.world.files.append(other, record + struck)
        await TrackerQueue(world: stage.world).deliver()
        await stage.clock.settle()
        #expect(stage.network.urls == ["https://t.example/x"])
    }

    /// The disk is full for one write, of which half arrives; the app is killed later.
    @Test func `has all on disk again once the disk has room`() async throws {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        struct Full: Error {}
        let files = stage.world.files
        let isFull = Locked(true)
        stage.world.files.append = { url, data in
            guard isFull.withLock({ $0 }) else { return try files.append(url, data) }
            try files.append(url, data.prefix(data.count - 5))
            throw Full()
        }
        stage.world.files.replace = { url, data in
            guard !isFull.withLock({ $0 }) else { throw Full() }
            try files.replace(url, data)
        }
        let queue = TrackerQueue(world: stage.world)
        await call(queue, "https://t.example/first")
        await call(queue, "https://t.example/second")
        #expect(pending.isEmpty)
        isFull.withLock { $0 = false }
        await call(queue, "https://t.example/third")
        #expect(
            pending == [
                "https://t.example/first", "https://t.example/second", "https://t.example/third",
            ]
        )
    }

    @Test func `overwrites no file that it cannot read`() async throws {
        struct Locked: Error {}
        try stage.world.files.append(log, line("x"))
        let files = stage.world.files
        let unreadable = log
        stage.world.files.read = { url in
            if url.path == unreadable.path { throw Locked() }
            return try files.read(url)
        }
        let queue = TrackerQueue(world: stage.world)
        for number in 0..<100 {
            await call(queue, "https://t.example/\(number)")
        }
        #expect(stage.network.sent.count == 100)
        let left = TrackerLog.records(in: [try files.read(log) ?? Data()])
        #expect(left.map(\.url.absoluteString) == ["https://t.example/x"])
    }

    @Test func `drops nothing when the wall clock jumps`() async {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 1))
        let queue = TrackerQueue(world: stage.world)
        await call(queue, "https://t.example/a")
        stage.clock.jumpWallClock(by: 10 * DeliveryMachine.longestLife)
        await stage.clock.advance(by: 10)
        #expect(stage.network.urls == ["https://t.example/a", "https://t.example/a"])
        #expect(pending.isEmpty)
    }

    @Test func `waits for no tracker's body`() async {
        let queue = TrackerQueue(world: stage.world)
        await call(queue, "https://t.example/a")
        #expect(stage.network.sent.map(\.request.needsBody) == [false])
    }

    @Test func `has one timer for all that wait, and none for what is done`() async {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 300))
        let queue = TrackerQueue(world: stage.world)
        for number in 0..<100 {
            await call(queue, "https://t.example/\(number)")
            await stage.clock.advance(by: 0.01)
        }
        #expect(stage.clock.sleeperCount == 1)
        #expect(stage.network.sent.count == 100, "offline it waits, and asks nobody")
        await stage.clock.advance(to: 9.9)
        #expect(stage.network.sent.count == 100)
        await stage.clock.advance(by: 400)
        #expect(stage.network.sent.count == 400)
        #expect(stage.clock.sleeperCount == 0)
        #expect(pending.isEmpty)
    }

    @Test func `stays within bounds when it is offline for ever`() async throws {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        let queue = TrackerQueue(world: stage.world)
        for batch in 0..<30 {
            let urls = (0..<50).map { URL.fixture("https://t.example/\(batch)-\($0)") }
            await queue.deliver(await queue.append(urls))
            await stage.clock.advance(by: 1)
        }
        #expect(await queue.pending == 1000)
        #expect(pending.first == "https://t.example/10-0", "the oldest went")
        #expect(try #require(try stage.world.files.read(log)).count < 105_000)
    }

    /// Two ads at one instant: neither calls a tracker of the other before its event came.
    @Test func `calls nothing before it is told that the event came`() async {
        let queue = TrackerQueue(world: stage.world)
        let first = await queue.append([.fixture("https://t.example/1")])
        let second = await queue.append([.fixture("https://t.example/2")])
        await queue.deliver(second)
        await stage.clock.settle()
        #expect(stage.network.urls == ["https://t.example/2"])
        await queue.deliver(first)
        await stage.clock.settle()
        #expect(stage.network.urls == ["https://t.example/2", "https://t.example/1"])
    }

    @Test func `leaves alone a file that cannot be one of ours, and starts another`() async throws {
        try stage.world.files.append(log, Data(count: 17 << 20))
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline)))
        await call(TrackerQueue(world: stage.world), "https://t.example/a")
        let other = URL(fileURLWithPath: "/virtual/state/trackers-2.log")
        let found = TrackerLog.records(in: [try #require(try stage.world.files.read(other))])
        #expect(found.map(\.url.absoluteString) == ["https://t.example/a"])
        #expect(try stage.world.files.read(log)?.count == 17 << 20)
    }

    @Test func `clears away what a run that ended while it wrote a new file left behind`()
        async throws
    {
        let draft = log.appendingPathExtension("123.new")
        try stage.world.files.append(draft, line("half"))
        try stage.world.files.append(log, line("x"))
        await TrackerQueue(world: stage.world).deliver()
        await stage.clock.settle()
        #expect(try stage.world.files.read(draft) == nil)
        #expect(stage.network.urls == ["https://t.example/x"])
    }

    @Test func `lets a record from the future grow old from now on`() async throws {
        stage.network.add(.init(.prefix("https://t.example/"), .failure(.offline), times: 10))
        try stage.world.files.append(log, line("x", time: 4_000_000_000))
        var queue: TrackerQueue? = TrackerQueue(world: stage.world)
        await queue?.deliver()
        await stage.clock.advance(by: 10_000)
        queue = nil
        await stage.clock.sleepDevice(DeliveryMachine.longestLife + 1)
        await TrackerQueue(world: stage.world).deliver()
        await stage.clock.settle()
        #expect(stage.network.sent.count == 10)
        #expect(pending.isEmpty)
    }
}
