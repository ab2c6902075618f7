/// The native ads that fit a place (OpenRTB 2.6, section 3.2.9).
public struct NativeImp: Sendable, Hashable {
    /// The parts wanted.
    public var request: NativeRequest
    /// The version of Native that `request` speaks.
    public var ver: String?
    /// The frameworks that are supported; 7 is Open Measurement.
    public var api: [Int]
    /// Attributes that creatives must not have.
    public var battr: [Int]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject
    /// What goes on the wire in place of `request`, with members that this does not know.
    package var document: JSONObject?

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        request: NativeRequest,
        ver: String? = nil,
        api: [Int] = [],
        battr: [Int] = [],
        ext: JSONObject = [:]
    ) {
        self.request = request
        self.ver = ver
        self.api = api
        self.battr = battr
        self.ext = ext
    }
}
