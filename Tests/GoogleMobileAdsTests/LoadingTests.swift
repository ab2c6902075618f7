import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct LoadingTests {
    private func several(_ count: Int) -> MultipleAdsAdLoaderOptions {
        let options = MultipleAdsAdLoaderOptions()
        options.numberOfAds = count
        return options
    }

    @Test func `hands one ad on, then says once that it has finished`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"))
            let loader = stage.loader()
            #expect(!loader.isLoading)
            stage.start(loader)
            #expect(loader.isLoading)
            stage.listener.onFinish = { #expect(!loader.isLoading) }
            await stage.settle()
            #expect(stage.listener.log == ["receive A", "finish"])
            #expect(!loader.isLoading)
            #expect(loader.adUnitID == "home")
            #expect(stage.request()["imp"]?[0]?["tagid"]?.string == "home")
        }
    }

    @Test func `hands several ads on, the dearest first, and finishes once`() async throws {
        try await Stage.run { stage in
            stage.answer(
                stage.bid("A", price: 1),
                stage.bid("B", price: 3),
                stage.bid("C", price: 2)
            )
            await stage.load([several(3)])
            #expect(
                stage.listener.log == ["receive B", "receive C", "receive A", "finish"]
            )
            #expect(stage.nativeRequest["plcmtcnt"]?.int == 3)
            #expect(stage.requestCount == 1)
        }
    }

    @Test func `says nothing of the ads of a batch that did not come`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"), stage.bid("B"))
            await stage.load([several(5)])
            #expect(stage.listener.log == ["receive A", "receive B", "finish"])
        }
    }

    @Test func `asks for five ads at most, and hands no more on`() async throws {
        try await Stage.run { stage in
            let names = ["A", "B", "C", "D", "E", "F", "G"]
            let bids = names.map { stage.bid($0) }
            stage.answer(bids[0], bids[1], bids[2], bids[3], bids[4], bids[5], bids[6])
            await stage.load([several(9)])
            #expect(stage.listener.ads.count == 5)
            #expect(stage.listener.log.last == "finish")
            #expect(stage.nativeRequest["plcmtcnt"]?.int == 5)
        }
    }

    @Test func `fails once where none of a batch came, and finishes`() async throws {
        try await Stage.run { stage in
            await stage.load([several(5)])
            #expect(stage.listener.log == ["fail 1", "finish"])
        }
    }

    @Test(arguments: [0, -1, Int.min])
    func `refuses a batch of none, and asks nobody`(count: Int) async throws {
        try await Stage.run { stage in
            await stage.load([several(count)])
            #expect(stage.listener.log == ["fail 0", "finish"])
            #expect(stage.requestCount == 0)
        }
    }

    @Test func `refuses to load while it loads, and goes on with what it was at`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"), after: 1)
            let loader = stage.loader()
            stage.start(loader)
            stage.start(loader)
            await stage.settle()
            #expect(stage.listener.log == ["fail 0"])
            #expect(loader.isLoading)
            await stage.wait(1)
            #expect(stage.listener.log == ["fail 0", "receive A", "finish"])
            #expect(stage.requestCount == 1)
        }
    }

    @Test func `loads again once it has finished, also from within a failure`() async throws {
        try await Stage.run { stage in
            let loader = stage.loader()
            stage.listener.onFailure = {
                stage.listener.onFailure = nil
                stage.answer(stage.bid("A"))
                loader.load(Request())
            }
            stage.start(loader)
            await stage.settle()
            #expect(stage.listener.log == ["fail 1", "finish", "receive A", "finish"])
        }
    }

    @Test func `loads from any thread, and tells on the main one`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"))
            let loader = stage.loader()
            await Task { @concurrent in loader.load(Request()) }.value
            await stage.settle()
            #expect(stage.listener.log == ["receive A", "finish"])
        }
    }

    @Test func `takes a delegate that is set right after the call`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"))
            let loader = stage.loader()
            loader.delegate = nil
            loader.load(nil)
            loader.delegate = stage.listener
            await stage.settle()
            #expect(stage.listener.log == ["receive A", "finish"])
        }
    }

    @Test func `ends the load of a loader that is let go`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"), after: 1)
            var loader: AdLoader? = stage.loader()
            loader?.load(Request())
            await stage.settle()
            loader = nil
            await stage.wait(2)
            #expect(stage.listener.log.isEmpty)
            #expect(stage.cancelled == [Stage.auction])
        }
    }

    @Test func `keeps nobody alive who is told of ads`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"))
            let loader = stage.loader()
            var other: OnlyFails? = OnlyFails()
            loader.delegate = other
            #expect(loader.delegate != nil)
            other = nil
            #expect(loader.delegate == nil)
        }
    }

    @Test func `says which protocol the delegate lacks for the types asked for`() async throws {
        try await Stage.run { stage in
            let only = OnlyFails()
            for type in [AdLoaderAdType.native, .customNative] {
                let loader = stage.loader(types: [type])
                loader.delegate = only
                loader.load(Request())
                await stage.settle()
            }
            let codes = only.errors.map { ($0 as? RequestError)?.code }
            #expect(codes == [.invalidRequest, .invalidRequest])
            #expect(only.errors[0].localizedDescription.contains(" NativeAdLoaderDelegate"))
            #expect(only.errors[1].localizedDescription.contains(" CustomNativeAdLoaderDelegate"))
            #expect(stage.requestCount == 0)
        }
    }

    @Test func `refuses a load of no type, of no unit and of no format`() async throws {
        try await Stage.run { stage in
            await stage.load(types: [])
            await stage.load(unit: "")
            stage.listener.formats = []
            await stage.load(types: [.customNative])
            #expect(
                stage.listener.log
                    == ["fail 0", "finish", "fail 12", "finish", "fail 0", "finish"]
            )
            #expect(stage.requestCount == 0)
        }
    }

    @Test func `hands on no ad without a headline or a main media`() async throws {
        try await Stage.run { stage in
            stage.answer(
                stage.bid("A", lacks: [1]),
                stage.bid("B", lacks: [2])
            )
            await stage.load([several(2)])
            #expect(stage.listener.log == ["fail 1", "finish"])
        }
    }

    @Test func `asks the backfill once where the direct source has nothing`() async throws {
        try await Stage.run { stage in
            stage.answer(stage.bid("A"), from: Stage.backfill)
            await stage.load()
            #expect(stage.listener.log == ["receive A", "finish"])
            #expect(stage.urls.prefix(2) == [Stage.auction, Stage.backfill])
        }
    }
}

/// A delegate that cannot take any ad.
@MainActor private final class OnlyFails: NSObject, AdLoaderDelegate {
    var errors: [any Error] = []

    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
        errors.append(error)
    }
}
