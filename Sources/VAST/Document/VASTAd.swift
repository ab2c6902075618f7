/// One ad of a document: what can be played, or the address of another document.
public struct VASTAd: Sendable, Hashable {
    /// What an ad is.
    public enum Content: Sendable, Hashable {
        /// The ad itself.
        case inLine(InLine)
        /// The address of the document that has the ad, or another address.
        case wrapper(Wrapper)
    }

    /// The ad server's name for the ad.
    public var id: String?
    /// The ad's place in a pod, from 1; `nil` for a stand-alone ad.
    public var sequence: Int?
    /// `video`, `audio` or `hybrid` as written; VAST takes `video` where nothing is said.
    public var adType: String?
    /// Who served the ad.
    public var system: AdSystem?
    /// URLs to call when the first frame is shown.
    public var impressions: [String]
    /// URLs to call when the ad fails, with `[ERRORCODE]` in them.
    public var errors: [String]
    /// URLs for the outcome of measuring whether the ad could be seen.
    public var viewable: [ViewableImpression]
    /// Measurement scripts that verification vendors want to run.
    public var verifications: [Verification]
    /// The creatives in the order of the document.
    public var creatives: [VASTCreative]
    /// The price that the ad was sold for, where it is told.
    public var pricing: Pricing?
    /// The children of `Extensions`, untouched.
    public var extensions: [VASTNode]
    /// What the ad is.
    public var content: Content

    /// An ad with `content`, by default with nothing else.
    public init(
        id: String? = nil,
        sequence: Int? = nil,
        adType: String? = nil,
        system: AdSystem? = nil,
        impressions: [String] = [],
        errors: [String] = [],
        viewable: [ViewableImpression] = [],
        verifications: [Verification] = [],
        creatives: [VASTCreative] = [],
        pricing: Pricing? = nil,
        extensions: [VASTNode] = [],
        content: Content
    ) {
        self.id = id
        self.sequence = sequence
        self.adType = adType
        self.system = system
        self.impressions = impressions
        self.errors = errors
        self.viewable = viewable
        self.verifications = verifications
        self.creatives = creatives
        self.pricing = pricing
        self.extensions = extensions
        self.content = content
    }

    /// The creatives that play in the player.
    public var linears: [Linear] { creatives.compactMap(\.linear) }
}
