/// Why the bytes of a media file cannot be had.
package enum MediaError: Error, Sendable, Hashable {
    /// There is no such file, or nobody can be reached to ask for it.
    case notFound
    /// It does not come in time.
    case timeout
    /// It is larger than what is kept of a file.
    case tooLarge
    /// Nobody wants it any more.
    case cancelled

    /// VAST's code for it.
    package var code: Int {
        switch self {
        case .notFound, .cancelled: 401
        case .timeout: 402
        case .tooLarge: 405
        }
    }
}
