import Foundation
import OpenRTB

/// Puts what an app knows into a request: where OpenRTB has a place for it there, else into
/// `ext.ona`; what tells something of the person only where it may.
struct TargetingWriter: Sendable {
    private let targeting: Targeting
    private let allowsProfile: Bool
    /// The year by the wall clock.
    private let year: Int
    /// What was left out, and why.
    private(set) var notes: [String] = []

    init(_ targeting: Targeting, allowsProfile: Bool, now: Date) {
        self.targeting = targeting
        self.allowsProfile = allowsProfile
        year = Calendar(identifier: .gregorian).component(.year, from: now)
    }

    mutating func write(into request: inout BidRequest) {
        if let url = targeting.contentURL, let page = page(url, "contentURL") {
            var app = request.app ?? App()
            var content = app.content ?? AppContent()
            content.url = page
            app.content = content
            request.app = app
        }
        let own = place()
        for index in request.imp.indices where !own.isEmpty {
            request.imp[index].ext["ona"] = .object(own)
        }
        if let geo = location() {
            request.device = request.device ?? Device()
            request.device?.geo = geo
        }
        if allowsProfile { writePerson(into: &request.user) }
    }

    /// What concerns the place in the app, whoever the person is.
    private mutating func place() -> JSONObject {
        var own = targeting.imp
        // How often the device has seen whom is the engine's to say.
        own["capped"] = nil
        let pages = few(targeting.neighboringURLs, "neighboringURLs", 20)
            .compactMap { page($0, "neighboringURLs") }
        let values = targeting.keyValues.filter { !$0.key.isEmpty && !$0.value.isEmpty }
            .sorted { $0.key < $1.key }
            .map { ($0.key, JSONValue($0.value)) }
        if let id = targeting.contextID, !id.isEmpty { own["context"] = .string(id) }
        if !values.isEmpty { own["keyValues"] = .object(JSONObject(values)) }
        if !pages.isEmpty { own["neighboringURLs"] = JSONValue(pages) }
        if let info = targeting.contentInfo { own["contentInfo"] = .object(info) }
        if !targeting.formats.isEmpty {
            own["formats"] = JSONValue(few(targeting.formats, "formats", 50))
        }
        return own
    }

    private mutating func writePerson(into user: inout User?) {
        var person = user ?? User()
        person.kwarray = few(targeting.keywords.filter { !$0.isEmpty }, "keywords", 200)
        person.gender = targeting.gender?.code
        if let born = targeting.yearOfBirth {
            if (1900...year).contains(born) {
                person.yob = born
            } else {
                notes.append("yearOfBirth was left out: \(born) is no year that a person was born.")
            }
        }
        if !targeting.properties.isEmpty {
            person.ext["ona"] = ["properties": .object(targeting.properties)]
        }
        user = person == User() ? nil : person
    }

    private mutating func few(_ texts: [String], _ name: String, _ most: Int) -> [String] {
        guard texts.count > most else { return texts }
        notes.append("\(name): the first \(most) are sent, of \(texts.count).")
        return Array(texts.prefix(most))
    }

    private mutating func page(_ text: String, _ name: String) -> String? {
        if let url = AdURL.web(text) { return url.absoluteString }
        notes.append("\(name): \"\(text.prefix(200))\" was left out, it is no web address.")
        return nil
    }
}

extension TargetingWriter {
    private mutating func location() -> Geo? {
        guard let place = targeting.location else { return nil }
        var geo = Geo()
        if let country = place.country {
            if (2...3).contains(country.utf8.count), country.utf8.allSatisfy(Self.isLetter) {
                geo.country = country.uppercased()
            } else {
                notes.append("location: \"\(country.prefix(20))\" was left out, it is no country.")
            }
        }
        if allowsProfile {
            geo.zip = place.zip
            addPosition(of: place, to: &geo)
        }
        return geo == Geo() ? nil : geo
    }

    private mutating func addPosition(of place: Targeting.Location, to geo: inout Geo) {
        guard place.latitude != nil || place.longitude != nil else { return }
        guard let latitude = place.latitude, let longitude = place.longitude,
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else {
            return notes.append("location: the position was left out, there is none on earth.")
        }
        (geo.lat, geo.lon) = (latitude, longitude)
        // The app has it from the device.
        geo.type = 1
        geo.accuracy = place.accuracy.flatMap(Self.whole)
        geo.lastfix = place.age.flatMap(Self.whole)
    }

    /// The whole number of something that is not negative, if it is one at all.
    private static func whole(_ value: Double) -> Int? {
        value >= 0 ? Int(exactly: value.rounded()) : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
