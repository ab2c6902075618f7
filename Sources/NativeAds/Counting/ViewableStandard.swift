/// A definition of "seen", as the Media Rating Council and Native Ads 1.2 have it.
public enum ViewableStandard: String, Sendable, Hashable, CaseIterable {
    /// Half of the ad for one continuous second (event type 2).
    case mrc50
    /// The whole ad for one continuous second (event type 3).
    case mrc100
    /// Half of the video for two continuous seconds of play (event type 4).
    case video50
}
