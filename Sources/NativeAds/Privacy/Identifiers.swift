/// Who a person is to advertisers, as far as the app knows and wants to say.
public struct Identifiers: Sendable, Hashable {
    /// The advertising identifier (IDFA).
    public var advertisingID: String?
    /// The identifier for the app's vendor (IDFV).
    public var vendorID: String?
    /// The exchange's name for the person.
    public var userID: String?
    /// The bidder's name for the person.
    public var buyerID: String?

    /// Makes them from what is known.
    public init(
        advertisingID: String? = nil,
        vendorID: String? = nil,
        userID: String? = nil,
        buyerID: String? = nil
    ) {
        self.advertisingID = advertisingID
        self.vendorID = vendorID
        self.userID = userID
        self.buyerID = buyerID
    }

    /// Only those that name somebody: the system gives zeros where it gives no identifier.
    var known: Identifiers {
        func known(_ id: String?) -> String? {
            guard let id, id.contains(where: { $0 != "0" && $0 != "-" }) else { return nil }
            return id
        }
        return Identifiers(
            advertisingID: known(advertisingID),
            vendorID: known(vendorID),
            userID: known(userID),
            buyerID: known(buyerID)
        )
    }
}
