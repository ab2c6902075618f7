public import Foundation

/// An identifier of the person, and who issued it; goes out in `user.eids`.
#if canImport(ObjectiveC)
@objc(ANUserId) @objcMembers
#endif
public final class ANUserId: NSObject {
    /// The domain of who issued it, or the name that an app gave.
    public var source: String
    /// The identifier.
    public var userId: String
    /// Whether the publisher issued it itself.
    public var isFirstParytId: Bool

    /// An identifier of one of the sources that have a case.
    #if canImport(ObjectiveC)
    @objc(initWithANUserIdSource:userId:)
    #endif
    public init?(anUserIdSource source: ANUserIdSource, userId: String) {
        guard !userId.isEmpty else { return nil }
        self.source = source.domain
        self.userId = userId
        isFirstParytId = false
    }

    /// An identifier of any source, or the publisher's own; `nil` where one of the two is empty.
    public init?(stringSource source: String, userId: String, isFirstParytId: Bool) {
        guard !source.isEmpty, !userId.isEmpty else { return nil }
        self.source = source
        self.userId = userId
        self.isFirstParytId = isFirstParytId
    }
}

extension ANUserIdSource {
    /// What `user.eids` calls the source.
    fileprivate var domain: String {
        switch self {
        case .liveRamp: "liveramp.com"
        case .netId: "netid.de"
        case .criteo: "criteo.com"
        case .theTradeDesk: "adserver.org"
        case .UID2: "uidapi.com"
        }
    }
}
