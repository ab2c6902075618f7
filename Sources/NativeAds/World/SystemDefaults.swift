import Foundation

/// The app's user defaults, where consent platforms leave what people chose.
enum SystemDefaults {
    @Sendable static func value(_ key: String) -> StoredValue? {
        switch UserDefaults.standard.object(forKey: key) {
        case nil: nil
        case let text as String: .string(text)
        case let number as NSNumber: .number(number.doubleValue)
        case let number as Int: .number(Double(number))
        case let number as Double: .number(number)
        default: .other
        }
    }
}
