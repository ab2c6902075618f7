/// Who sold an ad.
public enum AdSource: String, Sendable, Hashable, CaseIterable {
    /// The first source asked: usually the publisher's own campaigns.
    case direct
    /// The source asked after it, once, when the first had nothing.
    case backfill
}
