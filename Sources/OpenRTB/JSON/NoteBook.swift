/// Where a reader writes down what it tolerated and dropped, and which part it is reading.
///
/// Each read has its own; it never leaves the call.
final class NoteBook {
    /// A hostile document must not turn into a heap of notes larger than itself.
    private static let most = 1000

    private enum Step {
        case member(String)
        case element(Int)
    }

    private(set) var notes: [Note] = []
    // Each step is one statement, so there is no overlap for Swift to look for at run time.
    @exclusivity(unchecked) private var steps: [Step] = []

    /// The path of the part being read, as a JSON pointer.
    var pointer: String {
        steps.reduce(into: "") { path, step in
            switch step {
            case .member(let key): path += "/" + JSONPointer.escaped(key)
            case .element(let index): path += "/\(index)"
            }
        }
    }

    /// The place in its list of the part being read, where it is an element.
    var index: Int? {
        if case .element(let index) = steps.last { index } else { nil }
    }

    /// The path of the part being read, as in `imp[0].native`.
    var dotted: String {
        steps.reduce(into: "") { path, step in
            switch step {
            case .member(let key): path += path.isEmpty ? key : "." + key
            case .element(let index): path += "[\(index)]"
            }
        }
    }

    /// Notes that the part being read was understood although it is odd.
    func tolerate(_ reason: String) { add(reason, .tolerated) }

    /// Notes that the part being read is left out.
    func drop(_ reason: String) { add(reason, .dropped) }

    /// Takes over notes about what lies inside the part being read.
    func take(_ inner: [Note]) {
        guard !inner.isEmpty else { return }
        let outer = pointer
        for note in inner.prefix(Self.most - notes.count) {
            notes.append(Note(path: outer + note.path, reason: note.reason, outcome: note.outcome))
        }
    }

    /// Reads the member `key` of the part being read.
    func inside<Result, Failure: Error>(
        _ key: String,
        _ read: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try inside(.member(key), read) }

    /// Reads the element `index` of the part being read.
    func inside<Result, Failure: Error>(
        _ index: Int,
        _ read: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try inside(.element(index), read) }

    private func inside<Result, Failure: Error>(
        _ step: Step,
        _ read: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        steps.append(step)
        defer { steps.removeLast() }
        return try read()
    }

    private func add(_ reason: String, _ outcome: Note.Outcome) {
        guard notes.count < Self.most else { return }
        notes.append(Note(path: pointer, reason: reason, outcome: outcome))
    }
}
