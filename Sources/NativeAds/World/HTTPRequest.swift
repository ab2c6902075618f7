package import Foundation

/// A request to the outside world.
package struct HTTPRequest: Sendable, Hashable {
    /// GET or POST.
    package enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
    }

    package var method: Method
    package var url: URL
    package var headers: [String: String]
    package var body: Data?
    /// An answer with a longer body fails with `tooLarge`.
    package var largestBody: Int
    /// Whether there is no answer before its body is there; else its head is enough, and the body
    /// may be missing.
    package var needsBody: Bool

    package init(
        _ method: Method = .get,
        _ url: URL,
        headers: [String: String] = [:],
        body: Data? = nil,
        largestBody: Int = 4 << 20,
        needsBody: Bool = true
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.largestBody = largestBody
        self.needsBody = needsBody
    }
}
