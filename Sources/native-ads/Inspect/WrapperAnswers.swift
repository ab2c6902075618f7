import Foundation
import NativeAds
import Replay
import VAST

/// What is answered where a wrapper leads: by the rules of a file, as a scenario's are.
struct WrapperAnswers {
    /// A transport follows no more redirects than that.
    private static let mostRedirects = 10

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
        var url = url
        for _ in 0...Self.mostRedirects {
            let rule = rules.take(for: url.absoluteString)
            // The transport has given up before.
            guard (rule?.after ?? 0) < HTTPRule.patience else { return .failed }
            guard
                case .response(let status, let headers, let content) = rule?.answer
                    ?? HTTPRule.nothing
            else { return .failed }
            let location = headers.first { $0.key.lowercased() == "location" }?.value
            guard (300..<400).contains(status), let location,
                let next = URL(string: location, relativeTo: url)?.absoluteURL
            else { return .response(status: status, body: content.data, from: url) }
            url = next
        }
        return .failed
    }
}
