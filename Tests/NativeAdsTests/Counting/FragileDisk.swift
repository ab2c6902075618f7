import Foundation

@testable import NativeAds

/// A disk in memory that stops the world, or fails, in the middle of one operation.
final class FragileDisk: Sendable {
    /// What happens at one operation.
    enum Mishap: Sendable, Hashable {
        /// The machine stops: nothing happens any more.
        case stop
        /// The operation fails and the program goes on.
        case failure
    }

    /// Where a mishap strikes: at which operation, counted from 0, and after how many bytes.
    struct Place: Sendable, Hashable {
        var operation: Int
        var bytes: Int
    }

    struct Broken: Error {}

    private struct State {
        var files: [String: Data] = [:]
        var claims: Set<String> = []
        var mishap: (kind: Mishap, place: Place)?
        var lengths: [Int] = []
        var isStopped = false
        /// URLs of which the disk once had a record, by their ids.
        var known: [String: String] = [:]
        /// URLs whose record was on disk and is not there any more.
        var struckOut: Set<String> = []
    }

    private let state = Locked(State())

    /// Whether the machine has stopped.
    var isStopped: Bool { state.withLock { $0.isStopped } }
    /// How many bytes each operation so far could have been cut into; 1 for those that write none.
    var lengths: [Int] { state.withLock { $0.lengths } }
    /// What was acknowledged for good.
    var struckOut: Set<String> { state.withLock { $0.struckOut } }
    /// The bytes of every file.
    var contents: [String: Data] { state.withLock { $0.files } }

    /// Puts a file there that an earlier run left.
    func put(_ name: String, _ data: Data) {
        state.withLock { state in
            state.files["/virtual/state/" + name] = data
            Self.look(&state)
        }
    }

    /// Starts the machine anew; `mishap` strikes at an operation of this run.
    func start(_ kind: Mishap? = nil, at place: Place? = nil) {
        state.withLock { state in
            state.claims = []
            state.isStopped = false
            state.lengths = []
            state.mishap = nil
            if let kind, let place { state.mishap = (kind, place) }
        }
    }

    var files: Files {
        Files(
            read: { url in try self.operate { $0.files[url.path] } },
            append: { url, data in
                try self.operate(data.count) { state, count in
                    state.files[url.path, default: Data()] += data.prefix(count)
                }
            },
            replace: { url, data in
                try self.operate(data.count + 1) { state, count in
                    // A new file is filled first, and is renamed as a whole.
                    if count <= data.count {
                        state.files[url.path + ".x.new"] = data.prefix(count)
                    } else {
                        state.files[url.path] = data
                    }
                }
            },
            remove: { url in
                try self.operate { state in _ = state.files.removeValue(forKey: url.path) }
            },
            list: { folder in
                try self.operate { state in
                    state.files.map { path, data in
                        Files.Entry(
                            url: URL(fileURLWithPath: path),
                            size: data.count,
                            modified: .distantPast
                        )
                    }
                    .filter { $0.url.deletingLastPathComponent().path == folder.path }
                    .sorted { $0.url.path < $1.url.path }
                }
            },
            claim: { url in
                let isNew = try? self.operate { $0.claims.insert(url.path).inserted }
                return isNew == true ? FileClaim {} : nil
            }
        )
    }

    private func operate<Value: Sendable>(_ body: (inout State) throws -> Value) throws -> Value {
        try state.withLock { state throws in
            guard try Self.step(&state, length: 1) == 1 else { throw Broken() }
            let value = try body(&state)
            Self.look(&state)
            return value
        }
    }

    private func operate(_ length: Int, _ body: (inout State, Int) -> Void) throws {
        try state.withLock { state throws in
            let count = try Self.step(&state, length: length)
            body(&state, count)
            guard count == length else { throw Broken() }
            Self.look(&state)
        }
    }

    /// How many bytes of an operation happen; throws where the machine stands still.
    private static func step(_ state: inout State, length: Int) throws -> Int {
        guard !state.isStopped else { throw Broken() }
        let operation = state.lengths.count
        state.lengths.append(length)
        guard let mishap = state.mishap, mishap.place.operation == operation else { return length }
        state.isStopped = mishap.kind == .stop
        return min(mishap.place.bytes, length)
    }

    /// Reads the files as anybody would who knows their format.
    private static func look(_ state: inout State) {
        var lines: [Substring] = []
        for (path, data) in state.files where path.hasSuffix(".log") {
            lines += String(decoding: data, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        }
        let words = lines.map { $0.split(separator: " ") }
        let done = Set(words.filter { $0.count == 3 && $0[0] == "-" }.map { String($0[1]) })
        var there: Set<String> = []
        for word in words where word.count == 5 && word[0] == "+" {
            state.known[String(word[1])] = String(word[3])
            if !done.contains(String(word[1])) { there.insert(String(word[1])) }
        }
        for (id, url) in state.known where !there.contains(id) {
            state.struckOut.insert(url)
        }
    }
}
