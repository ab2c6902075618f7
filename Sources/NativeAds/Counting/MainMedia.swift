/// How far the picture or video is that an ad is mostly made of.
enum MainMedia: Sendable, Hashable {
    /// The ad has none: nobody waits for it.
    case none
    case pending
    case loaded
    /// It will never be there.
    case failed
}
