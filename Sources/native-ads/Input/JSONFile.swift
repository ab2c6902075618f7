import Foundation
import OpenRTB

/// JSON in a file that was named on the command line.
enum JSONFile {
    /// The JSON in the file at `path`.
    static func value(at path: String) throws(CommandError) -> JSONValue {
        try value(try NamedFile(path).read(), in: path)
    }

    /// The object in the file at `path`, which holds nothing else.
    static func object(at path: String) throws(CommandError) -> JSONObject {
        try object(try NamedFile(path).read(), in: path)
    }

    /// The object that is `data`, read from `path`.
    static func object(_ data: Data, in path: String) throws(CommandError) -> JSONObject {
        guard let object = try value(data, in: path).object else {
            throw .unreadable("\(path) is no JSON object")
        }
        return object
    }

    /// The JSON that is `data`, read from `path`.
    static func value(_ data: Data, in path: String) throws(CommandError) -> JSONValue {
        do throws(JSONError) {
            return try JSONValue.read(data)
        } catch {
            throw .unreadable("\(path) is no JSON: \(error)")
        }
    }
}
