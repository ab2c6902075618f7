import Foundation
import NativeAds
import Replay
import VAST

/// What is answered where a wrapper leads: by the rules of a file, as a scenario's are.
struct WrapperAnswers {
    private var rules: [HTTPRule]

    /// Reads the rules in the file at `path`.
    init(_ path: String) throws(CommandError) {
        let data = try NamedFile(path).read()
        do throws(ScenarioError) {
            rules = try HTTPRule.list(data)
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
    }

    /// What comes of asking for `url`; redirects are the transport's, and no wrappers.
    mutating func answer(_ url: URL) -> VASTResolver.Answer {
        var request = HTTPRequest(.get, url)
        for _ in 0..<HTTPRequest.mostHops {
            let rule = rules.take(for: request.url.absoluteString)
            // The transport has given up before.
            guard (rule?.after ?? 0) < HTTPRule.patience else { return .failed }
            guard
                case .response(let status, let headers, let content) = rule?.answer
                    ?? HTTPRule.nothing
            else { return .failed }
            let response = HTTPResponse(status: status, headers: headers, body: content.data)
            guard let next = request.redirected(by: response) else {
                return .response(status: status, body: response.body, from: request.url)
            }
            request = next
        }
        return .failed
    }
}
