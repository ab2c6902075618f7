/// Who issued an identifier of the person.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANUserIdSource: UInt, Sendable {
    /// LiveRamp (liveramp.com).
    case liveRamp = 0
    /// netID (netid.de).
    case netId = 1
    /// Criteo (criteo.com).
    case criteo = 2
    /// The Trade Desk (adserver.org).
    case theTradeDesk = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Unified ID 2.0 (uidapi.com).
    case UID2 = 4
}
