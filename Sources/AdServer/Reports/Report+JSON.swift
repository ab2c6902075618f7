package import OpenRTB

extension Report {
    /// The report for programs.
    ///
    /// `reconcile` reads it again. `instant` is when it was made, in milliseconds since 1970.
    package func json(at instant: Int64, withEvents: Bool) -> JSONValue {
        var object: JSONObject = [
            "generated": Self.time(instant),
            "totals": .object(Self.object(totals, withRequests: true)),
            "units": .array(units.map { Self.json($0, withRequests: true) }),
            "campaigns": .array(campaigns.map { Self.json($0, withRequests: false) }),
            "creatives": .array(creatives.map { Self.json($0, withRequests: false) }),
        ]
        if withEvents { object["events"] = .array(events.map(Self.json)) }
        return .object(object)
    }

    private static func json(_ line: Line, withRequests: Bool) -> JSONValue {
        var object: JSONObject = ["id": .string(line.id), "name": .string(line.name)]
        for member in self.object(line.counts, withRequests: withRequests) {
            object[member.key] = member.value
        }
        return .object(object)
    }

    private static func object(_ counts: Counts, withRequests: Bool) -> JSONObject {
        var object: JSONObject = [:]
        if withRequests { object["requests"] = JSONValue(counts.requests) }
        object["fills"] = JSONValue(counts.fills)
        object["impressions"] = JSONValue(counts.impressions)
        object["viewables"] = JSONValue(counts.viewables)
        object["clicks"] = JSONValue(counts.clicks)
        object["mutes"] = JSONValue(counts.mutes)
        object["ctr"] = counts.clickThroughRate.map { JSONValue(rounded($0)) }
        object["viewableRate"] = counts.viewableRate.map { JSONValue(rounded($0)) }
        object["videoAdImpressions"] = JSONValue(counts.videoAdImpressions)
        for (key, kind) in video { object[key] = JSONValue(counts.count(of: kind)) }
        object["vtr"] = counts.videoThroughRate.map { JSONValue(rounded($0)) }
        return object
    }

    private static let video: [(key: String, kind: EventKind)] = [
        ("start", .start), ("firstQuartile", .firstQuartile), ("midpoint", .midpoint),
        ("thirdQuartile", .thirdQuartile), ("complete", .complete), ("skip", .skip),
        ("video50", .video50), ("errors", .error),
    ]

    private static func rounded(_ rate: Double) -> Double { (rate * 10_000).rounded() / 10_000 }

    private static func json(_ event: EventRecord) -> JSONValue {
        var object: JSONObject = [
            "bid": .string(event.bid), "event": .string(event.kind.name),
            "unit": .string(event.unit), "campaign": .string(event.campaign),
            "creative": .string(event.creative), "at": time(event.at),
        ]
        object["code"] = event.code.map { JSONValue($0) }
        object["reason"] = event.reason.map(JSONValue.string)
        return .object(object)
    }

    private static func time(_ instant: Int64) -> JSONValue {
        .string(Instant.text(instant))
    }
}
