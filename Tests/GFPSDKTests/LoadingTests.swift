import Foundation
import GFPSDK
import NativeAds
import OpenRTB
import Testing
import UIKit

/// What a load asks for, and how it ends.
@MainActor @Suite(.onScreen) struct LoadingTests {
    @Test func `tells once that the ad is there, after the call has returned`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            stage.loader.loadAd()
            #expect(stage.listener.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.listener.calls == ["received", "received, over"])
            let ad = try #require(stage.listener.ad)
            #expect(ad.title == "A title" && ad.body == "A body")
            #expect(ad.advertiser == "Shop" && ad.callToAction == "Buy" && ad.hasIconImage)
            #expect(ad.titleOption?.text == "A title" && ad.noticeOption == nil)
            #expect(ad.mediaLoadingState == .loaded && ad.iconLoadingState == .loaded)
            #expect(ad.delegate === stage.listener)
            #expect(ad.adProviderType == .NDA && ad.adProviderName == "NDA")
            #expect(ad.adStyleType == .feedNative && !ad.isAdInvalidate)
            #expect(ad.responseInfo.requestID == "auction")
            #expect(ad.responseInfo.crid == "creative-A")
            #expect(ad.adProviderNativeAd is NativeAd)
        }
    }

    @Test func `refuses to load while it loads, and loads again after that`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid(), after: 2)
            stage.pictures()
            stage.loader.loadAd()
            stage.loader.loadAd()
            await stage.clock.settle()
            #expect(stage.listener.calls == ["failed 1100"])
            await stage.pass(2)
            #expect(stage.listener.count("received") == 1)
            stage.loader.loadAd()
            await stage.pass(2)
            #expect(stage.listener.count("received") == 2)
        }
    }

    @Test(arguments: [nil, 3.0])
    func `fails after the timeout, 60 seconds unless said otherwise`(
        timeout: Double?
    ) async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid(), after: 100)
            #expect(stage.loader.requestTimeoutInterval == 60)
            if let timeout { stage.loader.requestTimeoutInterval = timeout }
            stage.loader.loadAd()
            let limit = timeout ?? 60
            await stage.clock.advance(by: limit - 0.1)
            #expect(stage.listener.calls.isEmpty)
            await stage.clock.advance(by: 0.1)
            #expect(stage.listener.calls == ["failed 3400"])
            let info = try #require(stage.listener.info)
            #expect(info.totalLoadLatency.doubleValue == limit * 1000)
            #expect(info.loadResponseList.first?.errorCode == 3400)
            #expect(info.loadResponseList.first?.errorMesage?.isEmpty == false)
        }
    }

    @Test func `takes the timeout of the configuration where the loader has none`() async throws {
        try await Stage.run { stage in
            GFPAdManager.adConfiguration().unifiedAdRequestTimeout = 5
            #expect(stage.makeLoader().requestTimeoutInterval == 5)
        }
    }

    @Test func `asks the backfill once, and says whose the ad is`() async throws {
        try await Stage.run(hasBackfill: true) { stage in
            stage.answer(Stage.backfill, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            #expect(ad.adProviderType == .DFP && ad.adProviderName == "DFP")
            #expect(ad.responseInfo.loadResponseList.map(\.adaptorName) == ["DFP"])
            #expect(stage.calls(Stage.direct) == 1 && stage.calls(Stage.backfill) == 1)
        }
    }

    @Test func `neither loader nor ad keeps its delegates`() async throws {
        try await Stage.run { stage in
            weak var gone: Deaf?
            do {
                let deaf = Deaf()
                gone = deaf
                stage.loader.delegate = deaf
                stage.loader.setNativeDelegate(deaf, nativeOptions: nil)
            }
            #expect(gone == nil)
        }
    }

    @Test func `delegates need to implement nothing`() async throws {
        try await Stage.run { stage in
            let deaf = Deaf()
            stage.loader.delegate = deaf
            stage.loader.setNativeDelegate(deaf, nativeOptions: nil)
            stage.loader.loadAd()
            await stage.clock.settle()
            #expect(stage.calls(Stage.direct) == 1)
        }
    }

    @Test func `sends what it knows of place and person, this load's word first`() async throws {
        try await Stage.run { stage in
            let person = GFPUserParam()
            (person.yearOfBirth, person.gender, person.userID) = (1990, .female, "u-1")
            person.contentId = "c-1"
            GFPAdManager.setUserParam(person)
            GFPAdManager.adConfiguration().customParam = ["a": "1", "b": "1"]
            stage.param.customUserParam = ["b": "2"]
            stage.param.keywords = ["tea"]
            stage.param.currentPageUrl = "https://page.example/"
            stage.param.contentInfo = GFPContentInfo(
                sourceType: "0001",
                subtype: "menu",
                sourceId: "30907206:7"
            )
            stage.loader.loadAd()
            await stage.clock.settle()
            let request = try stage.request()
            let ona = request["imp"]?[0]?["ext"]?["ona"]
            #expect(request["imp"]?[0]?["tagid"] == "unit")
            #expect(request["app"]?["content"]?["url"] == "https://page.example/")
            #expect(request["user"]?["yob"]?.int == 1990)
            #expect(request["user"]?["gender"] == "F")
            #expect(ona?["contentInfo"]?["st"] == "0001")
            #expect(ona?["contentInfo"]?["sst"] == "menu")
            #expect(ona?["contentInfo"]?["si"] == "30907206:7")
            #expect(ona?["keyValues"]?["a"]?[0] == "1")
            #expect(ona?["keyValues"]?["b"]?[0] == "2")
            #expect("\(request.text())".contains("tea"))
        }
    }

    @Test func `the older place for what is known of the person goes before the newer`()
        async throws
    {
        try await Stage.run { stage in
            let person = GFPUserParam()
            (person.yearOfBirth, person.gender) = (1990, .female)
            GFPAdManager.setUserParam(person)
            (stage.param.yearOfBirth, stage.param.gender) = (1980, .male)
            stage.loader.loadAd()
            await stage.clock.settle()
            let request = try stage.request()
            #expect(request["user"]?["yob"]?.int == 1980 && request["user"]?["gender"] == "M")
        }
    }

    @Test func `sends nothing of a person who opted out, or whom the law protects`() async throws {
        for optsOut in [true, false] {
            try await Stage.run { stage in
                stage.param.yearOfBirth = 1980
                stage.param.keywords = ["tea"]
                if optsOut {
                    stage.param.optOut = 1
                } else {
                    GFPAdManager.adConfiguration().privacySetting = GFPPrivacySetting(
                        underAgeOfConsent: nil,
                        childDirected: 1
                    )
                }
                stage.loader.loadAd()
                await stage.clock.settle()
                let text = try stage.request().text()
                #expect(!text.contains("1980") && !text.contains("tea"))
                #expect(text.contains("\"coppa\":1") == !optsOut)
            }
        }
    }

    @Test func `a person who opted out is named by no identifier either`() async throws {
        try await Stage.run(knowsDevice: true) { stage in
            for optsOut in [false, true] {
                stage.param.optOut = optsOut ? 1 : nil
                stage.loader.loadAd()
                await stage.clock.settle()
                let request = try stage.request()
                #expect(request["device"]?["ifa"] == (optsOut ? nil : "device-1"))
                #expect(request["user"]?["id"] == (optsOut ? nil : "person-1"))
                #expect(request["device"]?["lmt"]?.int == (optsOut ? 1 : 0))
            }
        }
    }

    @Test func `asks for neither main picture nor video without a media view`() async throws {
        for hasMediaView in [true, false] {
            try await Stage.run { stage in
                stage.options.renderingSetting.hasMediaView = hasMediaView
                stage.loader.loadAd()
                await stage.clock.settle()
                let imp = try stage.request()["imp"]?[0]?["native"]?["request"]
                let assets = imp?.text() ?? ""
                #expect(assets.contains("video") == hasMediaView)
                #expect(assets.contains("\\\"type\\\":3,\\\"wmin\\\":200") == hasMediaView)
            }
        }
    }

    @Test(arguments: ["string", "data", "dict"])
    func `makes an ad of a bid response at hand and asks nobody`(form: String) async throws {
        try await Stage.run(hasBackfill: true) { stage in
            stage.pictures()
            let response = Stage.response([Stage.bid()], impid: "7")
            switch form {
            case "string": stage.loader.loadAdWith(string: response.text())
            case "data": stage.loader.loadAdWith(data: response.data)
            default:
                let plain = try #require(response.plain as? [String: Any])
                stage.loader.loadAdWith(dict: plain)
            }
            #expect(stage.listener.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.listener.ad?.title == "A title")
            #expect(stage.calls(Stage.direct) == 0 && stage.calls(Stage.backfill) == 0)
        }
    }

    @Test func `keeps the last ads from coming again`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid("A"), Stage.bid("B"))
            stage.pictures()
            let manager = GFPAdDedupeManager(numAdsDeduped: 1)
            var titles: [String?] = []
            for _ in 0..<3 {
                manager.load(with: stage.loader)
                await stage.clock.settle()
                titles.append(stage.listener.ad?.title)
            }
            #expect(titles == ["A title", "B title", "A title"])
            let strict = GFPAdDedupeManager(numAdsDeduped: 2)
            stage.listener.forget()
            for _ in 0..<3 {
                strict.loadAd(with: stage.loader)
                await stage.clock.settle()
            }
            #expect(stage.listener.count("received") == 2)
            #expect(stage.listener.calls.last == "failed 3310")
        }
    }

    @Test func `setting up is told of after the call, without an error`() async throws {
        try await Stage.run(isSetUp: false) { stage in
            #expect(!GFPAdManager.isSdkInitialized())
            let configuration = GFPAdConfiguration()
            var told: [GFPError?] = []
            GFPAdManager.setup(withPublisherCd: "p", target: nil, configuration: configuration) {
                told.append($0)
            }
            #expect(told.isEmpty && GFPAdManager.isSdkInitialized())
            await stage.clock.settle()
            GFPAdManager.setup(withPublisherCd: "p", serviceCd: "s", target: nil) {
                told.append($0)
            }
            await stage.clock.settle()
            #expect(told == [nil, nil])
            #expect(GFPAdManager.adConfiguration() === configuration)
            #expect(GFPAdManager.sdkVersion() == NativeAds.version)
        }
    }

    @Test func `asks its target about tracking before a load, and does not keep it`() async throws {
        try await Stage.run { stage in
            var target: Target? = Target()
            GFPAdManager.setup(withPublisherCd: nil, target: target) { _ in }
            stage.loader.loadAd()
            await stage.clock.settle()
            let request = try stage.request()
            #expect(request["device"]?["ext"]?["atts"]?.int == 3)
            weak let gone = target
            target = nil
            #expect(gone == nil)
        }
    }
}

private final class Target: NSObject, GFPAdManagerDelegate {
    func attStatus() -> GFPATTAuthorizationStatus { .authorized }
}
