import Foundation

/// Delivers trackers: written down first, called until an HTTP answer came, then struck out.
actor TrackerQueue {
    private let world: World
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private let log: TrackerLog
    private var machine = DeliveryMachine()
    private var isOpen = false
    private var alarm: Task<Void, Never>?

    init(world: World) {
        self.world = world
        executor = world.executor("trackers")
        log = TrackerLog(world: world)
    }

    deinit {
        alarm?.cancel()
    }

    /// Writes down that `urls` are to be called; on disk on return.
    func append(_ urls: [URL]) {
        openLog()
        let now = world.wallClock().timeIntervalSince1970
        let records = urls.map { TrackerRecord(id: world.randomID(), url: $0, time: now) }
        machine.add(records, at: world.uptime())
        log.append(records, among: machine.records)
    }

    /// Calls what is due, what an earlier run of the app left behind included.
    func deliver() {
        openLog()
        strikeOut(machine.dropExcess())
        for record in machine.takeDue(at: world.uptime()) {
            Task { await send(record) }
        }
        setAlarm()
    }

    /// How many URLs still wait for an answer.
    var pending: Int { machine.records.count }

    private func openLog() {
        guard !isOpen else { return }
        isOpen = true
        machine.add(log.open(), at: world.uptime())
        // Only here: what is put in later cannot grow old in one run, but the wall clock may jump.
        strikeOut(machine.dropOld(wallClock: world.wallClock().timeIntervalSince1970))
    }

    private func send(_ record: TrackerRecord) async {
        do throws(TransportError) {
            // Whoever counts compares the caller's user agent with that of the auction.
            let agent = world.device().userAgent.map { ["User-Agent": $0] } ?? [:]
            _ = try await world.send(
                HTTPRequest(.get, record.url, headers: agent, needsBody: false)
            )
            machine.delivered(record.id)
            strikeOut([record.id])
        } catch {
            machine.failed(record.id, at: world.uptime())
        }
        deliver()
    }

    private func strikeOut(_ ids: [String]) {
        log.strikeOut(ids, keeping: machine.records)
    }

    /// Wakes up for the next retry; the queue may go before that, its file stays.
    ///
    /// It waits on the main actor, so that a virtual world stays in order.
    private func setAlarm() {
        alarm?.cancel()
        alarm = nil
        guard let time = machine.nextDue else { return }
        let sleep = world.sleepUntilUptime
        alarm = Task { @MainActor [weak self] in
            guard (try? await sleep(time)) != nil else { return }
            await self?.deliver()
        }
    }
}
