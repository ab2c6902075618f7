import OpenRTB

/// A request that was taken for the ad that answers it.
enum MistakenRequest {
    case native
    case bid

    /// What `json` asks for; `nil` for an ad, and for what may be a broken one.
    init?(_ json: JSONValue) {
        if json["imp"]?.array?.first?["id"] != nil, Self.answers.allSatisfy({ json[$0] == nil }) {
            self = .bid
        } else if Self.isNative(json["native"] ?? json["request"] ?? json) {
            self = .native
        } else {
            return nil
        }
    }

    /// What to do instead.
    var sentence: String {
        switch self {
        case .native: "this is a native request; pass it by --request, beside the ad"
        case .bid: "this is a bid request; pass it by --request, beside the response"
        }
    }

    /// What only an ad or a response has.
    private static let answers = [
        "seatbid", "adm", "link", "imptrackers", "jstracker", "assetsurl", "dcourl",
    ]

    /// Something that only a request says, and nothing that an ad shows or calls.
    private static func isNative(_ json: JSONValue) -> Bool {
        if let inner = json["request"] { return isNative(inner) }
        if let text = json.string, let inner = try? JSONValue.read(text) { return isNative(inner) }
        guard let assets = json["assets"]?.array, answers.allSatisfy({ json[$0] == nil }) else {
            return false
        }
        let trackers = json["eventtrackers"]?.array ?? []
        let asks =
            ["plcmttype", "plcmtcnt", "context", "aurlsupport"].contains { json[$0] != nil }
            || trackers.contains { $0["methods"] != nil } || assets.contains(where: isAsked)
        return asks && !assets.contains(where: isAnswer) && !trackers.contains { $0["url"] != nil }
    }

    private static func isAsked(_ asset: JSONValue) -> Bool {
        [
            ("title", "len"), ("img", "wmin"), ("img", "hmin"), ("img", "mimes"), ("data", "len"),
            ("video", "mimes"), ("video", "protocols"),
        ].contains { asset[$0]?[$1] != nil }
    }

    private static func isAnswer(_ asset: JSONValue) -> Bool {
        [("title", "text"), ("img", "url"), ("video", "vasttag"), ("data", "value")]
            .contains { asset[$0]?[$1] != nil } || asset["link"] != nil
    }
}
