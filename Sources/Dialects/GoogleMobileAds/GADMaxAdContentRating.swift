#if canImport(UIKit)
#if !canImport(ObjectiveC)
/// For whom the content of ads may be at most.
public struct GADMaxAdContentRating: RawRepresentable, Sendable, Hashable {
    /// The letters of the rating.
    public let rawValue: String

    /// Names a rating.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// For everybody.
    public static let general = GADMaxAdContentRating(rawValue: "G")
    /// For most people, children with their parents.
    public static let parentalGuidance = GADMaxAdContentRating(rawValue: "PG")
    /// For teenagers and older people.
    public static let teen = GADMaxAdContentRating(rawValue: "T")
    /// For adults.
    public static let matureAudience = GADMaxAdContentRating(rawValue: "MA")
}
#endif
#endif
