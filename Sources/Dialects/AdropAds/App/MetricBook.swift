#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

/// What was told of the person, within bounds.
struct MetricBook: Sendable {
    /// Whether it may leave the device.
    var isShared = true
    private var values: [String: JSONValue] = [:]
    private var events: [JSONValue] = []

    private static let mostValues = 100
    private static let mostEvents = 20
    private static let mostCharacters = 256

    /// A text, a number or a truth value; `nil` for anything else.
    static func scalar(_ value: Any) -> JSONValue? {
        if let text = value as? String { return .string(String(text.prefix(mostCharacters))) }
        guard let value = JSONValue(plain: value), value.bool != nil || value.number != nil else {
            return nil
        }
        return value
    }

    /// Keeps, with an outer `nil`, drops, or of an inner one, ignores a value.
    mutating func set(_ key: String, _ value: JSONValue??) {
        let key = String(key.prefix(Self.mostCharacters))
        guard let value else {
            values[key] = nil
            return
        }
        guard let value, values[key] != nil || values.count < Self.mostValues else { return }
        values[key] = value
    }

    mutating func add(_ name: String, _ params: [String: JSONValue]) {
        var event: JSONObject = ["name": .string(String(name.prefix(Self.mostCharacters)))]
        let params = params.sorted { $0.key < $1.key }.prefix(Self.mostEvents)
        if !params.isEmpty { event["params"] = .object(JSONObject(params.map { ($0, $1) })) }
        events = (events + [.object(event)]).suffix(Self.mostEvents)
    }

    var properties: [String: any Encodable] {
        values.compactMapValues { value in
            value.string ?? value.bool ?? value.int ?? value.double
        }
    }

    /// The first four digits of a birthday such as `1990`, `199002` or `19900214`.
    var yearOfBirth: Int? {
        guard let value = values[AdropKey.BIRTH] else { return nil }
        let text = value.string ?? value.int.map(String.init) ?? ""
        guard [4, 6, 8].contains(text.count), text.allSatisfy(\.isWholeNumber) else { return nil }
        return Int(text.prefix(4))
    }

    var gender: Targeting.Gender? {
        switch values[AdropKey.GENDER]?.string {
        case AdropValue.AdropGender.MALE: .male
        case AdropValue.AdropGender.FEMALE: .female
        case AdropValue.AdropGender.OTHER: .other
        default: nil
        }
    }

    /// All of it as a request has it, in a fixed order.
    var wire: JSONObject {
        var object = JSONObject(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        if !events.isEmpty { object["events"] = .array(events) }
        return object
    }
}
#endif
