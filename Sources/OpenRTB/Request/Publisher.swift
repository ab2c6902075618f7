/// Who publishes the app (OpenRTB 2.6, section 3.2.15).
public struct Publisher: Sendable, Hashable {
    /// The exchange's name for the publisher.
    public var id: String?
    /// The name people know.
    public var name: String?
    /// The domain of the publisher.
    public var domain: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String? = nil,
        name: String? = nil,
        domain: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.name = name
        self.domain = domain
        self.ext = ext
    }
}
