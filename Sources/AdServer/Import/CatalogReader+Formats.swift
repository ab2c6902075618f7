import OpenRTB

// What some apps read of an ad beside its standard parts.
extension CatalogReader {
    /// An object that travels untouched.
    func tags(in entry: inout EntryReader) -> String? {
        guard let value = entry.value("tags") else { return nil }
        if value.object == nil { entry.fail("tags", "must be an object") }
        let text = value.text()
        if text.utf8.count > 8000 { entry.fail("tags", "must not be longer than 8000 bytes") }
        return text
    }

    /// Why a person may mute the ad; a list without any offers that without a question.
    mutating func muteReasons(in entry: inout EntryReader) -> [String]? {
        guard entry.value("mute") != nil else { return nil }
        var reasons: [String] = []
        for (path, value) in entry.list("mute", atMost: 20) {
            let reason = value.string.map(TextCleaning.plain) ?? ""
            if !(1...100).contains(reason.utf8.count) {
                problems.append(CatalogProblem(path, "must be a text of 1 to 100 bytes"))
            } else if reasons.contains(reason) {
                problems.append(CatalogProblem(path, "is there twice"))
            } else {
                reasons.append(reason)
            }
        }
        return reasons
    }

    mutating func readAssembly(of creative: inout Creative, in entry: inout EntryReader) {
        guard let value = entry.value("assembly") else { return }
        var inner = EntryReader(value, at: entry.place("assembly"))
        var fields: [String: String] = [:]
        for key in value.object?.keys ?? [] {
            if BidMaking.assemblyNames.contains(key) {
                _ = inner.value(key)
                inner.fail(key, "is made of the creative's own members, and cannot be given here")
            } else {
                fields[key] = inner.text(key)
            }
        }
        let size = Self.size(of: fields)
        if size > Self.mostBytes { entry.fail("assembly", Self.isTooLong) }
        entry.adopt(inner.finished())
        creative.assembly = fields
    }

    /// What clients of this project take of one ad's fields is 64 KB, as written on the wire.
    private static let mostBytes = 20_000
    private static let isTooLong = "must not be longer than 20000 bytes"

    private static func size(of fields: [String: String]) -> Int {
        fields.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    }

    /// The app's own format that a creative is made for, and its fields: each a text, or a picture's file.
    mutating func customFormat(
        in entry: inout EntryReader,
        of campaign: Campaign
    ) -> CustomFormat? {
        guard let value = entry.value("format") else { return nil }
        var inner = EntryReader(value, at: entry.place("format"))
        var format = CustomFormat(id: inner.id())
        let fields = inner.value("fields")
        if fields?.object?.isEmpty != false {
            inner.fail("fields", "must be an object with at least one field")
        } else if let fields {
            readFields(fields, at: inner.place("fields"), of: &format, in: &inner)
        }
        if Self.size(of: format.texts.merging(format.pictures) { one, _ in one }) > Self.mostBytes {
            inner.fail("fields", Self.isTooLong)
        }
        let units = (campaign.units ?? []).compactMap(unit)
        if !units.isEmpty, !units.contains(where: { $0.formats?.contains(format.id) == true }) {
            inner.fail("id", "is \"\(format.id)\", which no unit of the campaign takes")
        }
        entry.adopt(inner.finished())
        return format
    }

    private mutating func readFields(
        _ value: JSONValue,
        at path: String,
        of format: inout CustomFormat,
        in entry: inout EntryReader
    ) {
        var inner = EntryReader(value, at: path)
        for key in value.object?.keys ?? [] {
            guard let field = inner.value(key), field.object != nil else {
                format.texts[key] = inner.text(key)
                continue
            }
            var picture = EntryReader(field, at: inner.place(key))
            format.pictures[key] = pictureName("picture", in: &picture)
            if picture.value("picture") == nil { picture.fail("picture", "is missing") }
            inner.adopt(picture.finished())
        }
        if inner.problems.isEmpty, format.texts.isEmpty, format.pictures.isEmpty {
            entry.fail("fields", "must be an object with at least one field that is not empty")
        }
        entry.adopt(inner.finished())
    }
}
