/// One event of one bid, as it travels signed in a URL and as it is kept.
package struct EventRecord: Hashable, Sendable {
    package var kind: EventKind
    package var auction: String
    package var bid: String
    package var unit: String
    package var campaign: String
    package var creative: String
    /// Milliseconds since 1970: in a token when the ad was sold, in the database when the event came.
    package var at: Int64
    /// What an error says of itself; not in a token, for the player adds it.
    package var code: Int?
    /// Why an ad was muted; not in a token, for the person says it.
    package var reason: String?
}
