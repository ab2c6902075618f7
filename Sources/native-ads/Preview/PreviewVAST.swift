import Foundation
import NativeAds
import VAST

/// Follows VAST to its ad, over the network only where that may be asked.
struct PreviewVAST {
    /// Whether the network may be asked.
    let fetches: Bool

    /// What the document leads to.
    func follow(_ document: Data) async -> VASTResolution {
        var resolver = VASTResolver(document, macros: .steady, wanted: .one)
        while case .fetch(let url) = resolver.step { resolver.answer(await answer(at: url)) }
        guard case .done(let resolution) = resolver.step else { return VASTResolution() }
        return resolution
    }

    /// Why there is no ad, for somebody who can give another option.
    func sentence(of resolution: VASTResolution) -> String {
        let sentences = resolution.sentences(unanswered: fetches ? nil : "--fetch gets it")
        guard let code = resolution.failures.first?.code, let sentence = sentences.first else {
            return "The document holds no ad."
        }
        return "\(sentence) (VAST error \(code))"
    }

    private func answer(at url: URL) async -> VASTResolver.Answer {
        fetches ? await World.live.vast(at: url) : .failed
    }
}
