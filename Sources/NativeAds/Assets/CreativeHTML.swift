/// A creative that is markup, as a web view shows it.
///
/// It is code from outside: show it only where it can reach neither the app nor the person's
/// files, and take what it navigates to for a click (``MediaView`` does both).
public struct CreativeHTML: Sendable, Hashable {
    /// The markup: a whole page or a part of one, of at most 512 KB.
    public let markup: String
    /// The size in points that it was made for; unknown where the bid has none.
    public let size: MediaSize

    /// The most bytes that markup may have: far more than a display ad, and parsed in no time.
    static let mostBytes = 512 << 10

    package init(markup: String, size: MediaSize = .unknown) {
        self.markup = markup
        self.size = size
    }
}
