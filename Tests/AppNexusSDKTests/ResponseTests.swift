import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What a response holds.
@MainActor @Suite(.onScreen) struct ResponseTests {
    @Test func `has all parts of an ad`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            #expect(response.title == "Rain coats")
            #expect(response.body == "Dry in any weather")
            #expect(response.callToAction == "Buy")
            #expect(response.sponsoredBy == "Outfitters")
            #expect(response.additionalDescription == "Made by hand")
            #expect(response.rating?.value == 4.5)
            #expect(response.rating?.scale == 5)
            #expect(response.mainImageURL?.absoluteString == "https://cdn.example/m.png")
            #expect(response.mainImageSize == CGSize(width: 300, height: 250))
            #expect(response.iconImageURL?.absoluteString == "https://cdn.example/i.png")
            #expect(response.iconImageSize == CGSize(width: 80, height: 80))
            #expect(response.privacyLink == "https://privacy.example/why")
            #expect(response.vastXML == JSONObject.vast)
            #expect(response.networkCode == .appNexus)
            #expect(!response.hasExpired)
            #expect(response.clickThroughAction == .openSDKBrowser)
            #expect(response.landingPageLoadsInBackground)
            #expect(response.openRTBNative == nil)
        }
    }

    @Test func `what an ad lacks is nil, and a size zero`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load(
                .bid { native in
                    native["assets"] = [["id": 1, "title": ["text": "T"]]]
                    native["privacy"] = nil
                }
            )
            #expect(response.title == "T")
            for text in [
                response.body, response.callToAction, response.sponsoredBy,
                response.additionalDescription, response.privacyLink, response.vastXML,
            ] {
                #expect(text == nil)
            }
            #expect(response.rating == nil)
            #expect(response.mainImageURL == nil && response.iconImageURL == nil)
            #expect(response.mainImageSize == .zero && response.iconImageSize == .zero)
            #expect(response.mainImage == nil && response.iconImage == nil)
        }
    }

    @Test func `what an app may set stays set`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            response.additionalDescription = "a"
            response.vastXML = nil
            response.privacyLink = "b"
            #expect(response.additionalDescription == "a")
            #expect(response.vastXML == nil)
            #expect(response.privacyLink == "b")
        }
    }

    /// Which pictures come with the ad.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func `fetches the pictures that were asked for, and no others`(
        main: Bool,
        icon: Bool
    )
        async throws
    {
        try await Stage.run { stage in
            stage.picture("https://cdn.example/m.png", width: 30, height: 25, after: 0.5)
            stage.picture("https://cdn.example/i.png", width: 8, height: 8, after: 0.5)
            stage.answer(.bid())
            let request = stage.makeRequest()
            #expect(!request.shouldLoadMainImage && !request.shouldLoadIconImage)
            request.shouldLoadMainImage = main
            request.shouldLoadIconImage = icon
            request.loadAd()
            await stage.clock.advance(by: 0.4)
            #expect(stage.ears.responses.isEmpty == (main || icon))
            await stage.clock.advance(by: 0.2)
            let response = try #require(stage.ears.response)
            #expect((response.mainImage?.size == CGSize(width: 30, height: 25)) == main)
            #expect((response.iconImage?.size == CGSize(width: 8, height: 8)) == icon)
            #expect((response.mainImage != nil) == main && (response.iconImage != nil) == icon)
            #expect(response.mainImageURL != nil && response.iconImageURL != nil)
            let pictures = stage.network.urls.filter { $0.hasPrefix("https://cdn.example/") }
            #expect(pictures.count == (main ? 1 : 0) + (icon ? 1 : 0))
            // The app plays the video; nobody else follows its document.
            #expect(!stage.network.urls.contains("https://v.example/w"))
        }
    }

    @Test func `a picture that cannot be had leaves the ad without it`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load { request in
                request.shouldLoadMainImage = true
                request.shouldLoadIconImage = true
            }
            #expect(response.mainImage == nil && response.iconImage == nil)
            #expect(response.title == "Rain coats")
        }
    }

    @Test func `Native Assembly has the parts by its names, without trackers`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load(
                .bid(ona: ["assembly": ["likes": "18", "loyalty": ["points": 3]]])
            )
            let element = try #require(
                response.customElements?[kANNativeElementObject] as? [String: Any]
            )
            let texts = [
                "title": "Rain coats", "desc": "Dry in any weather", "desc2": "Made by hand",
                "sponsored": "Outfitters", "ctatext": "Buy", "rating": "4.5",
                "downloads": "9000", "price": "12 EUR", "saleprice": "10 EUR",
                "phone": "+49 30 1", "address": "High Street 1", "displayurl": "shop.example",
                "privacy_link": "https://privacy.example/why",
                // The seller's own word goes before the asset's.
                "likes": "18",
            ]
            for (name, text) in texts { #expect(element[name] as? String == text) }
            #expect((element["loyalty"] as? [String: Any])?["points"] as? Int == 3)
            let link = element["link"] as? [String: Any]
            #expect(link?["url"] as? String == "https://shop.example/r")
            #expect(link?["fallback_url"] as? String == "https://shop.example/f")
            #expect(link?.count == 2)
            let icon = element["icon"] as? [String: Any]
            #expect(icon?["url"] as? String == "https://cdn.example/i.png")
            #expect(icon?["width"] as? Int == 80)
            let main = element["main_img"] as? [String: Any]
            #expect(main?["height"] as? Int == 250)
            #expect(
                (element["video"] as? [String: Any])?["content"] as? String == JSONObject.vast
            )
            #expect(element["impression_trackers"] == nil && element["eventtrackers"] == nil)
        }
    }

    @Test func `Native Assembly has no trackers, even where the seller put them there`()
        async throws
    {
        try await Stage.run { stage in
            let trackers: JSONValue = ["https://t.example/again"]
            let response = try await stage.load(
                .bid(ona: [
                    "assembly": [
                        "impression_trackers": trackers, "javascript_trackers": "x",
                        "link": ["url": "https://shop.example/a", "click_trackers": trackers],
                    ]
                ])
            )
            let element = try #require(response.customElements?["ELEMENT"] as? [String: Any])
            #expect(element["impression_trackers"] == nil && element["javascript_trackers"] == nil)
            #expect(element["link"] as? [String: String] == ["url": "https://shop.example/a"])
        }
    }

    @Test func `Native Assembly leaves out what the ad lacks`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load(
                .bid { native in
                    native["assets"] = [["id": 1, "title": ["text": "T"]]]
                    native["privacy"] = nil
                    native["link"] = ["url": "https://shop.example/r"]
                }
            )
            let element = response.customElements?["ELEMENT"] as? [String: Any]
            #expect(element?.keys.sorted() == ["link", "title"])
            #expect((element?["link"] as? [String: Any])?.keys.sorted() == ["url"])
        }
    }

    @Test func `OpenRTB Native goes before Native Assembly, and comes as it was received`()
        async throws
    {
        try await Stage.run { stage in
            let response = try await stage.load(
                .bid(ona: ["assembly": ["likes": "18"]]) { native in
                    native["assets"] = [
                        ["id": 11, "title": ["text": "By id"], "unknown": [1, 2.5, true, nil]],
                        ["id": 12, "data": ["value": "17"]],
                    ]
                    native["odd"] = ["x": 1]
                }
            ) { request in
                request.openRTBAssets = [
                    "ver": "1.2",
                    "assets": [
                        ["id": 11, "required": 1, "title": ["len": 300]],
                        ["id": 12, "data": ["type": 4]],
                    ],
                ]
            }
            #expect(response.customElements == nil)
            #expect(response.title == "By id")
            let native = try #require(response.openRTBNative)
            let assets = try #require(native["assets"] as? [[String: Any]])
            #expect(assets.map { $0["id"] as? Int } == [11, 12])
            #expect((assets[1]["data"] as? [String: Any])?["value"] as? String == "17")
            let unknown = assets[0]["unknown"] as? [Any]
            #expect(unknown?[0] as? Int == 1)
            #expect(unknown?[1] as? Double == 2.5)
            #expect(unknown?[2] as? Bool == true)
            #expect(unknown?[3] is NSNull)
            #expect((native["odd"] as? [String: Any])?["x"] as? Int == 1)
            #expect((native["ext"] as? [String: Any])?["foo"] as? String == "bar")
            #expect(
                (native["link"] as? [String: Any])?["fallback"] as? String
                    == "https://shop.example/f"
            )
            // Untouched: trackers are there, too.
            #expect(native["eventtrackers"] != nil)
        }
    }

    @Test func `the properties are filled by what the app's own request calls the assets`()
        async throws
    {
        try await Stage.run { stage in
            let response = try await stage.load(
                .bid { native in
                    native["assets"] = [
                        ["id": 1, "data": ["value": "body"]],
                        ["id": 2, "data": ["value": "sponsor"]],
                        ["id": 3, "img": ["url": "https://cdn.example/m.png", "w": 3, "h": 2]],
                        ["id": 4, "data": ["value": "cta"]],
                        ["id": 5, "img": ["url": "https://cdn.example/i.png"]],
                        ["id": 6, "data": ["value": "3.5"]],
                        ["id": 7, "data": ["value": "more"]],
                        ["id": 8, "video": ["vasttag": .string(JSONObject.vast)]],
                    ]
                }
            ) { request in
                request.openRTBAssets = [
                    "assets": [
                        ["id": 1, "data": ["type": 2]], ["id": 2, "data": ["type": 1]],
                        ["id": 3, "img": ["type": 3]], ["id": 4, "data": ["type": 12]],
                        ["id": 5, "img": ["type": 1, "hmin": 50, "wmin": 50]],
                        ["id": 6, "data": ["type": 3]], ["id": 7, "data": ["type": 10]],
                        [
                            "id": 8,
                            "video": [
                                "mimes": ["video/mp4"], "minduration": 1, "maxduration": 60,
                                "protocols": [7],
                            ],
                        ],
                    ]
                ]
            }
            #expect(response.body == "body" && response.sponsoredBy == "sponsor")
            #expect(response.callToAction == "cta" && response.additionalDescription == "more")
            #expect(response.mainImageURL?.lastPathComponent == "m.png")
            #expect(response.mainImageSize == CGSize(width: 3, height: 2))
            #expect(response.iconImageURL?.lastPathComponent == "i.png")
            #expect(response.iconImageSize == .zero)
            #expect(response.rating?.value == 3.5)
            #expect(response.vastXML == JSONObject.vast)
        }
    }

    @Test func `says where the ad comes from`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load(.bid(ona: ["member": 77]))
            let info = try #require(response.adResponseInfo)
            #expect(info.creativeId == "crid-b")
            #expect(info.adType == .native)
            #expect(info.placementId == "123456")
            #expect(info.memberId == 77)
            #expect(info.contentSource == "rtb")
            #expect(info.networkName == nil)
            #expect(info.auctionId == "auction-9")
            #expect(info.cpm == nil)
            #expect(info.cpmPublisherCurrency == 2.5)
            #expect(info.publisherCurrencyCode == "EUR")
            #expect(info.dsaResponseInfo == nil)
        }
    }

    @Test func `says what the ad says for the Digital Services Act`() async throws {
        try await Stage.run { stage in
            let told: JSONObject = [
                "behalf": "Coats Ltd", "paid": "Agency", "adrender": 1,
                "transparency": [["domain": "dsp.example", "dsaparams": [1, 2]]],
            ]
            let response = try await stage.load(.bid(more: ["ext": ["dsa": .object(told)]]))
            let info = try #require(response.adResponseInfo?.dsaResponseInfo)
            let same = ANDSAResponseInfo.dsaObject(fromAdObject: ["dsa": told.plain])
            for one in [info, same] {
                #expect(one.behalf == "Coats Ltd")
                #expect(one.paid == "Agency")
                #expect(one.adRender == 1)
                #expect(one.transparencyList?.first?.domain == "dsp.example")
                #expect(one.transparencyList?.first?.dsaparams == [1, 2])
            }
        }
    }
}
