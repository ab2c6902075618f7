import OpenRTB

/// The members of an object of a settings file, taken one by one, so that what nobody knows remains.
struct SettingsFields {
    /// The file, and the place of the object in it.
    let path: String
    /// What has not been taken.
    private(set) var rest: JSONObject

    init(_ object: JSONObject, in path: String) {
        rest = object
        self.path = path
    }

    /// What `read` makes of the member `key`; `nil` where there is none.
    mutating func take<Value>(
        _ key: String,
        _ read: (JSONValue) -> Value?
    ) throws(CommandError) -> Value? {
        guard let json = rest[key] else { return nil }
        rest[key] = nil
        guard let value = read(json) else {
            throw .unreadable("\(path): \"\(key)\" makes no sense as \(json.text())")
        }
        return value
    }

    /// Sets `value` to the member `key`, to `nil` where that is `null`, and leaves it as it is where there is none.
    mutating func set<Value>(
        _ value: inout Value?,
        _ key: String,
        _ read: (JSONValue) -> Value?
    ) throws(CommandError) {
        if rest[key] == .null {
            rest[key] = nil
            value = nil
        } else if let given = try take(key, read) {
            value = given
        }
    }

    /// Hands the members of the object `key` to `read`, which must take them all.
    mutating func take(
        _ key: String,
        _ read: (inout SettingsFields) throws(CommandError) -> Void
    ) throws(CommandError) {
        guard let object = try take(key, { $0.object }) else { return }
        var inner = SettingsFields(object, in: path)
        try read(&inner)
        guard let unknown = inner.rest.first else { return }
        throw .unreadable("\(path): \"\(key)\" has no member \"\(unknown.key)\"")
    }
}
