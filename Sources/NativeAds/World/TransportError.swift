/// Why there is no answer at all.
package enum TransportError: Error, Sendable, Hashable {
    case timeout
    case offline
    case dns
    case tls
    case cancelled
    case tooLarge
    case other(String)
}
