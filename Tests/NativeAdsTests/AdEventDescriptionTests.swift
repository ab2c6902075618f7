import Foundation
import NativeAds
import Testing

/// What a log shows of an event is read by people, and in the words of the scenarios.
struct AdEventDescriptionTests {
    static let pairs: [(AdEvent, String)] = [
        (.bound, "bound"),
        (.rendered, "rendered"),
        (.impression, "impression"),
        (.viewable(.mrc50), "viewable mrc50"),
        (.video(.firstQuartile), "video firstQuartile"),
        (.clicked(asset: .callToAction), "clicked callToAction"),
        (.clicked(asset: nil), "clicked root"),
        (.notOpened(nil), "notOpened"),
        (.leavesApp, "leavesApp"),
        (.presentation(.willPresent), "willPresent"),
        (.muted, "muted"),
        (.willExpire, "willExpire"),
        (.expired, "expired"),
        (.assetState(.icon, .failed), "media icon failed"),
        (.mediaReady, "mediaReady"),
        (.mediaFailed, "mediaFailed"),
        (.note("The picture is no picture."), "note: The picture is no picture."),
    ]

    @Test(arguments: pairs)
    func `an event is one line of plain words`(event: AdEvent, line: String) {
        #expect("\(event)" == line)
    }

    @Test func `a page is told with its address and who opened it`() throws {
        let url = try #require(URL(string: "https://shop.example/r"))
        #expect("\(AdEvent.opened(url, .inApp))" == "opened https://shop.example/r inApp")
        #expect("\(AdEvent.notOpened(url))" == "notOpened https://shop.example/r")
    }

    @Test func `a pool that stays empty says why`() {
        let event = AdEvent.preloadFailed(unit: "home", error: .noFill)
        #expect("\(event)" == "preloadFailed home: \(AdError.noFill.sentence)")
    }
}
