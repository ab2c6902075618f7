/// What video is wanted (Native 1.2, section 4.5; OpenRTB 2.6, section 3.2.7).
public struct VideoRequest: Sendable, Hashable {
    /// The formats that can be played.
    public var mimes: [String]
    /// The least duration in seconds.
    public var minduration: Int?
    /// The greatest duration in seconds.
    public var maxduration: Int?
    /// The versions of VAST that are understood.
    public var protocols: [Int]
    /// The width of the player.
    public var w: Int?
    /// The height of the player.
    public var h: Int?
    /// How the video stands in the content; 4 is a feed.
    public var plcmt: Int?
    /// How playing starts; 6 is muted, on entering the view.
    public var playbackmethod: [Int]
    /// Whether the player lets people skip.
    public var skip: Bool?
    /// The frameworks that are supported.
    public var api: [Int]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        mimes: [String] = [],
        minduration: Int? = nil,
        maxduration: Int? = nil,
        protocols: [Int] = [],
        w: Int? = nil,
        h: Int? = nil,
        plcmt: Int? = nil,
        playbackmethod: [Int] = [],
        skip: Bool? = nil,
        api: [Int] = [],
        ext: JSONObject = [:]
    ) {
        self.mimes = mimes
        self.minduration = minduration
        self.maxduration = maxduration
        self.protocols = protocols
        self.w = w
        self.h = h
        self.plcmt = plcmt
        self.playbackmethod = playbackmethod
        self.skip = skip
        self.api = api
        self.ext = ext
    }
}
