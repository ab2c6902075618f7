/// What an ad is about, by somebody's list.
public struct VASTCategory: Sendable, Hashable {
    /// The category's code in the list.
    public var code: String
    /// Whose list it is: a URL.
    public var authority: String?

    /// A category of a list.
    public init(code: String, authority: String? = nil) {
        self.code = code
        self.authority = authority
    }
}
