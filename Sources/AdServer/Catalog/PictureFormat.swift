/// A picture format that every client shows.
package enum PictureFormat: String, Sendable, CaseIterable {
    case png, jpeg, gif, webp

    /// What stands in `Content-Type` and in a request's `mimes`.
    package var mediaType: String { "image/\(rawValue)" }
}
