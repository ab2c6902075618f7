import Foundation
import NativeAds
import OpenRTB

extension Creative {
    /// The parts under the names that Native Assembly has for them, as `customElements` holds them:
    /// without trackers.
    ///
    /// What the seller says by these names itself goes before what is derived from the assets.
    var customElements: [AnyHashable: Any] {
        var element = derived
        for (name, value) in assembly ?? [:] { element[name] = value }
        (element["impression_trackers"], element["javascript_trackers"]) = (nil, nil)
        if var link = element["link"]?.object {
            link["click_trackers"] = nil
            element["link"] = .object(link)
        }
        return [kANNativeElementObject: element.plain]
    }

    private var derived: JSONObject {
        let texts: [(String, String?)] = [
            ("title", headline), ("desc", body), ("desc2", description2),
            ("sponsored", advertiser), ("ctatext", callToAction), ("rating", ratingText),
            ("likes", likes), ("downloads", downloads), ("price", price),
            ("saleprice", salePrice), ("phone", phone), ("address", address),
            ("displayurl", displayURL), ("privacy_link", privacy?.absoluteString),
        ]
        let objects: [(String, JSONObject?)] = [
            ("icon", icon?.element), ("main_img", main?.element), ("link", link?.element),
            ("video", vast.map { ["content": .string($0)] }),
        ]
        return JSONObject(
            texts.compactMap { name, text in text.map { (name, .string($0)) } }
                + objects.compactMap { name, object in object.map { (name, .object($0)) } }
        )
    }
}

extension PictureSource {
    /// The size as its seller says it; zero where it is not known.
    var size: CGSize { CGSize(width: w ?? 0, height: h ?? 0) }

    fileprivate var element: JSONObject {
        [
            "url": .string(url.absoluteString), "width": JSONValue(w ?? 0),
            "height": JSONValue(h ?? 0),
        ]
    }
}

extension ClickLink {
    fileprivate var element: JSONObject {
        var element: JSONObject = ["url": .string(url.absoluteString)]
        element["fallback_url"] = fallback.map { .string($0.absoluteString) }
        return element
    }
}

extension ANAdResponseInfo {
    /// What is known of an ad's sale.
    @MainActor convenience init(_ ad: EngineAd) {
        self.init()
        let facts = ad.creative.facts
        creativeId = ad.creative.creativeID
        adType = .native
        placementId = ad.unit
        memberId = facts.memberID ?? 0
        contentSource = "rtb"
        auctionId = facts.auctionID
        cpm = facts.currency == "USD" ? NSNumber(value: facts.price) : nil
        cpmPublisherCurrency = NSNumber(value: facts.price)
        publisherCurrencyCode = facts.currency
        dsaResponseInfo = ad.creative.transparency.map(ANDSAResponseInfo.init)
    }
}
