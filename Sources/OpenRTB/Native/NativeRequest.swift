/// What native ads an app can show: the value of `imp.native.request` (Native 1.2, section 4).
public struct NativeRequest: Sendable, Hashable {
    /// The version of Native that the request speaks.
    public var ver: String
    /// What surrounds the ad.
    public var context: NativeContext?
    /// What surrounds the ad, in detail.
    public var contextsubtype: NativeContextSubtype?
    /// Where the ad stands.
    public var plcmttype: NativePlacement?
    /// How many different ads the place can show.
    public var plcmtcnt: Int
    /// Which ad of the place this is, from 0.
    public var seq: Int
    /// The parts wanted.
    public var assets: [AssetRequest]
    /// Whether the answer may give `assetsurl` in place of assets.
    public var aurlsupport: Bool
    /// Whether the answer may give `dcourl` in place of assets.
    public var durlsupport: Bool
    /// The events that can be reported, and how.
    public var eventtrackers: [EventTrackerRequest]
    /// Whether the app shows a privacy link (AdChoices) that the answer gives.
    public var privacy: Bool
    /// What the standard leaves to exchanges.
    public var ext: JSONObject
    /// What it was read from, unknown members included.
    package var received = ReceivedObject()

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        ver: String = "1.2",
        context: NativeContext? = nil,
        contextsubtype: NativeContextSubtype? = nil,
        plcmttype: NativePlacement? = nil,
        plcmtcnt: Int = 1,
        seq: Int = 0,
        assets: [AssetRequest] = [],
        aurlsupport: Bool = false,
        durlsupport: Bool = false,
        eventtrackers: [EventTrackerRequest] = [],
        privacy: Bool = false,
        ext: JSONObject = [:]
    ) {
        self.ver = ver
        self.context = context
        self.contextsubtype = contextsubtype
        self.plcmttype = plcmttype
        self.plcmtcnt = plcmtcnt
        self.seq = seq
        self.assets = assets
        self.aurlsupport = aurlsupport
        self.durlsupport = durlsupport
        self.eventtrackers = eventtrackers
        self.privacy = privacy
        self.ext = ext
    }
}
