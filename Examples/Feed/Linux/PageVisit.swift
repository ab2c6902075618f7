import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request for a page, as a browser's first, following no redirect.
///
/// There is no browser here, and the advertiser's page is made up; the redirect is what counts.
struct PageVisit {
    let status: Int
    /// Where the answer leads.
    let location: String?

    /// Asks for a page; `nil` where no answer comes.
    static func get(_ url: URL) async -> PageVisit? {
        let session = URLSession(
            configuration: .ephemeral,
            delegate: StayingHere(),
            delegateQueue: nil
        )
        defer { session.finishTasksAndInvalidate() }
        guard let (_, response) = try? await session.data(from: url),
            let answer = response as? HTTPURLResponse
        else { return nil }
        return PageVisit(
            status: answer.statusCode,
            location: answer.value(forHTTPHeaderField: "Location")
        )
    }

    private final class StayingHere: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }
    }
}
