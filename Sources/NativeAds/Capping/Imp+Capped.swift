import OpenRTB

extension Imp {
    /// More are not named in a request; a seller has fewer campaigns for one device.
    private static var mostCapped: Int { 200 }

    /// Names the campaigns whose ads the device has seen or clicked often enough
    /// (`ext.ona.capped`).
    mutating func tell(capped campaigns: [String]) {
        guard !campaigns.isEmpty else { return }
        var own = ext["ona"]?.object ?? [:]
        own["capped"] = JSONValue(Array(campaigns.prefix(Self.mostCapped)))
        ext["ona"] = .object(own)
    }
}
