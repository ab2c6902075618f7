public import Foundation
import NativeAds

/// What the person chose under US state law, where the app says it itself.
///
/// It is kept under the vendor's key, so that what an app stored before it moved over still holds.
#if canImport(ObjectiveC)
@objc(ANUSPrivacySettings) @objcMembers
#endif
@preconcurrency @MainActor public final class ANUSPrivacySettings: NSObject {
    private static let key = "ANUSPrivacy_String"

    private nonisolated override init() { super.init() }

    /// Keeps the IAB's US privacy string, such as "1YNN"; it goes before the one that a consent
    /// platform left.
    public class func setUSPrivacyString(_ privacyString: String) {
        SharedAds.current.store(.string(privacyString), for: key)
    }

    /// The string that requests carry; empty where there is none.
    public class func getUSPrivacyString() -> String {
        SharedAds.current.text(key, "IABUSPrivacy_String") ?? ""
    }

    /// Forgets what ``setUSPrivacyString(_:)`` kept.
    public class func reset() {
        SharedAds.current.store(nil, for: key)
    }
}
