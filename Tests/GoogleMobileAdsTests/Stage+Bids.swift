import Foundation
import NativeAds
import OpenRTB
import UIKit

extension Stage {
    /// A bid whose id and headline are `name`, with all that the standards have a place for.
    func bid(
        _ name: String,
        price: Double = 2,
        ona: JSONObject = [:],
        lacks: [Int] = [],
        _ change: (inout JSONObject) -> Void = { _ in }
    ) -> JSONObject {
        picture("https://cdn.example/\(name).png", width: 120, height: 60)
        picture("https://cdn.example/\(name)-icon.png", width: 20, height: 20)
        var native: JSONObject = [
            "assets": [
                ["id": 1, "title": ["text": .string(name)]],
                ["id": 4, "data": ["value": "Body"]],
                ["id": 5, "data": ["value": "Advertiser"]],
                ["id": 6, "data": ["value": "Buy"]],
                ["id": 7, "data": ["value": "4.5"]],
                ["id": 9, "data": ["value": "3 EUR"]],
                ["id": 3, "img": ["url": .string("https://cdn.example/\(name)-icon.png")]],
                [
                    "id": 2,
                    "img": ["url": .string("https://cdn.example/\(name).png"), "w": 120, "h": 60],
                ],
            ],
            "link": [
                "url": .string("https://land.example/\(name)"),
                "clicktrackers": [.string("https://t.example/click/\(name)")],
            ],
            "imptrackers": [.string("https://t.example/impression/\(name)")],
            "privacy": "https://privacy.example/",
        ]
        let assets = native["assets"]?.array ?? []
        native["assets"] = .array(assets.filter { !lacks.contains($0["id"]?.int ?? 0) })
        change(&native)
        return [
            "id": .string("bid-\(name)"), "impid": "1", "price": JSONValue(price),
            "crid": .string("creative-\(name)"), "cid": "campaign-1", "dealid": "deal-1",
            "adomain": ["brand.example"], "adm": .object(native),
            "ext": ["ona": .object(ona)],
        ]
    }

    /// A bid of a custom format.
    func customBid(_ name: String, format: String = "10063170") -> JSONObject {
        picture("https://cdn.example/\(name)-hero.png", width: 40, height: 40)
        let hero: JSONValue = ["url": .string("https://cdn.example/\(name)-hero.png"), "w": 40]
        let fields: JSONObject = ["Title": .string(name), "Hero": hero]
        let ona: JSONObject = ["format": ["id": .string(format), "fields": .object(fields)]]
        return bid(name, ona: ona) { native in
            native["assets"] = []
        }
    }

    /// Adds a picture of one colour.
    func picture(_ url: String, width: Int, height: Int) {
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data))))
    }
}
