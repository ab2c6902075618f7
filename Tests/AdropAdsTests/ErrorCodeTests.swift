import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

/// Each code by its cause.
@MainActor @Suite(.onScreen) struct ErrorCodeTests {
    private func code(
        of stage: AdropStage,
        initializes: Bool = true,
        _ prepare: () -> Void = {}
    ) async -> [String] {
        await stage.run(initializes: initializes) {
            prepare()
            stage.ad().load()
            await stage.pass(61)
        }
        #expect(stage.heard.told == stage.heard.closures)
        return stage.heard.told
    }

    @Test func `2 before initialize, without a request`() async {
        let stage = AdropStage()
        #expect(await code(of: stage, initializes: false) == ["failed 2"])
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `2 where nobody has said where ads come from`() async {
        #expect(await code(of: AdropStage(isConfigured: false)) == ["failed 2"])
    }

    @Test func `0 without a network, with a server that is too busy, and after a minute`() async {
        for fault in 0..<3 {
            let stage = AdropStage()
            let code = await code(of: stage) {
                switch fault {
                case 0: stage.network.isOffline = true
                case 1: stage.answer(HTTPResponse(status: 503))
                default: stage.answer([AdropStage.bid("A")], after: 70)
                }
            }
            #expect(code == ["failed 0"])
        }
    }

    @Test func `1 for an answer that cannot be read`() async {
        let stage = AdropStage()
        let code = await code(of: stage) {
            stage.answer(HTTPResponse(status: 200, body: Data("<html>".utf8)))
        }
        #expect(code == ["failed 1"])
    }

    @Test func `3 for a unit that the server does not know`() async {
        let stage = AdropStage()
        let code = await code(of: stage) {
            let fault =
                #"{"error":"imp[0].tagid names \"unit\", which is no ad unit of this server"}"#
            stage.answer(HTTPResponse(status: 400, body: Data(fault.utf8)))
        }
        #expect(code == ["failed 3"])
    }

    @Test(arguments: [
        ("KR", ["KR"], false), ("KR", ["kr", "JP"], false), ("DE", ["KR", "JP"], true),
        ("DE", [], false), (nil, ["KR"], false),
    ])
    func `4 in a country that is none of the app's, without a request`(
        region: String?,
        countries: [String],
        isRefused: Bool
    ) async {
        let stage = AdropStage(region: region)
        let code = await code(of: stage) { Adrop.initialize(targetCountries: countries) }
        #expect(code == [isRefused ? "failed 4" : "failed 6"])
        #expect(stage.network.sent.isEmpty == isRefused)
    }

    @Test func `6 where nothing is sold and no backfill is asked`() async {
        #expect(await code(of: AdropStage()) == ["failed 6"])
    }

    @Test func `7 after an ad was received, which stays`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            ad.load()
            #expect(stage.heard.told.isEmpty)
            await stage.clock.settle()
            #expect(stage.heard.told == ["failed 7"] && ad.headline == "A title")
        }
    }

    @Test func `8 while an ad is being loaded, which still comes`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")], after: 1)
            let ad = stage.ad()
            ad.load()
            ad.load()
            await stage.clock.settle()
            #expect(stage.heard.told == ["failed 8"])
            await stage.pass(1.1)
            #expect(stage.heard.told == ["failed 8", "received"])
        }
    }

    @Test func `after a failure an ad may be asked for again`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = stage.ad()
            ad.load()
            await stage.clock.settle()
            stage.answer([AdropStage.bid("A")])
            ad.load()
            await stage.clock.settle()
            #expect(stage.heard.told == ["failed 6", "received"])
        }
    }

    @Test func `9 where a view is given an ad that is not there, or too old`() async {
        let stage = AdropStage()
        await stage.run {
            let card = AdropCard(in: stage.window)
            card.bind()
            card.view.setNativeAd(stage.ad())
            #expect(stage.heard.told == ["failed 9"])
            let ad = await stage.loaded()
            await stage.pass(3601)
            card.view.setNativeAd(ad)
            #expect(stage.heard.told == ["failed 9"] && card.headline.text == nil)
        }
    }

    @Test func `a view that is given an ad too early leaves the load its one outcome`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")], after: 1)
            let card = AdropCard(in: stage.window)
            let ad = stage.ad()
            ad.load()
            await stage.clock.settle()
            card.view.setNativeAd(ad)
            await stage.pass(2)
            #expect(stage.heard.told == ["received"])
        }
    }

    /// Every reason of the engine has a code, and these codes have no reason.
    @Test func `codes that native ads cannot get are known`() {
        let reached = Set(EngineAdError.Reason.allCases.map { EngineAdError($0).adropCode })
            .union([.ERROR_CODE_NOT_TARGET_COUNTRY])
        #expect(
            Set(AdropErrorCode.allCases).subtracting(reached) == [
                .ERROR_CODE_AD_INACTIVE, .ERROR_CODE_AD_SHOWN, .ERROR_CODE_AD_HIDE_FOR_TODAY,
                .ERROR_CODE_ACCOUNT_USAGE_LIMIT_EXCEEDED, .ERROR_CODE_LANDSCAPE_UNSUPPORTED,
            ]
        )
    }

    @Test func `codes have Adrop's numbers and names`() {
        #expect(AdropErrorCode.allCases.map(\.rawValue) == Array(0...14))
        #expect(AdropErrorCode.ERROR_CODE_AD_BACKFILL_NO_FILL.rawValue == 14)
        for code in AdropErrorCode.allCases {
            #expect(code.keyString == "\(code)" && AdropErrorCodeToString(code: code) == "\(code)")
        }
    }
}
