import Foundation

/// What the app was told as it was built, and on Linux, where it has no `Info.plist`, as it was
/// started.
enum SystemLaunch {
    @Sendable static func value(_ setting: LaunchSetting) -> String? {
        #if os(Linux)
        // Who starts a program knows more than who built it.
        if let value = ProcessInfo.processInfo.environment[setting.variable] { return value }
        #endif
        return Bundle.main.object(forInfoDictionaryKey: setting.rawValue) as? String
    }
}
