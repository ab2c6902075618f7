/// What a URL is for, which decides what it may be.
enum URLUse: Sendable {
    /// What a tap opens, which may be a place in an app.
    case target
    /// A picture that the app loads.
    case picture
    /// A tracker or a notice, which only has to be called.
    case tracker
    /// A page or a document.
    case page
}
