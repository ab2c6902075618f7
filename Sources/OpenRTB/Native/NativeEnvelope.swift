// A text within a text is found by Foundation: the standard library does that from iOS 16 on.
import Foundation

/// The wrappings in which native requests and markup travel: a text that holds JSON, sometimes
/// twice over, and until Native 1.1 an object whose only member `native` holds the real one.
struct NativeEnvelope {
    /// More wrappings than any sender was seen to use.
    private static let most = 4

    private let field: () -> String
    private let path: () -> String
    private let limits: JSONLimits

    /// Both are made only where an error names them: `field` is what holds the envelope, such as
    /// `adm`, and `path` the JSON pointer to it.
    init(
        field: @autoclosure @escaping () -> String,
        path: @autoclosure @escaping () -> String,
        limits: JSONLimits
    ) {
        self.field = field
        self.path = path
        self.limits = limits
    }

    /// Opens what `value` is wrapped in; the notes' paths start at the native object.
    func open(_ value: JSONValue) throws(ReadingError) -> Read<JSONObject> {
        var value = value
        var notes: [Note] = []
        for _ in 0..<Self.most {
            switch value {
            case .object(let object):
                guard let inner = Self.content(of: object) else {
                    return Read(object, notes: notes)
                }
                notes = notes.map(Self.fromInside)
                value = inner
            case .string(let text):
                let read = try parse(text)
                notes += read.notes
                value = read.value
            default: throw fault("is \(value.kind), not an object")
            }
        }
        throw fault("is wrapped more than \(Self.most) times")
    }

    /// What `object` wraps, unless it is the native object itself.
    private static func content(of object: JSONObject) -> JSONValue? {
        let isBare = ["assets", "assetsurl", "dcourl", "link"].contains { object[$0] != nil }
        return isBare ? nil : object["native"]
    }

    private static func fromInside(_ note: Note) -> Note {
        guard note.path.hasPrefix("/native") else { return note }
        return Note(
            path: String(note.path.dropFirst("/native".count)),
            reason: note.reason,
            outcome: note.outcome
        )
    }

    private func parse(_ text: String) throws(ReadingError) -> Read<JSONValue> {
        do {
            return try JSONReader.read(text, limits: limits)
        } catch {
            throw fault(Self.fault(of: text, error), syntax: error)
        }
    }

    /// What `text`, which is no JSON, is instead.
    private static func fault(of text: String, _ error: JSONError) -> String {
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(400).lowercased()
        if start.isEmpty { return "is empty" }
        guard start.hasPrefix("<") else { return "is no JSON: \(error)" }
        if start.contains("<vast") { return "is VAST, not native" }
        return start.hasPrefix("<?xml") ? "is XML, not native" : "is HTML, not native"
    }

    private func fault(_ reason: String, syntax: JSONError? = nil) -> ReadingError {
        ReadingError(path: path(), sentence: "\(field()) \(reason)", syntax: syntax)
    }
}
