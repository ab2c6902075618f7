import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct NativeAdTests {
    @Test func `has all that the bid says, with its pictures`() async throws {
        try await Stage.run { stage in
            let ona: JSONObject = ["extra": ["store": "App Store", "badge": "New"]]
            let ad = try await stage.ad(stage.bid("A", ona: ona))
            #expect(ad.headline == "A")
            #expect(ad.body == "Body")
            #expect(ad.callToAction == "Buy")
            #expect(ad.advertiser == "Advertiser")
            #expect(ad.price == "3 EUR")
            #expect(ad.store == "App Store")
            #expect(ad.starRating == NSDecimalNumber(string: "4.5"))
            #expect(ad.extraAssets as? [String: String] == ["store": "App Store", "badge": "New"])
            #expect(ad.icon?.imageURL?.absoluteString == "https://cdn.example/A-icon.png")
            #expect(ad.icon?.image?.size == CGSize(width: 20, height: 20))
            #expect(ad.icon?.scale == 1)
            #expect(ad.images?.count == 1)
            #expect(ad.images?.first?.image?.size == CGSize(width: 120, height: 60))
            #expect(!ad.isCustomMuteThisAdAvailable)
            #expect(ad.muteThisAdReasons == nil)
        }
    }

    @Test func `has nil for all that the bid does not say`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A", lacks: [3, 4, 5, 6, 7, 9]))
            #expect(ad.headline == "A")
            #expect(ad.body == nil && ad.callToAction == nil && ad.advertiser == nil)
            #expect(ad.price == nil && ad.store == nil && ad.starRating == nil)
            #expect(ad.icon == nil && ad.extraAssets == nil)
            #expect(ad.mediaContent.mainImage != nil)
        }
    }

    @Test(arguments: [("4.9", "4.9"), ("0", "0"), ("5", "5"), ("3.1", "3.1"), ("1e-320", "0")])
    func `has a rating that is exact in decimals`(text: String, rating: String) async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(
                stage.bid("A", lacks: [7]) { native in
                    let stars: JSONValue = ["id": 7, "data": ["value": .string(text)]]
                    native["assets"] = .array((native["assets"]?.array ?? []) + [stars])
                }
            )
            #expect(ad.starRating == NSDecimalNumber(string: rating))
        }
    }

    @Test func `leaves pictures to an app that has disabled their loading`() async throws {
        try await Stage.run { stage in
            let options = NativeAdImageAdLoaderOptions()
            options.isImageLoadingDisabled = true
            let ad = try await stage.ad(stage.bid("A"), [options])
            #expect(stage.urls == [Stage.auction])
            #expect(ad.icon?.image == nil)
            #expect(ad.icon?.imageURL?.absoluteString == "https://cdn.example/A-icon.png")
            #expect(ad.images?.first?.imageURL?.absoluteString == "https://cdn.example/A.png")
            #expect(ad.mediaContent.mainImage == nil)
        }
    }

    @Test func `has further pictures only where several were asked for`() async throws {
        try await Stage.run { stage in
            @MainActor func bid(_ name: String) -> JSONObject {
                stage.picture("https://cdn.example/more.png", width: 8, height: 8)
                return stage.bid(name) { native in
                    let more: JSONValue = [
                        "id": 10, "img": ["url": "https://cdn.example/more.png"],
                    ]
                    native["assets"] = .array((native["assets"]?.array ?? []) + [more])
                }
            }
            let options = NativeAdImageAdLoaderOptions()
            options.shouldRequestMultipleImages = true
            let gallery = try await stage.ad(bid("A"), [options])
            #expect(gallery.images?.map(\.image?.size.width) == [120, 8])
            let ids = stage.nativeRequest["assets"]?.array?.compactMap { $0["id"]?.int }
            #expect(ids?.contains(10) == true)

            let single = try await stage.ad(bid("B"))
            #expect(single.images?.count == 1)
        }
    }

    @Test func `says which answer it is from`() async throws {
        try await Stage.run { stage in
            let info = try await stage.ad(stage.bid("A")).responseInfo
            #expect(info.responseIdentifier == "auction-1")
            let source = try #require(info.loadedAdNetworkResponseInfo)
            #expect(info.adNetworkInfoArray == [source])
            #expect(source.adNetworkClassName == "OpenNativeAdsDirect")
            #expect(source.adSourceName == "Direct")
            #expect(source.adSourceID == "seat-1")
            #expect(source.adSourceInstanceName == "deal-1")
            #expect(source.adSourceInstanceID == "creative-A")
            #expect(source.error == nil)
            #expect(info.extras["domains"] as? String == "brand.example")
            #expect(info.dictionaryRepresentation["Response ID"] as? String == "auction-1")
        }
    }

    @Test func `says of a backfill ad that the direct source had none`() async throws {
        try await Stage.run { stage in
            let info = try await stage.ad(stage.bid("A"), isBackfill: true).responseInfo
            let names = info.adNetworkInfoArray.map(\.adNetworkClassName)
            #expect(names == ["OpenNativeAdsDirect", "OpenNativeAdsBackfill"])
            #expect((info.adNetworkInfoArray[0].error as? RequestError)?.code == .noFill)
            #expect(info.loadedAdNetworkResponseInfo === info.adNetworkInfoArray[1])
        }
    }
}
