package import Foundation

/// Delivers trackers: written down first, called until an HTTP answer came, then struck out.
///
/// At least once to the transport; never again once the answer is written down. One timer serves
/// all that wait.
package actor TrackerQueue {
    private let world: World
    private let executor: ActorExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private let log: TrackerLog
    private var machine = DeliveryMachine()
    private var isOpen = false
    private var alarm: (time: Double, task: Task<Void, Never>)?

    package init(world: World) {
        self.init(world: world, clearsAfter: TrackerLog.mostStrokes)
    }

    /// A queue that clears its file after that many deliveries.
    init(world: World, clearsAfter: Int) {
        self.world = world
        executor = world.executor("trackers")
        log = TrackerLog(world: world, clearsAfter: clearsAfter)
    }

    deinit {
        alarm?.task.cancel()
    }

    /// Writes down that `urls` are to be called; on disk on return.
    ///
    /// They are held back until `deliver` is given the identifiers that this returns, so that what
    /// they belong to comes first; a later run of the app calls them in any case.
    package func append(_ urls: [URL]) -> [String] {
        openLog()
        let now = world.wallClock().timeIntervalSince1970
        let records = urls.map { TrackerRecord(id: world.randomID(), url: $0, time: now) }
        machine.hold(records)
        log.append(records, among: machine.records)
        return records.map(\.id)
    }

    /// Calls what is due: `ids`, and what an earlier run of the app left behind.
    ///
    /// Returns once the calls have begun, long before they are answered.
    package func deliver(_ ids: [String] = []) async {
        openLog()
        machine.release(ids, at: world.uptime())
        strikeOut(machine.dropExcess())
        for record in machine.takeDue(at: world.uptime()) {
            await withCheckedContinuation { begun in
                Task {
                    begun.resume()
                    await send(record)
                }
            }
        }
        setAlarm()
    }

    /// How many URLs still wait for an answer.
    package var pending: Int { machine.count }

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
        await deliver()
    }

    private func strikeOut(_ ids: [String]) {
        log.strikeOut(ids, keeping: machine.records)
    }

    /// Wakes up for the next retry; the queue may go before that, its file stays.
    ///
    /// It waits on the main actor, so that a virtual world stays in order.
    private func setAlarm() {
        let time = machine.nextDue
        guard time != alarm?.time else { return }
        alarm?.task.cancel()
        alarm = nil
        guard let time else { return }
        let sleep = world.sleepUntilUptime
        let task = Task { @MainActor [weak self] in
            guard (try? await sleep(time)) != nil else { return }
            await self?.wake(at: time)
        }
        alarm = (time, task)
    }

    private func wake(at time: Double) async {
        if alarm?.time == time { alarm = nil }
        await deliver()
    }
}
