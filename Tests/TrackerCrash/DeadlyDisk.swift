import Foundation
import NativeAds

/// The real disk, watched: it tells the ledger what has been struck out for good, and kills the
/// process within the write that the orders name.
final class DeadlyDisk: Sendable {
    private struct State {
        /// URLs by the ids of their records.
        var known: [String: String] = [:]
        var writesLeft: Int?
        var dice: SeededNumbers
    }

    private let ledger: Ledger
    private let state: Locked<State>
    private let live = World.live.files

    init(ledger: Ledger, lastWrite: Int?, seed: UInt64) {
        self.ledger = ledger
        state = Locked(State(writesLeft: lastWrite, dice: SeededNumbers(seed: seed ^ 0xD15C)))
    }

    var files: Files {
        var files = live
        files.read = { [self] url in
            let data = try live.read(url)
            _ = gone(by: data ?? Data(), isWhole: false)
            return data
        }
        files.append = { [self] url, data in
            if let cut = cut(of: data.count) {
                try live.append(url, data.prefix(cut))
                die()
            }
            try live.append(url, data)
            ledger.note(.acknowledged, gone(by: data, isWhole: false))
        }
        files.replace = { [self] url, data in
            if let cut = cut(of: data.count + 1) {
                if cut <= data.count {
                    try live.append(url.appendingPathExtension("cut.new"), data.prefix(cut))
                } else {
                    try live.replace(url, data)
                }
                die()
            }
            try live.replace(url, data)
            // Of what this process knows; another may hold the rest.
            ledger.note(.acknowledged, gone(by: data, isWhole: true))
        }
        files.remove = { [self] url in
            if cut(of: 0) != nil { die() }
            try live.remove(url)
        }
        return files
    }

    /// Where the write that is now due is to be cut; `nil` for all but the last.
    private func cut(of count: Int) -> Int? {
        state.withLock { state in
            guard let left = state.writesLeft else { return nil }
            state.writesLeft = left - 1
            return left == 0 ? Int.random(in: 0...count, using: &state.dice) : nil
        }
    }

    private func die() -> Never {
        kill(getpid(), SIGKILL)
        fatalError("It is dead.")
    }

    /// Learns the records of some lines, and says which URLs have been struck out by them.
    private func gone(by data: Data, isWhole: Bool) -> [String] {
        let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
        let added = words.filter { $0.count == 5 && $0[0] == "+" }
        let done = words.filter { $0.count == 3 && $0[0] == "-" }.map { $0[1] }
        return state.withLock { state in
            for word in added { state.known[word[1]] = word[3] }
            let kept = Set(added.map { $0[1] })
            let gone = isWhole ? state.known.keys.filter { !kept.contains($0) } : done
            return gone.compactMap { state.known.removeValue(forKey: $0) }
        }
    }
}
