/// A request as the routes see it: whole, bounded and without a socket.
package struct HTTPRequest: Sendable {
    package var method: String
    /// As sent, without the query, escapes untouched.
    package var path: String
    /// Names in lower case; only those that a route asks about are kept.
    package var headers: [String: String]
    /// The value of `code` in the query.
    package var code: String?
    /// The value of `reason` in the query; routes ask about no other argument than these two.
    package var reason: String?
    package var body: [UInt8]

    package init(
        _ method: String,
        _ path: String,
        headers: [String: String] = [:],
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }
}
