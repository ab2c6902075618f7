import OpenRTB

/// Takes the members of one object of a catalog file and collects what is wrong with them.
struct EntryReader {
    let path: String
    private let object: JSONObject
    private var asked: Set<String> = []
    private(set) var problems: [CatalogProblem] = []

    init(_ value: JSONValue, at path: String) {
        self.path = path
        object = value.object ?? [:]
        if value.object == nil { problems.append(CatalogProblem(path, "must be an object")) }
    }

    /// The place of a member, for a sentence; the file itself has no name.
    func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    /// The member as it is; null counts as absent.
    mutating func value(_ key: String) -> JSONValue? {
        asked.insert(key)
        return object[key].flatMap { $0.isNull ? nil : $0 }
    }

    mutating func fail(_ key: String, _ fault: String, isUnreadable: Bool = false) {
        problems.append(CatalogProblem(place(key), fault, isUnreadable: isUnreadable))
    }

    /// An id, which must be there.
    mutating func id(_ key: String = "id") -> String {
        guard let text = value(key)?.string, (1...100).contains(text.utf8.count),
            text.unicodeScalars.allSatisfy({ $0 != " " && !TextCleaning.isInvisible($0) })
        else {
            fail(key, "must be a text of 1 to 100 bytes without spaces")
            return ""
        }
        return text
    }

    /// A cleaned text; an empty one counts as absent.
    mutating func text(_ key: String, isRequired: Bool = false) -> String? {
        guard let value = value(key) else {
            if isRequired { fail(key, "is missing") }
            return nil
        }
        guard let text = value.string ?? value.number?.text else {
            fail(key, "must be a text")
            return nil
        }
        let clean = TextCleaning.plain(text)
        guard clean.utf8.count <= 2000 else {
            fail(key, "must not be longer than 2000 bytes")
            return nil
        }
        if clean.isEmpty, isRequired { fail(key, "must not be empty") }
        return clean.isEmpty ? nil : clean
    }

    mutating func flag(_ key: String, default fallback: Bool) -> Bool {
        guard let value = value(key) else { return fallback }
        guard let flag = value.bool else {
            fail(key, "must be true or false")
            return fallback
        }
        return flag
    }

    mutating func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = value.int, range.contains(number) else {
            let upper = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
            fail(key, "must be a whole number, \(range.lowerBound) \(upper)")
            return nil
        }
        return number
    }

    mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
        guard let value = value(key) else { return nil }
        guard let number = value.double, range.contains(number) else {
            fail(key, "must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
            return nil
        }
        return number
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String,
        default fallback: Choice
    ) -> Choice where Choice.RawValue == String {
        choice(key) ?? fallback
    }

    /// One of the values of `Choice`; nil where the entry names none.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String
    ) -> Choice? where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        guard let choice = value.string.flatMap(Choice.init) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            fail(key, "must be one of \(names)")
            return nil
        }
        return choice
    }

    /// An instant with a time zone, in milliseconds since 1970.
    mutating func instant(_ key: String) -> Int64? {
        guard let value = value(key) else { return nil }
        guard let instant = value.string.flatMap(Instant.milliseconds) else {
            fail(key, "must be an instant such as 2026-03-01T00:00:00Z")
            return nil
        }
        return instant
    }

    /// A domain as `badv` would name it.
    mutating func domain(_ key: String) -> String? {
        guard let domain = text(key)?.lowercased() else { return nil }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        let isDomain = labels.allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        guard isDomain else {
            fail(key, "must be a domain such as alder.example, and nothing else")
            return nil
        }
        return domain
    }

    /// A URL, unescaped from a page's source; `fault` says why a text is none.
    mutating func address(
        _ key: String,
        isRequired: Bool = false,
        fault: (String) -> String? = WebAddress.fault
    ) -> String? {
        guard let value = value(key) else {
            if isRequired { fail(key, "is missing") }
            return nil
        }
        let text = value.string.map(TextCleaning.address)
        guard let text, fault(text) == nil else {
            fail(key, text.flatMap(fault) ?? "must be a text")
            return nil
        }
        return text
    }

    /// A list, each element with its place; empty where there is none.
    mutating func list(
        _ key: String,
        atMost limit: Int = 10_000
    ) -> [(path: String, value: JSONValue)] {
        guard let value = value(key) else { return [] }
        guard let list = value.array, list.count <= limit else {
            fail(key, "must be a list of at most \(limit)")
            return []
        }
        return list.enumerated().map { ("\(place(key))[\($0.offset)]", $0.element) }
    }

    mutating func adopt(_ problems: [CatalogProblem]) { self.problems += problems }

    /// Everything that was wrong, with the members that nobody asked for.
    func finished() -> [CatalogProblem] {
        problems
            + object.keys.filter { !asked.contains($0) }
            .map { CatalogProblem(place($0), "is not a member that is known here") }
    }
}
