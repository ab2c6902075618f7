package import Foundation

/// Fetches pictures; many may ask for one at once.
package protocol PictureLoading: Sendable {
    /// The picture at `url`.
    ///
    /// Cancelling the task gives up the caller's interest; the download stops with the last one.
    func picture(at url: URL) async throws(AdError) -> Picture
}
