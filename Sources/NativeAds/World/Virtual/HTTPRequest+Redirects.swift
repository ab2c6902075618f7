import Foundation

extension HTTPRequest {
    /// How often a request may be sent on: as often as by the system's transport.
    package static let mostHops = 20

    /// The request that a redirect asks for; `nil` where the response is none.
    package func redirected(by response: HTTPResponse) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers["location"],
            let target = URL(string: location, relativeTo: url)?.absoluteURL, target.scheme != nil
        else { return nil }
        var next = self
        next.url = target
        if response.status < 307 {
            next.method = .get
            next.body = nil
        }
        return next
    }
}
