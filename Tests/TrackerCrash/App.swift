import Foundation
import NativeAds

/// An app that counts some events, delivers their trackers over the real disk, and may die of it.
struct App {
    private let orders: Orders
    private let ledger: Ledger
    private let disk: DeadlyDisk

    init(_ orders: Orders) {
        guard let ledger = try? Ledger(in: orders.folder) else { exit(3) }
        self.orders = orders
        self.ledger = ledger
        disk = DeadlyDisk(ledger: ledger, lastWrite: orders.lastWrite, seed: orders.seed)
    }

    /// Delivers what is left, counts its events, and waits until everything has been tried.
    func run() async {
        let world = world
        let queue = TrackerQueue(world: world)
        await queue.deliver()
        for event in 0..<orders.events {
            let urls = (0...event % 3).map { "http://t.example/\(orders.seed)/\(event)/\($0)" }
            let written = await queue.append(urls.compactMap { URL(string: $0) })
            ledger.note(.promised, urls)
            await queue.deliver(written)
        }
        // A failed call is tried again only after 10 s: that is left to a later run.
        var unchanged = 0
        var last = -1
        while unchanged < 20, last != 0 {
            try? await world.sleepUntilUptime(world.uptime() + 0.001)
            let pending = await queue.pending
            unchanged = pending == last ? unchanged + 1 : 0
            last = pending
        }
        exit(last == 0 || orders.failing > 0 ? 0 : 4)
    }

    private var world: World {
        var world = World.live.storing(
            state: orders.folder.appendingPathComponent("state"),
            caches: orders.folder.appendingPathComponent("caches")
        )
        world.files = disk.files
        let (ledger, failing) = (ledger, orders.failing)
        let dice = Locked(SeededNumbers(seed: orders.seed))
        world.send = { request async throws(TransportError) in
            let number = dice.withLock { Int.random(in: 0..<100, using: &$0) }
            if number % 4 == 0 { await Task.yield() }
            guard number >= failing else { throw .offline }
            ledger.note(.sent, [request.url.absoluteString])
            return HTTPResponse(status: 204)
        }
        return world
    }
}
