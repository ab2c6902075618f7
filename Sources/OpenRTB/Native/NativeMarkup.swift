/// A native ad as a bidder sent it (Native 1.2, section 5).
public struct NativeMarkup: Sendable, Hashable {
    /// The version of Native that the answer speaks.
    public var ver: String
    /// The parts of the ad.
    public var assets: [NativeAsset]
    /// Where the device fetches the assets; they take the place of `assets`.
    public var assetsurl: String?
    /// Where a dynamic creative comes from.
    public var dcourl: String?
    /// Where a tap leads, unless the asset tapped has its own link.
    public var link: Link?
    /// Pixels to call on the impression; the old form of event trackers.
    public var imptrackers: [String]
    /// A script to run on the impression; the old form of event trackers.
    public var jstracker: String?
    /// What to report, and how.
    public var eventtrackers: [EventTracker]
    /// The page about privacy that the AdChoices badge opens.
    public var privacy: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject
    /// What it was read from, unknown members included.
    package var received = ReceivedObject()
    /// Where the assets stood.
    package var assetPlaces = ListPlaces()
    /// Where the pixels of `imptrackers` stood.
    package var imptrackerPlaces = ListPlaces()
    /// Where the event trackers stood.
    package var eventtrackerPlaces = ListPlaces()

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        ver: String = "1.2",
        assets: [NativeAsset] = [],
        assetsurl: String? = nil,
        dcourl: String? = nil,
        link: Link? = nil,
        imptrackers: [String] = [],
        jstracker: String? = nil,
        eventtrackers: [EventTracker] = [],
        privacy: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.ver = ver
        self.assets = assets
        self.assetsurl = assetsurl
        self.dcourl = dcourl
        self.link = link
        self.imptrackers = imptrackers
        self.jstracker = jstracker
        self.eventtrackers = eventtrackers
        self.privacy = privacy
        self.ext = ext
    }
}
