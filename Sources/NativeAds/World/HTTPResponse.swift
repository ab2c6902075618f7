package import Foundation

/// An answer from the outside world, whatever its status.
package struct HTTPResponse: Sendable, Hashable {
    package var status: Int
    /// By lower-case name.
    package var headers: [String: String]
    package var body: Data
    /// Where it came from after redirects, as far as the transport says.
    package var url: URL?

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        let lowered = headers.map { ($0.key.lowercased(), $0.value) }
        self.headers = Dictionary(lowered) { first, _ in first }
        self.body = body
    }
}
