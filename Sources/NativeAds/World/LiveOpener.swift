package import Foundation

/// Who opens pages for the live world: the layer with the views, once it is there.
///
/// The engine knows no application that could open anything.
@MainActor package enum LiveOpener {
    /// Opens a page or an app and says whether that worked; opens nothing until it is set.
    package static var open: @MainActor @Sendable (URL, Browser) async -> Bool = { _, _ in false }
}
