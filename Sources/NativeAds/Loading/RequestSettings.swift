import OpenRTB

/// What a dialect's own settings say in each request, over what the engine says by itself.
package struct RequestSettings: Sendable, Hashable {
    /// What the browser calls itself (`device.ua`); `nil`, the device's own word, by default.
    package var userAgent: String?
    /// Milliseconds that bidders have (`tmax`).
    package var bidTime: Int?
    /// Whether nobody pays for the ads (`test`).
    package var isTest = false
    /// The exchange's id of the publisher (`app.publisher.id`).
    package var publisherID: String?
    /// The language of what the app shows, as two letters (`app.content.language`).
    package var contentLanguage: String?
    /// Whether the person opted out of tracking in the app, whatever the system says.
    package var optsOutOfTracking = false
    /// Whether the advertising identifier stays on the device.
    package var withholdsAdvertisingID = false
    /// Whether the vendor's identifier stays on the device.
    package var withholdsVendorID = false
    /// Who the person is to others (`user.eids`), where identifiers may travel.
    package var extendedIDs: [ExtendedID] = []

    package init() {}

    /// An identifier of the person by somebody else (OpenRTB 2.6, section 3.2.27).
    package struct ExtendedID: Sendable, Hashable {
        /// The domain of who issued it.
        package var source: String
        /// The identifier.
        package var id: String
        /// Whether it is the publisher's own name for the person rather than for the device (`atype`
        /// 3).
        package var isPublisherProvided: Bool

        package init(source: String, id: String, isPublisherProvided: Bool = false) {
            self.source = source
            self.id = id
            self.isPublisherProvided = isPublisherProvided
        }

        fileprivate var json: JSONValue {
            var uid: JSONObject = ["id": .string(id)]
            if isPublisherProvided { uid["atype"] = 3 }
            return ["source": .string(source), "uids": [.object(uid)]]
        }
    }

    /// Says it in a request whose identifiers were checked already.
    func apply(to request: inout BidRequest, allowsIdentifiers: Bool) {
        if let userAgent { request.device?.ua = userAgent }
        if let bidTime { request.tmax = bidTime }
        if isTest { request.test = true }
        if let publisherID { request.app?.publisher = Publisher(id: publisherID) }
        if let contentLanguage {
            var content = request.app?.content ?? AppContent()
            content.language = contentLanguage
            request.app?.content = content
        }
        if optsOutOfTracking { request.device?.dnt = true }
        if withholdsAdvertisingID { request.device?.ifa = nil }
        if withholdsVendorID { request.device?.ext["ifv"] = nil }
        guard allowsIdentifiers, !extendedIDs.isEmpty else { return }
        var user = request.user ?? User()
        user.ext["eids"] = .array(extendedIDs.map(\.json))
        request.user = user
    }
}
