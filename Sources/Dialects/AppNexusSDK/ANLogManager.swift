public import Foundation
import NativeAds

/// How much the SDK writes to the console.
#if canImport(ObjectiveC)
@objc(ANLogManager) @objcMembers
#endif
@preconcurrency @MainActor public final class ANLogManager: NSObject {
    private var level = ANLogLevel.warn
    /// Where lines go; to the console, unless a test reads them.
    var write: (String) -> Void = { print($0) }

    private nonisolated override init() { super.init() }

    static var shared: ANLogManager { SharedAds.current.state { ANLogManager() } }

    /// What is written at the moment; from warnings on by default.
    public class func getANLogLevel() -> ANLogLevel { shared.level }

    /// Writes from now on what is of this level or a higher one.
    public class func setANLogLevel(_ level: ANLogLevel) { shared.level = level }

    /// Writes what was ignored or repaired.
    static func warn(_ text: String) {
        guard shared.level.rawValue <= ANLogLevel.warn.rawValue else { return }
        shared.write("AppNexusSDK: \(text)")
    }
}
