/// Why the server could not start, in one sentence.
package struct ServerError: Error, Equatable, Sendable {
    package let sentence: String
}
