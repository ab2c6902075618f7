import Foundation

/// Keeps the caps: counts as things happen, and writes them down where the person allows it.
///
/// A jump of the wall clock in one run of the app changes nothing: it is read once, and the clock
/// that only grows takes it from there.
@MainActor final class CapKeeper {
    private enum Storage {
        /// Nothing was read yet.
        case unread
        /// The file is ours, and lacks nothing.
        case file
        /// The file is ours, and a write failed: the next one writes everything.
        case behind
        /// Nothing may be written.
        case memory
        /// Another instance writes: what it had counted is known, what this one counts is not kept.
        case foreign
    }

    private enum Write {
        case append(Data)
        case everything
        case remove
    }

    private let world: World
    private let file: CapFile
    private let start: TimeInterval
    private var machine = CapMachine()
    private var storage = Storage.unread
    private var opening: Task<Void, Never>?
    private var writes: [Write] = []
    private var isWriting = false
    /// The file is written anew after so many lines.
    private var appended = 0
    private static let mostAppended = 256

    init(world: World) {
        self.world = world
        file = CapFile(world: world)
        start = world.wallClock().timeIntervalSince1970 - world.bootTime()
    }

    /// Makes ready for a load: what earlier runs counted is known on return.
    func prepare() async {
        guard mayStore else { return forget() }
        guard storage == .unread || storage == .memory else { return }
        if opening == nil {
            opening = Task { await open() }
        }
        await opening?.value
    }

    /// Counts an event of an ad, if it is one that can be capped.
    func count(_ event: AdEvent, of campaign: CappedCampaign) {
        let kind: FrequencyCap.Event
        switch event {
        case .impression: kind = .impression
        case .clicked: kind = .click
        default: return
        }
        let now = now
        machine.count(kind, of: campaign, at: now)
        guard mayStore else { return forget() }
        appended += 1
        switch storage {
        case .file where appended < Self.mostAppended:
            write(.append(CapMachine.line(kind, of: campaign, at: now)))
        case .file, .behind:
            write(.everything)
        case .unread, .memory, .foreign:
            break
        }
    }

    /// The campaigns that a request to `source` must name.
    func capped(from source: AdSource) -> [String] {
        machine.capped(from: source, at: now)
    }

    /// Whether a campaign that is offered with these caps is below all of them.
    func allows(_ campaign: CappedCampaign) -> Bool {
        machine.learn(campaign)
        return !machine.isAtCap(campaign, at: now)
    }
}

extension CapKeeper {
    private var now: TimeInterval { start + world.bootTime() }

    /// Read each time: people change their minds.
    private var mayStore: Bool { ConsentSignals(world.defaults).allowsStorage }

    private func open() async {
        let (contents, isOurs) = await file.open()
        opening = nil
        guard mayStore else { return forget() }
        if storage == .unread {
            var read = CapMachine(lines: contents)
            read.rebase(to: now)
            for (name, history) in read.histories { machine.take(name, history) }
            machine.prune(at: now)
        }
        storage = isOurs ? .file : .foreign
        // What was cut short, is too old, or happened while nothing could be written.
        if isOurs, machine.lines != contents { write(.everything) }
    }

    /// Keeps what is in memory, and nothing else.
    private func forget() {
        guard storage != .memory else { return }
        storage = .memory
        write(.remove)
    }

    private func write(_ write: Write) {
        writes.append(write)
        guard !isWriting else { return }
        isWriting = true
        Task { await perform() }
    }

    private func perform() async {
        while !writes.isEmpty {
            switch writes.removeFirst() {
            case .append(let line):
                if await !file.append(line), storage == .file { storage = .behind }
            case .everything:
                guard storage != .memory else { continue }
                appended = 0
                machine.prune(at: now)
                let isWritten = await file.replace(machine.lines)
                if storage != .memory { storage = isWritten ? .file : .behind }
            case .remove:
                await file.remove()
            }
        }
        isWriting = false
    }
}
