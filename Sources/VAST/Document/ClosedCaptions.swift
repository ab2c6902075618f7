/// A file with the words that are spoken in the media.
public struct ClosedCaptions: Sendable, Hashable {
    /// Where the file lies.
    public var url: String
    /// Its MIME type, such as `text/vtt`, where told.
    public var type: String?
    /// The language by BCP 47, where told.
    public var language: String?

    /// A file at `url`, by default with nothing known of it.
    public init(url: String, type: String? = nil, language: String? = nil) {
        self.url = url
        self.type = type
        self.language = language
    }
}
