/// What an icon or a companion draws.
public enum CreativeResource: Sendable, Hashable {
    /// A picture or another file, with its MIME type where told.
    case file(url: String, type: String?)
    /// A page in a frame of its own.
    case frame(url: String)
    /// Markup.
    case markup(String)
}
