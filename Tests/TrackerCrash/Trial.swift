import Foundation
import NativeAds

/// Rounds of killing, and the judgement after each folder's last.
struct Trial {
    /// Something was lost or repeated.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// After so many rounds a folder is let run to its end, and is judged.
    private static let roundsAFolder = 10

    private let program: URL
    private let seed: UInt64
    private let home: URL

    init(program: URL, seed: UInt64) throws {
        self.program = program
        self.seed = seed
        // What a killed process wrote the system keeps; a disk in memory is as good, and faster.
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        home = (isThere ? memory : FileManager.default.temporaryDirectory)
            .appendingPathComponent("tracker-crash-\(getpid())-\(seed)", isDirectory: true)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// Plays so many rounds and says what came of them; a folder that failed is left for a look.
    func run(rounds: Int) async throws -> String {
        var dice = SeededNumbers(seed: seed)
        var killed = 0
        var facts = 0
        for round in 0..<rounds {
            let folder = home.appendingPathComponent("\(round / Self.roundsAFolder)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            killed += try await play(round, in: folder, &dice)
            guard (round + 1) % Self.roundsAFolder == 0 || round + 1 == rounds else { continue }
            facts += try judge(folder, after: round)
            try FileManager.default.removeItem(at: folder)
        }
        try? FileManager.default.removeItem(at: home)
        return
            "tracker-crash: \(rounds) rounds, \(killed) runs killed, \(facts) facts in the ledger, "
            + "nothing lost, nothing repeated (seed \(seed))"
    }

    /// One run, or two at once, that end by their own hand within a write, or by ours at any time.
    ///
    /// The first kind is the same again for the same seed, but for how two runs at once meet.
    private func play(_ round: Int, in folder: URL, _ dice: inout SeededNumbers) async throws -> Int
    {
        let count = Int.random(in: 0..<4, using: &dice) == 0 ? 2 : 1
        let endsItself = Bool.random(using: &dice)
        var runs: [Process] = []
        for number in 0..<count {
            let orders = Orders(
                folder: folder,
                seed: UInt64(2 * round + number),
                events: Int.random(in: 1...30, using: &dice),
                failing: Int.random(in: 0...30, using: &dice),
                lastWrite: endsItself ? Int.random(in: 0..<90, using: &dice) : nil
            )
            runs.append(try start(orders))
        }
        let time = Double.random(in: 0.005..<0.06, using: &dice)
        if !endsItself { try await World.live.sleepUntilUptime(World.live.uptime() + time) }
        for run in runs {
            if !endsItself { kill(run.processIdentifier, SIGKILL) }
            run.waitUntilExit()
        }
        return runs.count { $0.terminationReason == .uncaughtSignal }
    }

    private func start(_ orders: Orders) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = orders.words
        try process.run()
        return process
    }

    /// Lets the folder's last run end by itself, and checks the ledger.
    private func judge(_ folder: URL, after round: Int) throws -> Int {
        let last = try start(
            Orders(folder: folder, seed: UInt64(2 * round + 2), events: 1, failing: 0)
        )
        last.waitUntilExit()
        let place = "round \(round) of seed \(seed), see \(folder.path)"
        guard last.terminationStatus == 0 else {
            throw Failure(
                description: "The last run ended with \(last.terminationStatus): \(place)"
            )
        }
        let facts = try Ledger.read(in: folder)
        var (promised, sent, acknowledged) = (Set<String>(), Set<String>(), Set<String>())
        for (fact, url) in facts {
            switch fact {
            case .promised: promised.insert(url)
            case .acknowledged: acknowledged.insert(url)
            case .sent:
                sent.insert(url)
                guard !acknowledged.contains(url) else {
                    throw Failure(description: "\(url) was called again: \(place)")
                }
            }
        }
        guard promised.isSubset(of: sent) else {
            let lost = promised.subtracting(sent).sorted()
            throw Failure(description: "\(lost.count) were lost, as \(lost[0]): \(place)")
        }
        return facts.count
    }
}
