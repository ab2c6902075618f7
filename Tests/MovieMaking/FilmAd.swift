package import Foundation

/// Ads that show a film, as servers send them.
package enum FilmAd {
    /// A VAST document whose one file lies at `address`.
    package static func vast(
        _ address: String,
        seconds: Int,
        size: (width: Int, height: Int) = (320, 180)
    ) -> String {
        let duration = "00:00:" + (seconds < 10 ? "0" : "") + String(seconds)
        return """
            <VAST version="4.2"><Ad id="1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
            <Error>https://count.example/error?code=[ERRORCODE]</Error>
            <Impression>https://count.example/impression</Impression><Creatives><Creative><Linear>
            <Duration>\(duration)</Duration><MediaFiles><MediaFile delivery="progressive"
            type="video/mp4" width="\(size.width)" height="\(size.height)">\(address)</MediaFile>
            </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
            """
    }

    /// A bid response with one native ad for the impression `1`: headline, link and video.
    package static func response(_ name: String, vast: String) throws -> Data {
        let native: [String: Any] = [
            "assets": [
                ["id": 1, "title": ["text": name]], ["id": 8, "video": ["vasttag": vast]],
            ],
            "link": ["url": "https://land.example/\(name)"],
        ]
        let markup = try JSONSerialization.data(withJSONObject: native)
        let text = String(bytes: markup, encoding: .utf8) ?? ""
        let bid: [String: Any] = ["id": name, "impid": "1", "price": 1, "adm": text]
        let body: [String: Any] = ["id": "r", "seatbid": [["bid": [bid]]]]
        return try JSONSerialization.data(withJSONObject: body)
    }
}
