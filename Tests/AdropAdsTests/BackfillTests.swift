import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct BackfillTests {
    @Test func `it counts as linked where the module has said so before main`() {
        // Whether it is in these tests depends on what else is built into them.
        let isLinked = AdropBackfillIsLinked() == 1
        #expect(AdropRules.hasBackfill == isLinked)
        AdropBackfillAnnounce()
        #expect(AdropBackfillIsLinked() == 1)
    }

    @Test func `without the module the backfill is never asked`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("B")], from: AdropStage.backfill)
            stage.ad().load()
            await stage.pass(1)
            #expect(stage.heard.told == ["failed 6"])
            #expect(stage.requests(to: AdropStage.backfill) == 0)
        }
    }

    @Test func `with it an ad of the backfill comes, and says so`() async {
        let stage = AdropStage(hasBackfillModule: true)
        await stage.run {
            stage.answer([AdropStage.bid("B")], from: AdropStage.backfill)
            let ad = stage.ad()
            ad.load()
            await stage.pass(1)
            #expect(stage.heard.told == ["received"] && ad.isBackfilled)
        }
    }

    @Test func `a direct ad goes before it`() async {
        let stage = AdropStage(hasBackfillModule: true)
        await stage.run {
            let ad = await stage.loaded()
            #expect(!ad.isBackfilled && stage.requests(to: AdropStage.backfill) == 0)
        }
    }

    @Test func `14 where the backfill has nothing either, told once`() async {
        let stage = AdropStage(hasBackfillModule: true)
        await stage.run {
            stage.ad().load()
            await stage.pass(1)
            #expect(stage.heard.told == ["failed 14"])
        }
    }

    @Test(
        arguments: [
            (.topLeft, CGPoint(x: 10, y: 110)), (.topRight, CGPoint(x: 380, y: 110)),
            (.bottomLeft, CGPoint(x: 10, y: 490)), (.bottomRight, CGPoint(x: 380, y: 490)),
        ] as [(AdropAdChoicesPosition, CGPoint)]
    )
    func `its badge is in the corner that the load began with, and is no click`(
        position: AdropAdChoicesPosition,
        place: CGPoint
    ) async {
        let stage = AdropStage(hasBackfillModule: true)
        await stage.run {
            stage.answer([AdropStage.bid("B")], from: AdropStage.backfill)
            let ad = stage.ad()
            ad.preferredAdChoicesPosition = position
            ad.load()
            await stage.pass(1)
            ad.preferredAdChoicesPosition = position == .topLeft ? .topRight : .topLeft
            // Too late, and refused; it changes no more than the property alone does.
            ad.load()
            await stage.clock.settle()
            let card = AdropCard(in: stage.window)
            card.view.setNativeAd(ad)
            await stage.pass(0.2)
            stage.heard.forget()
            UIKitHost.tap(at: place, in: stage.window)
            await stage.pass(1)
            #expect(stage.opened == ["system https://why.example/"])
            #expect(stage.heard.told.isEmpty)
        }
    }

    @Test func `a direct ad has no badge, though it has a page for one`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded()
            #expect(ad.preferredAdChoicesPosition == .topRight)
            let card = AdropCard(in: stage.window)
            card.view.setNativeAd(ad)
            await stage.pass(0.2)
            UIKitHost.tap(at: CGPoint(x: 380, y: 110), in: stage.window)
            await stage.pass(1)
            #expect(stage.opened.isEmpty)
        }
    }
}
