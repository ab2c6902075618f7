extension DocumentKind {
    /// What `root`, the value of a whole document, is; nil if nothing tells.
    init?(detecting root: JSONNode) {
        func has(_ keys: String...) -> Bool { keys.contains { root.given($0) != nil } }
        if has("imp", "site", "app", "device", "tmax") {
            self = .request
        } else if has("seatbid", "nbr", "bidid", "impid") {
            self = .response
        } else if has("link", "imptrackers", "jstracker", "assetsurl", "dcourl") {
            self = .native
        } else if has("plcmttype", "plcmtcnt", "context", "aurlsupport", "durlsupport") {
            self = .nativeRequest
        } else if let parts = root.given("assets") ?? root.given("eventtrackers") {
            self = Self.answers(parts) ? .native : .nativeRequest
        } else if let inner = root.given("native") {
            self.init(detecting: inner)
        } else {
            return nil
        }
    }

    /// Whether `parts`, assets or event trackers, are those of an ad and not of a request.
    private static func answers(_ parts: JSONNode) -> Bool {
        let places = [
            ["method"], ["url"], ["link"], ["title", "text"], ["img", "url"], ["video", "vasttag"],
            ["data", "value"],
        ]
        return parts.list.contains { part in
            places.contains { place in
                place.reduce(part) { node, key in node?.given(key) } != nil
            }
        }
    }
}
