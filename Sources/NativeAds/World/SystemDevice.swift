import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What Foundation alone can tell about the device and the app.
///
/// Screen, user agent and identifiers need UIKit; a host adds them by `World.describing(_:)`.
enum SystemDevice {
    @Sendable static func facts() -> DeviceFacts {
        var facts = DeviceFacts()
        let version = ProcessInfo.processInfo.operatingSystemVersion
        facts.osVersion = "\(version.majorVersion).\(version.minorVersion)"
        facts.language = Locale.preferredLanguages.first.map { String($0.prefix(2)) }
        facts.region = region(of: Locale.current.identifier)
        facts.bundle = Bundle.main.bundleIdentifier
        facts.appName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
        facts.appVersion =
            Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        facts.model = machine()
        facts.connection = SystemConnection.last
        #if os(iOS)
        facts.os = "iOS"
        facts.make = "Apple"
        #elseif os(macOS)
        facts.os = "macOS"
        facts.make = "Apple"
        #elseif os(Linux)
        facts.os = "Linux"
        #endif
        return facts
    }

    /// The country in a name such as `zh-Hant_TW@calendar=buddhist`.
    static func region(of locale: String) -> String? {
        locale.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.dropFirst()
            .first { $0.count == 2 && $0.allSatisfy { ("A"..."Z").contains($0) } }
            .map(String.init)
    }

    private static func machine() -> String? {
        var system = utsname()
        guard uname(&system) == 0 else { return nil }
        return withUnsafeBytes(of: system.machine) { bytes in
            String(bytes: bytes.prefix { $0 != 0 }, encoding: .utf8)
        }
    }
}
