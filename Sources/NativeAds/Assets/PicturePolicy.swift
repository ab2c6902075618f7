package import Foundation

/// Which addresses pictures may come from.
package struct PicturePolicy: Sendable {
    /// Whether http is asked for by https instead of being refused.
    let upgradesInsecure: Bool

    /// What is requested for `url`; throws where nothing may be.
    func address(of url: URL) throws(AdError) -> URL {
        switch url.scheme?.lowercased() {
        case "https": return url
        case "http" where !Self.isInsecure(url): return url
        case "http" where upgradesInsecure:
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
            parts?.scheme = "https"
            // The port of http, written out, is not where https listens.
            if parts?.port == 80 { parts?.port = nil }
            if let upgraded = parts?.url { return upgraded }
            fallthrough
        case "http":
            throw AdError(refusing: "The picture is insecure: it has an http address.")
        default:
            throw AdError(refusing: "The picture has no web address.")
        }
    }

    /// Whether a picture at `url` would cross a network by plain http; to the device itself it
    /// crosses none.
    package static func isInsecure(_ url: URL) -> Bool {
        url.scheme?.lowercased() == "http"
            && !["127.0.0.1", "localhost", "::1", "[::1]"].contains(url.host ?? "")
    }
}
