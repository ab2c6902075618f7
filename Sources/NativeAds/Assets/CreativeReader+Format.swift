import OpenRTB

extension CreativeReader {
    /// The parts of an ad of a custom format; `nil` where the app did not ask for that one, which
    /// leaves the ad to be shown as any other.
    mutating func format(_ own: JSONObject) -> CustomFormat? {
        let place = "format/"
        guard let id = require("id", in: own, under: place, "is no text", Self.text) else {
            return nil
        }
        guard formats.contains(id) else {
            drop("/ext/ona/format/id", "names the format \"\(id)\", which was not asked for")
            return nil
        }
        let fields = take("fields", in: own, under: place, "is no object") { $0.object } ?? [:]
        var format = CustomFormat(id: id)
        for (key, value) in fields.prefix(Self.mostFields) {
            add(value, as: key, to: &format)
        }
        if fields.count > Self.mostFields {
            drop("/ext/ona/format/fields", "are more than \(Self.mostFields), the rest is left out")
        }
        return format
    }

    private mutating func add(_ value: JSONValue, as key: String, to format: inout CustomFormat) {
        if let text = Self.text(value) {
            format.texts[key] = text
        } else if let url = value["url"].flatMap(web), format.pictures.count < Self.mostPictures {
            format.pictures[key] = PictureSource(url: url, w: value["w"]?.int, h: value["h"]?.int)
        } else {
            let reason =
                "has \"\(key.prefix(100))\", which is neither text nor picture, or one too many"
            return drop("/ext/ona/format/fields", reason)
        }
        format.keys.append(key)
    }

    private static let mostFields = 100
    /// Each is downloaded.
    private static let mostPictures = 20
}
