#if canImport(UIKit)
import Foundation
/// An ad whose clicks an app can handle by itself.
#if canImport(ObjectiveC)
@objc(UseCustomClick)
#endif
@preconcurrency @MainActor public protocol UseCustomClick: AnyObject {
    /// Where a click leads.
    var destinationURL: String? { get }
    /// Whether the app opens pages by itself.
    var useCustomClick: Bool { get set }
    /// Opens a page, in the app or in the browser; nothing counts by it.
    func open(_ url: String?, useInAppBrowser: Bool)
}
#endif
