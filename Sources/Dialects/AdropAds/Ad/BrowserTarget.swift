#if canImport(UIKit)
import Foundation
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Who opens a click.
public enum BrowserTarget: Int, Sendable, CaseIterable {
    /// The system's browser, or the app that the link belongs to.
    case EXTERNAL = 0
    /// A browser in the app.
    case INTERNAL = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same, as Objective-C has it.
#if canImport(ObjectiveC)
@objc(BrowserTargetObjC)
#endif
public enum BrowserTargetObjC: Int, Sendable, CaseIterable {
    /// The system's browser, or the app that the link belongs to.
    case EXTERNAL = 0
    /// A browser in the app.
    case INTERNAL = 1
}
#endif
