/// When the pictures of an ad are fetched.
public enum PictureLoadingMode: String, Sendable, Hashable, CaseIterable {
    /// Before the load returns, so that an ad is whole when it is shown; the default.
    case eager
    /// When they are first asked for.
    case lazy
}
