/// The members of one object, read leniently; what is odd goes into the notes.
///
/// `null` is the same as a member that is not there.
struct Fields {
    let object: JSONObject
    let notes: NoteBook

    /// The member `key`, unless it is missing or `null`.
    func value(_ key: String) -> JSONValue? {
        guard let value = object[key], !value.isNull else { return nil }
        return value
    }

    /// The text `key`.
    func string(_ key: String) -> String? { take(key) { $0.lenientString } }

    /// The text `key`, unless it is empty.
    func filledString(_ key: String) -> String? {
        string(key).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The whole number `key`.
    func int(_ key: String) -> Int? { take(key) { $0.lenientInt } }

    /// The whole number `key` where it is above zero: bidders send 0 and -1 for what is unknown.
    func positiveInt(_ key: String) -> Int? {
        guard let value = int(key) else { return nil }
        guard value > 0 else {
            notes.inside(key) { notes.tolerate("is not positive, taken as unknown") }
            return nil
        }
        return value
    }

    /// The number `key`.
    func double(_ key: String) -> Double? { take(key) { $0.lenientDouble } }

    /// The flag `key`, which is 0 or 1 on the wire.
    func flag(_ key: String) -> Bool? { take(key) { $0.lenientFlag } }

    /// The texts `key`.
    func strings(_ key: String) -> [String] { list(key) { $0.lenientString } }

    /// The whole numbers `key`.
    func ints(_ key: String) -> [Int] { list(key) { $0.lenientInt } }

    /// The object `key` as it is; empty where there is none.
    func json(_ key: String) -> JSONObject {
        guard let value = value(key) else { return JSONObject() }
        guard case .object(let object) = value else {
            notes.inside(key) { notes.drop("is \(value.kind), not an object") }
            return JSONObject()
        }
        return object
    }

    /// The object `ext` as it is; empty where there is none.
    var ext: JSONObject { json("ext") }

    /// What `read` makes of the object `key`.
    func child<Value, Failure: Error>(
        _ key: String,
        _ read: (Fields) throws(Failure) -> Value?
    ) throws(Failure) -> Value? {
        guard let value = value(key) else { return nil }
        return try notes.inside(key) { () throws(Failure) in try open(value, read) }
    }

    /// What `read` makes of the objects in the list `key`.
    func children<Value, Failure: Error>(
        _ key: String,
        _ read: (Fields) throws(Failure) -> Value?
    ) throws(Failure) -> [Value] {
        try elements(of: key) { value throws(Failure) in try open(value, read) }
    }

    /// What `read` makes of each element of the list `key`; one value stands for a list of one.
    func elements<Value, Failure: Error>(
        of key: String,
        _ read: (JSONValue) throws(Failure) -> Value?
    ) throws(Failure) -> [Value] {
        guard let value = value(key) else { return [] }
        return try notes.inside(key) { () throws(Failure) in
            guard case .array(let elements) = value else {
                guard let only = try read(value) else { return [] }
                notes.tolerate("is one value, read as a list of one")
                return [only]
            }
            var values: [Value] = []
            values.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                let value = try notes.inside(index) { () throws(Failure) in try read(element) }
                if let value { values.append(value) }
            }
            return values
        }
    }

    private func open<Value, Failure: Error>(
        _ value: JSONValue,
        _ read: (Fields) throws(Failure) -> Value?
    ) throws(Failure) -> Value? {
        guard case .object(let object) = value else {
            notes.drop("is \(value.kind), not an object")
            return nil
        }
        return try read(Fields(object: object, notes: notes))
    }

    private func take<Value>(_ key: String, _ convert: (JSONValue) -> Lenient<Value>) -> Value? {
        guard let value = value(key) else { return nil }
        let lenient = convert(value)
        // Naming the place costs a little, which only odd values pay for.
        if case .exact(let value) = lenient { return value }
        return notes.inside(key) { accept(lenient) }
    }

    private func list<Value>(_ key: String, _ convert: (JSONValue) -> Lenient<Value>) -> [Value] {
        elements(of: key) { accept(convert($0)) }
    }

    /// The value, if there is one; what is odd about it is noted.
    private func accept<Value>(_ lenient: Lenient<Value>) -> Value? {
        switch lenient {
        case .exact(let value): return value
        case .tolerated(let value, let reason):
            notes.tolerate(reason)
            return value
        case .refused(let reason):
            notes.drop(reason)
            return nil
        }
    }
}
