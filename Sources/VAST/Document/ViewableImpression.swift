/// Whom to tell whether the ad could be seen.
public struct ViewableImpression: Sendable, Hashable {
    /// The ad server's name for it.
    public var id: String?
    /// URLs to call when the ad was viewable.
    public var viewable: [String]
    /// URLs to call when it was not.
    public var notViewable: [String]
    /// URLs to call when nobody could tell.
    public var undetermined: [String]

    /// URLs for each outcome, by default none.
    public init(
        id: String? = nil,
        viewable: [String] = [],
        notViewable: [String] = [],
        undetermined: [String] = []
    ) {
        self.id = id
        self.viewable = viewable
        self.notViewable = notViewable
        self.undetermined = undetermined
    }
}
