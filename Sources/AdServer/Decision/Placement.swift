import OpenRTB

/// What one impression of a request asks for, as far as choosing needs it.
struct Placement: Sendable {
    var native: NativeRequest
    /// US dollars for a thousand impressions.
    var floor: Double
    /// False where the floor is in another currency, which is not converted.
    var isFloorKnown: Bool
    var isSecure: Bool
    var blockedDomains: [String]
    /// Decides whose turn it is among equals.
    var key: String

    init(_ imp: Imp, _ native: NativeRequest, of request: BidRequest) {
        self.native = native
        floor = imp.bidfloor
        isFloorKnown = imp.bidfloor <= 0 || imp.bidfloorcur.uppercased() == "USD"
        isSecure = imp.secure == 1
        blockedDomains = request.badv.map { $0.lowercased() }
        key = request.id + "/" + imp.id
    }

    /// How many ads at most; whatever is asked, a page of ads is enough.
    var count: Int { min(max(native.plcmtcnt, 1), 20) }
}
