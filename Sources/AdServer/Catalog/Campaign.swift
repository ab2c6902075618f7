/// What an advertiser has bought: where, when, and for how much.
package struct Campaign: Codable, Hashable, Sendable {
    /// Where its ads come from, as the app is told.
    package enum Source: String, Codable, CaseIterable, Sendable { case direct, backfill }

    /// Who opens a clicked URL.
    package enum Browser: String, Codable, CaseIterable, Sendable { case system, inApp, app }

    /// How often one device may see or click it; the device keeps the count.
    package struct Cap: Codable, Hashable, Sendable {
        package enum Event: String, Codable, CaseIterable, Sendable { case impression, click }

        package var event: Event
        package var limit: Int
        package var seconds: Int
    }

    package let id: String
    package let advertiser: String
    package var name: String
    /// Nil for every unit that is not a test unit.
    package var units: [String]?
    /// Milliseconds since 1970.
    package var start: Int64?
    /// Milliseconds since 1970; the first instant at which it no longer runs.
    package var end: Int64?
    /// US dollars for a thousand impressions.
    package var price = 0.0
    /// 1 is served before 2.
    package var priority = 8
    package var source = Source.direct
    package var adChoices = false
    /// The page that AdChoices opens.
    package var privacy: String?
    /// Nil leaves it to the app.
    package var browser: Browser?
    package var caps: [Cap] = []
    /// Why a person may not want to see its ads; none where the list is empty, nil where they cannot be muted.
    package var mute: [String]?
    /// Whether an impression counts at the first pixel also in apps that count it earlier.
    package var viewable: Bool?

    package init(id: String, advertiser: String, name: String) {
        self.id = id
        self.advertiser = advertiser
        self.name = name
    }

    /// Whether it is sold at `instant`.
    func isRunning(at instant: Int64) -> Bool {
        (start ?? .min) <= instant && instant < (end ?? .max)
    }

    /// Whether it may be shown in `unit`.
    func isSold(in unit: AdUnit) -> Bool {
        units?.contains(unit.id) ?? !unit.isTest
    }
}
