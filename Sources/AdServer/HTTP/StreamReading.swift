/// A stream in the hands of the HTTP library, for as long as its response lives.
final class StreamReading: Sendable {
    let stream: HTTPStream

    init(_ stream: HTTPStream) { self.stream = stream }
}
