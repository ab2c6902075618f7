import Foundation
import NativeAds
import VAST

/// Follows VAST to its ad, over the network only where that may be asked.
struct PreviewVAST {
    /// Whether the network may be asked.
    let fetches: Bool

    /// A longer document is none.
    private static let largestDocument = 1 << 20

    /// What the document leads to.
    func follow(_ document: Data) async -> VASTResolution {
        var resolver = VASTResolver(document, macros: .steady, wanted: .one)
        while case .fetch(let url) = resolver.step { resolver.answer(await answer(at: url)) }
        guard case .done(let resolution) = resolver.step else { return VASTResolution() }
        return resolution
    }

    /// Why there is no ad, for somebody who can give another option.
    func sentence(of resolution: VASTResolution) -> String {
        guard let failure = resolution.failure else { return "the document holds no ad" }
        if failure.code == Self.noAnswer, !fetches {
            return "the address in the wrapper was not fetched; --fetch gets it"
        }
        return "\(failure.sentence) (VAST error \(failure.code))"
    }

    /// VAST's code for a wrapper's address that did not answer.
    private static let noAnswer = 301

    private func answer(at url: URL) async -> VASTResolver.Answer {
        guard fetches else { return .failed }
        let request = HTTPRequest(.get, url, largestBody: Self.largestDocument)
        guard let response = try? await World.live.send(request) else { return .failed }
        return .response(status: response.status, body: response.body, from: response.url)
    }
}
