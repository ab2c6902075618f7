import Foundation
import NativeAds
import OpenRTB

/// Puts down in JSON what the engine makes of a native bid.
enum NativeInspection {
    /// The object for `bid`, read as a load reads it.
    static func inspect(
        _ bid: Bid,
        of seat: SeatBid,
        in response: BidResponse,
        for file: RequestFile?
    ) -> InspectedAd {
        var bid = bid
        let request = RequestFile.request(of: file, for: &bid)
        let reader = OfferReader(request: request, source: .direct)
        var notes: [String] = []
        let reading = reader.reading(of: bid, from: seat, in: response) { markup in
            if file == nil { notes = AssetGuess.apply(to: &markup) }
        }
        switch reading.offer {
        case .failure(let error):
            let ad = nothing(error.sentence, at: error.nativePath, after: reading.dropped)
            return InspectedAd(json: ad.json, canBeShown: false, notes: notes)
        case .success(let offer):
            let creative = offer.creative
            var object = object(of: creative)
            object["dropped"] = list(reading.dropped.map(json))
            object["notices"] = json(offer.notices)
            object["dsa"] = creative.transparency?.json
            object["html"] = creative.html.map(json)
            notes += offer.notices.dropped.map(\.line)
            notes += creative.insecurePictures.map { url in
                "\(url.absoluteString) is http: an app loads this picture only where it asks for "
                    + "https instead (upgradesInsecurePictures)"
            }
            return InspectedAd(
                json: .object(object),
                canBeShown: creative.hasSomethingToShow,
                notes: notes
            )
        }
    }

    /// The object where there is no ad, and why.
    static func nothing(
        _ reason: String,
        at path: String = "",
        after dropped: [Note] = []
    ) -> InspectedAd {
        let all = dropped + [Note(path: path, reason: reason, outcome: .dropped)]
        return InspectedAd(
            json: ["kind": "native", "dropped": .array(all.map(json))],
            canBeShown: false
        )
    }

    private static func object(of creative: Creative) -> JSONObject {
        var object: JSONObject = ["kind": "native"]
        for (key, text) in texts(of: creative) { object[key] = text.map(JSONValue.string) }
        object["icon"] = creative.icon.map(json)
        object["main"] = creative.main.map(json)
        object["images"] = list(creative.images.map(json))
        object["vast"] = creative.vast.map(JSONValue.string)
        object["link"] = creative.link.map(json)
        object["assetLinks"] = assetLinks(of: creative)
        object["trackers"] = list(creative.trackers.map(\.json))
        object["privacy"] = creative.privacy.map { .string($0.absoluteString) }
        object["ext"] = creative.ext.isEmpty ? nil : .object(creative.ext)
        let extra = creative.extra.sorted { $0.key < $1.key }
            .map { ($0.key, JSONValue.string($0.value)) }
        object["extra"] = extra.isEmpty ? nil : .object(JSONObject(extra))
        return object
    }

    private static func texts(of creative: Creative) -> [(String, String?)] {
        [
            ("title", creative.headline), ("body", creative.body),
            ("callToAction", creative.callToAction), ("advertiser", creative.advertiser),
            ("rating", creative.ratingText), ("price", creative.price),
            ("salePrice", creative.salePrice), ("likes", creative.likes),
            ("downloads", creative.downloads), ("phone", creative.phone),
            ("address", creative.address), ("displayURL", creative.displayURL),
            ("description2", creative.description2),
        ]
    }

    private static func json(_ picture: PictureSource) -> JSONValue {
        var object: JSONObject = ["url": .string(picture.url.absoluteString)]
        object["w"] = picture.w.map { JSONValue($0) }
        object["h"] = picture.h.map { JSONValue($0) }
        return .object(object)
    }

    private static func json(_ link: ClickLink) -> JSONValue {
        var object: JSONObject = ["url": .string(link.url.absoluteString)]
        object["fallback"] = link.fallback.map { .string($0.absoluteString) }
        object["clickTrackers"] = list(link.clickTrackers.map { .string($0.absoluteString) })
        return .object(object)
    }

    /// By role; in alphabetical order, for they come from different places.
    private static func assetLinks(of creative: Creative) -> JSONValue? {
        let links = creative.assetLinks.map { ($0.key.rawValue, json($0.value)) }
            .sorted { $0.0 < $1.0 }
        return links.isEmpty ? nil : .object(JSONObject(links))
    }

    private static func json(_ note: Note) -> JSONValue {
        ["path": .string(note.path), "reason": .string(note.reason)]
    }

    private static func json(_ notices: SellerNotices) -> JSONValue? {
        var object = JSONObject()
        object["win"] = list(notices.win.map { .string($0.absoluteString) })
        object["impression"] = list(notices.impression.map { .string($0.absoluteString) })
        return object.isEmpty ? nil : .object(object)
    }

    /// How large markup is shown, where that is known, and how much of it there is.
    private static func json(_ html: CreativeHTML) -> JSONValue {
        var object = JSONObject()
        if html.size.isKnown {
            object["w"] = JSONValue(html.size.width)
            object["h"] = JSONValue(html.size.height)
        }
        object["bytes"] = JSONValue(html.markup.utf8.count)
        return .object(object)
    }

    private static func list(_ elements: [JSONValue]) -> JSONValue? {
        elements.isEmpty ? nil : .array(elements)
    }
}

extension Creative {
    /// The pictures that an app refuses for their scheme.
    fileprivate var insecurePictures: [URL] {
        ([icon, main].compactMap { $0 } + images).map(\.url).filter(PicturePolicy.isInsecure)
    }
}

extension Tracker {
    fileprivate var json: JSONValue {
        [
            "event": .string(eventName), "code": JSONValue(event.rawValue),
            "method": .string(methodName), "url": .string(url),
        ]
    }

    private var eventName: String {
        switch event {
        case .impression: "impression"
        case .viewable50: "viewable50"
        case .viewable100: "viewable100"
        case .video50: "video50"
        default: "other"
        }
    }

    private var methodName: String {
        switch method {
        case .image: "image"
        case .js: "js"
        default: "other"
        }
    }
}

extension ReadingError {
    /// The place in the native object; what lies around it, and all of it, is its root.
    fileprivate var nativePath: String { path.hasPrefix("/assets") ? path : "" }
}
