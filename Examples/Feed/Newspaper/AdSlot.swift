/// A place for an ad in the feed.
public enum AdSlot: String, CaseIterable, Sendable {
    /// Sold by the newspaper itself.
    case top = "feed-top"
    /// Filled by whoever pays most today.
    case middle = "feed-middle"
    /// Sold by the newspaper, to an advertiser who has a film.
    case video = "feed-video"

    /// The unit that the ad server knows it by.
    public var unit: String { rawValue }

    /// Its row among the stories and the ads before it, counted from 0.
    public var place: Int {
        switch self {
        case .top: 3
        case .middle: 8
        case .video: 12
        }
    }
}
