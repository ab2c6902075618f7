import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct PartsTests {
    @Test func `an ad has all its parts`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded(ona: [
                "cover": "https://cdn.example/cover.png", "advertiserUrl": "https://alder.example/",
                "tx": "t-7", "browser": "inApp", "tags": ["n": 1, "deep": ["a": [true]]],
                "accountTags": ["tier": "gold"], "extra": ["price": "$89", "discount": "20 %"],
                "profile": [
                    "name": "Alder & Co", "logo": "https://cdn.example/logo.png",
                    "link": "https://alder.example/about",
                ],
                "campaignStart": 1_772_323_200_000, "campaignEnd": 2_087_942_400_000,
            ])
            #expect(ad.headline == "A title" && ad.body == "A body" && ad.callToAction == "Buy")
            #expect(ad.advertiser == "Alder" && ad.advertiserURL == "https://alder.example/")
            #expect(ad.icon == "https://cdn.example/icon.png")
            #expect(ad.asset == "https://cdn.example/A.png")
            #expect(ad.cover == "https://cdn.example/cover.png")
            #expect(ad.destinationURL == "https://land.example/A")
            #expect(ad.txId == "t-7" && ad.campaignId == "spring" && ad.creativeId == "A")
            #expect(ad.extra == ["price": "$89", "discount": "20 %"])
            #expect(ad.accountTag["tier"] as? String == "gold")
            #expect(ad.creativeTag["n"] as? Int == 1)
            #expect((ad.creativeTag["deep"] as? [String: Any])?["a"] as? [Bool] == [true])
            #expect(ad.profile.displayName == "Alder & Co" && ad.profileDisplayName == "Alder & Co")
            #expect(ad.profile.displayLogo == "https://cdn.example/logo.png")
            #expect(ad.profileDisplayLogo == ad.profile.displayLogo)
            #expect(ad.profile.link == "https://alder.example/about" && ad.profileLink != nil)
            #expect(ad.browserTarget == .INTERNAL && ad.browserTargetValue == .INTERNAL)
            #expect(ad.creativeType == "display" && ad.creative.isEmpty)
            #expect(ad.creativeSize == CGSize(width: 80, height: 40))
            #expect(ad.campaignStartTime == 1_772_323_200_000)
            #expect(ad.campaignEndTime == 2_087_942_400_000)
        }
    }

    @Test func `what it lacks is empty, and so is all before it was received`() async {
        let stage = AdropStage()
        await stage.run {
            let early = stage.ad()
            let bare = await stage.loaded { native in
                native["assets"] = .array(Array((native["assets"]?.array ?? []).prefix(2)))
                native["link"] = nil
            }
            for ad in [early, bare] {
                let texts = [
                    ad.body, ad.callToAction, ad.icon, ad.cover, ad.advertiser, ad.advertiserURL,
                    ad.creative, ad.profileDisplayLogo, ad.profileDisplayName,
                ]
                #expect(texts == Array(repeating: "", count: texts.count))
                #expect(ad.extra.isEmpty && ad.accountTag.isEmpty && ad.creativeTag.isEmpty)
                #expect(ad.destinationURL == nil && ad.profileLink == nil)
                #expect(ad.browserTarget == nil && ad.browserTargetValue == .EXTERNAL)
                #expect(ad.campaignStartTime == nil && ad.campaignEndTime == nil)
            }
            #expect(early.headline.isEmpty && early.asset.isEmpty && early.txId.isEmpty)
            #expect(early.creativeSize == .zero && early.campaignId.isEmpty)
            // Without a name for the sale, the bid's.
            #expect(bare.txId == "A")
        }
    }

    @Test(arguments: [("system", BrowserTarget.EXTERNAL), ("inApp", .INTERNAL), ("app", nil)])
    func `who opens a click is what the seller says`(text: String, target: BrowserTarget?) async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded(ona: ["browser": .string(text)])
            #expect(ad.browserTarget == target)
        }
    }

    @Test func `markup has its text and its size`() async {
        let stage = AdropStage()
        await stage.run {
            let ad = await stage.loaded(ona: ["html": "<b>Sit</b>"])
            #expect(ad.creative == "<b>Sit</b>" && ad.creativeType == "display")
        }
    }

    @Test func `test units have the names that Adrop gives them`() {
        #expect(AdropUnitId.PUBLIC_TEST_UNIT_ID_NATIVE == "PUBLIC_TEST_UNIT_ID_NATIVE")
        #expect(
            AdropUnitId.PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9
                == "PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9"
        )
        #expect(
            AdropUnitId.PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16
                == "PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16"
        )
    }
}
