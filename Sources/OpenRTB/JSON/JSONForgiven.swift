/// What a reader forgave, each with the path that is completed as the reader climbs back out.
struct JSONForgiven {
    /// A hostile document must not turn into a heap of notes larger than itself.
    private static let most = 100

    private var entries: [(path: [String], reason: String)] = []

    /// How many there are so far.
    var count: Int { entries.count }

    /// The notes with their full paths.
    var notes: [Note] {
        entries.map { Note(path: JSONPointer.of($0.path.reversed()), reason: $0.reason) }
    }

    /// Notes something about the value at hand, or about its member of that name.
    mutating func note(_ reason: String, member: String? = nil) {
        guard entries.count < Self.most else { return }
        entries.append((member.map { [$0] } ?? [], reason))
    }

    /// Says that what was noted since `mark` lies inside the part called `name`.
    mutating func place(since mark: Int, in name: String) {
        for index in mark..<entries.count { entries[index].path.append(name) }
    }
}
