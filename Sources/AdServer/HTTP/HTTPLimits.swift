/// How much a peer may ask of the server.
package struct HTTPLimits: Sendable {
    /// Bytes of a request's body; more is answered 413.
    package var body = 256 * 1024
    /// Bytes of memory a connection has for its request line and headers; more is answered 431 or 414.
    package var head = 32 * 1024
    /// Open connections at a time; more wait in the system's queue.
    ///
    /// Below the usual limit of open files, 1,024.
    package var connections = 800
    /// Seconds without a byte after which a connection is closed.
    package var timeout = 10

    package init() {}
}
