import OpenRTB

extension JSONObject {
    /// A bid on an impression; `ona` goes into its `ext`, `change` changes the native object.
    static func bid(
        _ id: String = "b",
        on impression: String = "1",
        ona: JSONObject = [:],
        more: JSONObject = [:],
        _ change: (inout JSONObject) -> Void = { _ in }
    ) -> JSONObject {
        var native = JSONObject.native
        change(&native)
        var bid: JSONObject = [
            "id": .string(id), "impid": .string(impression), "price": 2.5,
            "crid": .string("crid-\(id)"), "adm": .object(native),
        ]
        for (key, value) in more { bid[key] = value }
        var ext = bid["ext"]?.object ?? [:]
        ext["ona"] = .object(ona)
        bid["ext"] = .object(ext)
        return bid
    }

    /// A native object with everything, its ids those that the module asks with.
    static var native: JSONObject {
        [
            "ver": "1.2",
            "assets": [
                ["id": 1, "title": ["text": "Rain coats"]],
                ["id": 2, "img": ["url": "https://cdn.example/m.png", "w": 300, "h": 250]],
                ["id": 3, "img": ["url": "https://cdn.example/i.png", "w": 80, "h": 80]],
                ["id": 4, "data": ["value": "Dry in any weather"]],
                ["id": 5, "data": ["value": "Outfitters"]],
                ["id": 6, "data": ["value": "Buy"]],
                ["id": 7, "data": ["value": "4.5"]],
                ["id": 8, "video": ["vasttag": .string(vast)]],
                ["id": 101, "data": ["value": "17"]],
                ["id": 102, "data": ["value": "9000"]],
                ["id": 103, "data": ["value": "12 EUR"]],
                ["id": 104, "data": ["value": "10 EUR"]],
                ["id": 105, "data": ["value": "+49 30 1"]],
                ["id": 106, "data": ["value": "High Street 1"]],
                ["id": 107, "data": ["value": "Made by hand"]],
                ["id": 108, "data": ["value": "shop.example"]],
            ],
            "link": [
                "url": "https://shop.example/r", "fallback": "https://shop.example/f",
                "clicktrackers": ["https://t.example/click"],
            ],
            "eventtrackers": [["event": 1, "method": 1, "url": "https://t.example/imp"]],
            "privacy": "https://privacy.example/why",
            "ext": ["foo": "bar"],
        ]
    }

    /// A document that nobody but the app is to follow.
    static let vast = """
        <VAST version="4.0"><Ad><Wrapper><AdSystem>s</AdSystem>\
        <VASTAdTagURI>https://v.example/w</VASTAdTagURI></Wrapper></Ad></VAST>
        """
}
