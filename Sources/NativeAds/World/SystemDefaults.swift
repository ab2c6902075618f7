import Foundation

/// The app's user defaults, where consent platforms, and apps themselves, leave what people chose.
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

    /// Puts a text or a number there, or takes out what is there.
    @Sendable static func keep(_ key: String, _ value: StoredValue?) {
        switch value {
        case .string(let text): UserDefaults.standard.set(text, forKey: key)
        case .number(let number): UserDefaults.standard.set(number, forKey: key)
        case .other, nil: UserDefaults.standard.removeObject(forKey: key)
        }
    }
}
