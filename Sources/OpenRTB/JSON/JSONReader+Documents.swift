import Foundation

extension JSONReader {
    /// Reads `bytes`; the error says what `name`, such as `the request`, is instead of JSON.
    static func document(
        _ bytes: some ContiguousBytes,
        called name: String,
        limits: JSONLimits
    ) throws(ReadingError) -> Read<JSONValue> {
        do {
            return try read(bytes, limits: limits)
        } catch {
            throw ReadingError(notJSON: name, error)
        }
    }

    /// Reads `text`; the error says what `name`, such as `the request`, is instead of JSON.
    static func document(
        _ text: String,
        called name: String,
        limits: JSONLimits
    ) throws(ReadingError) -> Read<JSONValue> {
        do {
            return try read(text, limits: limits)
        } catch {
            throw ReadingError(notJSON: name, error)
        }
    }
}

extension ReadingError {
    fileprivate init(notJSON name: String, _ error: JSONError) {
        self.init(path: "", sentence: "\(name) is no JSON: \(error)", syntax: error)
    }
}

extension Fields {
    /// The members of the object that `document` must be.
    init(
        _ document: Read<JSONValue>,
        called name: String,
        notes: NoteBook
    ) throws(ReadingError) {
        notes.take(document.notes)
        guard case .object(let object) = document.value else {
            throw ReadingError(
                path: "",
                sentence: "\(name) is \(document.value.kind), not an object"
            )
        }
        self.init(object: object, notes: notes)
    }
}
