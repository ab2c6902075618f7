import Foundation
import Testing

@testable import VAST

@Suite struct ReadingTests {
    private func ad(_ text: String) throws -> VASTAd {
        try #require(try VASTDocument.read(text).document.ads.first)
    }

    @Test func `a whole document comes out as it was sent`() throws {
        let reading = try VASTDocument.read(Fixture.data("inline.xml"))
        #expect(reading.notes.isEmpty)
        let document = reading.document
        #expect(document.version == "4.2")
        let ad = try #require(document.ads.first)
        #expect(ad.id == "rain")
        #expect(ad.sequence == 1)
        #expect(ad.adType == "video")
        #expect(ad.system == AdSystem(name: "House", version: "7"))
        #expect(ad.errors == ["https://t.example/error?c=[ERRORCODE]"])
        #expect(ad.impressions == ["https://t.example/impression"])
        #expect(ad.pricing == Pricing(amount: 2.5, model: "CPM", currency: "EUR"))
        #expect(ad.viewable.first?.undetermined == ["https://t.example/undetermined"])
        #expect(ad.extensions.first?.children.first?.text == "x")
        guard case .inLine(let inLine) = ad.content else {
            Issue.record("not an InLine ad")
            return
        }
        #expect(inLine.title == "Rain coats & boots")
        #expect(inLine.servingID == "serving-1")
        #expect(inLine.expires == 3600)
        #expect(
            inLine.categories == [VASTCategory(code: "IAB18", authority: "https://list.example")]
        )
    }

    @Test func `a verification has its script, its parameters and whom to tell without it`() throws
    {
        let ad = try #require(VASTDocument.read(Fixture.data("inline.xml")).document.ads.first)
        let script = Verification.Script(
            url: "https://vendor.example/script.js",
            apiFramework: "omid",
            isBrowserOptional: true
        )
        #expect(
            ad.verifications == [
                Verification(
                    vendor: "vendor.example-omid",
                    scripts: [script],
                    parameters: #"{"k":1}"#,
                    notExecuted: ["https://vendor.example/not?r=[REASON]"]
                )
            ]
        )
    }

    @Test func `a Linear creative has its media, trackers, clicks and icons`() throws {
        let ad = try #require(VASTDocument.read(Fixture.data("inline.xml")).document.ads.first)
        let linear = try #require(ad.linears.first)
        #expect(linear.duration == 20)
        #expect(linear.skipOffset == .seconds(5))
        #expect(linear.tracking.map(\.event) == [.start, .progress, .complete])
        #expect(linear.tracking[1].offset == .percent(25))
        #expect(linear.clickThrough == "https://shop.example/rain")
        #expect(linear.clickTracking == ["https://t.example/click"])
        let first = try #require(linear.mediaFiles.first)
        #expect(first.width == 640 && first.height == 360 && first.bitrate == 800)
        #expect(first.scalable == true && first.maintainsAspectRatio == true)
        #expect(first.delivery == "progressive" && first.codec == "avc1" && first.id == "m1")
        #expect(linear.mediaFiles.last?.minBitrate == 300)
        #expect(linear.mediaFiles.last?.maxBitrate == 2400)
        let icon = try #require(linear.icons.first)
        #expect(icon.program == "AdChoices" && icon.xPosition == "right" && icon.pixelRatio == 2)
        #expect(icon.duration == 16 && icon.offset == .seconds(1))
        #expect(icon.resource == .file(url: "https://cdn.example/choices.png", type: "image/png"))
        #expect(icon.clickThrough == "https://choices.example")
        #expect(icon.clickTracking == ["https://t.example/icon-click"])
        #expect(icon.viewTracking == ["https://t.example/icon-view"])
        #expect(ad.creatives.first?.universalAdIDs.first?.value == "U-1")
        #expect(ad.creatives.last?.companions.first?.clickThrough == "https://shop.example/end")
    }

    @Test func `blank nodes are left out with a note each, and the ad plays`() throws {
        let reading = try VASTDocument.read(
            """
            <VAST version="3.0"><Ad id="a1"><InLine><AdSystem>S</AdSystem><AdTitle/>
            <Impression><![CDATA[ ]]></Impression><Impression id="x"/>
            <Impression><![CDATA[https://t.example/i]]></Impression><Error></Error>
            <Creatives><Creative><Linear><Duration>00:00:10</Duration>
            <AdParameters xmlEncoded="true"><![CDATA[ ]]></AdParameters>
            <TrackingEvents><Tracking event="start"><![CDATA[]]></Tracking>
            <Tracking event=""><![CDATA[https://t.example/e]]></Tracking></TrackingEvents>
            <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">
            <![CDATA[
               https://cdn.example/v.mp4
            ]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
            """
        )
        let ad = try #require(reading.document.ads.first)
        #expect(ad.impressions == ["https://t.example/i"])
        #expect(ad.errors.isEmpty)
        let linear = try #require(ad.linears.first)
        #expect(linear.tracking.isEmpty)
        #expect(linear.adParameters == nil)
        #expect(linear.mediaFiles.map(\.url) == ["https://cdn.example/v.mp4"])
        #expect(linear.duration == 10)
        #expect(
            reading.notes.map(\.path) == [
                "/VAST/Ad/InLine/Impression[1]", "/VAST/Ad/InLine/Impression[2]",
                "/VAST/Ad/InLine/Error",
                "/VAST/Ad/InLine/Creatives/Creative/Linear/TrackingEvents/Tracking[1]",
                "/VAST/Ad/InLine/Creatives/Creative/Linear/TrackingEvents/Tracking[2]",
            ]
        )
        #expect(reading.notes.allSatisfy { $0.outcome == .dropped })
    }

    @Test(arguments: [
        #"<v:VAST xmlns:v="http://www.iab.com/VAST" version="3.0"><v:Ad><v:InLine><v:Impression>https://t.example/i</v:Impression></v:InLine></v:Ad></v:VAST>"#,
        #"<v:VAST version="3.0"><v:Ad><v:InLine><v:Impression>https://t.example/i</v:Impression></v:InLine></v:Ad></v:VAST>"#,
        #"<VAST xmlns="http://www.iab.com/VAST" version="3.0"><Ad><InLine><Impression>https://t.example/i</Impression></InLine></Ad></VAST>"#,
        #"<VAST version="3.0"><Ad><InLine><x:Impression xmlns:x="other">https://o.example</x:Impression><Impression>https://t.example/<![CDATA[i]]></Impression></InLine></Ad></VAST>"#,
        #"<VAST version="3.0"><!-- a --><Ad><?p i?><InLine><Impression><!-- b -->https://t.<!-- c -->example/i</Impression></InLine></Ad></VAST>"#,
    ])
    func `prefixes, comments and mixed CDATA make no difference`(text: String) throws {
        #expect(try ad(text).impressions == ["https://t.example/i"])
    }

    @Test func `elements may come in any order, attributes in any case`() throws {
        let ad = try ad(
            """
            <VAST version="2.0"><Ad ID="7"><InLine><Creatives><Creative AdID="q"><Linear>
            <MediaFiles><MediaFile Type="video/mp4" WIDTH="640.0" height="0">https://c.example/v</MediaFile>
            </MediaFiles><Duration>00:00:07</Duration></Linear></Creative></Creatives>
            <Impression>https://t.example/i</Impression><AdTitle>T</AdTitle></InLine></Ad></VAST>
            """
        )
        #expect(ad.id == "7")
        #expect(ad.creatives.first?.adID == "q")
        #expect(ad.linears.first?.duration == 7)
        let file = try #require(ad.linears.first?.mediaFiles.first)
        #expect(file.type == "video/mp4" && file.width == 640 && file.height == nil)
    }

    @Test func `verifications before VAST 4.1 are found in their extension`() throws {
        let ad = try ad(
            """
            <VAST version="3.0"><Ad><InLine><Extensions><Extension type="AdVerifications">
            <AdVerifications><Verification vendor="v"><JavaScriptResource>https://v.example/s.js
            </JavaScriptResource></Verification></AdVerifications></Extension></Extensions>
            </InLine></Ad></VAST>
            """
        )
        #expect(ad.verifications.map(\.vendor) == ["v"])
        #expect(ad.verifications.first?.scripts.map(\.url) == ["https://v.example/s.js"])
    }

    @Test(
        arguments: [
            ("", true, false, nil), (#"followAdditionalWrappers="0""#, false, false, nil),
            (#"followAdditionalWrappers="false" allowMultipleAds="true""#, false, true, nil),
            (#"allowMultipleAds="1" fallbackOnNoAd="0""#, true, true, false),
            (#"allowMultipleAds="yes" fallbackOnNoAd=" TRUE ""#, true, false, true),
        ] as [(String, Bool, Bool, Bool?)]
    )
    func `a wrapper's rules are read in all their forms`(
        attributes: String,
        follows: Bool,
        multiple: Bool,
        fallsBack: Bool?
    ) throws {
        let ad = try ad(Fixture.wrapper("https://w.example", attributes: attributes))
        #expect(
            ad.content
                == .wrapper(
                    Wrapper(
                        tagURI: "https://w.example",
                        followsAdditionalWrappers: follows,
                        allowsMultipleAds: multiple,
                        fallsBackOnNoAd: fallsBack
                    )
                )
        )
    }

    @Test func `the registered name of a creative is its text, else VAST 4.0's attribute`() throws {
        let ad = try ad(
            """
            <VAST version="4.0"><Ad><InLine><Creatives><Creative>
            <UniversalAdId idRegistry="r" idValue="A">B</UniversalAdId>
            <UniversalAdId idRegistry="r" idValue="C"/><UniversalAdId>D</UniversalAdId>
            </Creative></Creatives></InLine></Ad></VAST>
            """
        )
        #expect(
            ad.creatives.first?.universalAdIDs == [
                UniversalAdID(value: "B", registry: "r"), UniversalAdID(value: "C", registry: "r"),
                UniversalAdID(value: "D"),
            ]
        )
    }

    @Test func `an ad without content is dropped and the next one stays`() throws {
        let reading = try VASTDocument.read(
            #"<VAST version="2.0"><Ad id="a"/><Ad id="b"><InLine/></Ad></VAST>"#
        )
        #expect(reading.document.ads.map(\.id) == ["b"])
        #expect(reading.notes.map(\.path) == ["/VAST/Ad[1]"])
    }
}
