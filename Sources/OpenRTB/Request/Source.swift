/// Where the request comes from (OpenRTB 2.6, section 3.2.2).
public struct Source: Sendable, Hashable {
    /// Whether the exchange decides alone who wins.
    public var fd: Bool?
    /// A name for the transaction, common to all who take part.
    public var tid: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        fd: Bool? = nil,
        tid: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.fd = fd
        self.tid = tid
        self.ext = ext
    }
}
