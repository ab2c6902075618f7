#if canImport(UIKit)
import Foundation
/// The look that ads should suit.
#if canImport(ObjectiveC)
@objc(AdropTheme)
#endif
public enum AdropTheme: Int, Sendable, CaseIterable {
    /// On light ground.
    case light
    /// On dark ground.
    case dark
    /// As the server thinks best, which is the default.
    case auto
}
#endif
