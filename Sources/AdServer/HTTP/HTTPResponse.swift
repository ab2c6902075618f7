import OpenRTB

/// An answer as the routes make it.
package struct HTTPResponse: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// What is sent in place of `body`, piece by piece, as fast as the peer takes it.
    package var stream: HTTPStream?
    /// A few words for the server's own log; they are not sent.
    package var remark: String?

    package init(
        _ status: Int,
        headers: [(name: String, value: String)] = [],
        body: [UInt8] = []
    ) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of a header, by its name in any case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    static func json(_ status: Int, _ value: JSONValue) -> HTTPResponse {
        HTTPResponse(
            status,
            headers: [("Content-Type", "application/json")],
            body: Array(value.text().utf8)
        )
    }

    /// What went wrong, in one sentence that somebody can act on; the log says it, too.
    static func error(_ status: Int, _ sentence: String) -> HTTPResponse {
        var response = json(status, ["error": .string(sentence)])
        response.headers.append(("Cache-Control", "no-store"))
        response.remark = sentence
        return response
    }
}
