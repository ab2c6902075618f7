/// One creative of an ad.
public struct VASTCreative: Sendable, Hashable {
    /// The ad server's name for the creative.
    public var id: String?
    /// The name by which the creative is known across systems before VAST 4 (`adId`).
    public var adID: String?
    /// The creative's place among those of the ad, from 1.
    public var sequence: Int?
    /// The registered names of the creative (VAST 4).
    public var universalAdIDs: [UniversalAdID]
    /// What plays in the player, if this is that kind of creative.
    public var linear: Linear?
    /// What may be shown beside the player.
    public var companions: [Companion]
    /// Whether the creative has overlays, which a native ad does not show.
    public var hasNonLinear: Bool

    /// A creative, by default an empty one.
    public init(
        id: String? = nil,
        adID: String? = nil,
        sequence: Int? = nil,
        universalAdIDs: [UniversalAdID] = [],
        linear: Linear? = nil,
        companions: [Companion] = [],
        hasNonLinear: Bool = false
    ) {
        self.id = id
        self.adID = adID
        self.sequence = sequence
        self.universalAdIDs = universalAdIDs
        self.linear = linear
        self.companions = companions
        self.hasNonLinear = hasNonLinear
    }
}
