import Foundation
import Testing

@testable import VAST

@Suite struct FeatureTests {
    private func ad(_ text: String) throws -> VASTAd {
        try #require(try VASTDocument.read(text).document.ads.first)
    }

    private func linear(_ inside: String) throws -> Linear {
        try #require(try ad(Fixture.linear(inside)).linears.first)
    }

    @Test(arguments: ["2.0", "2.0.1", "3.0", "4.0", "4.1", "4.2", "4.3", "5.0", ""])
    func `every version from 2.0 on is read, unknown ones too`(version: String) throws {
        let text = #"<VAST version="\#(version)"><Ad id="a"><InLine/></Ad></VAST>"#
        #expect(try ad(text).id == "a")
    }

    @Test func `an icon tells what it says to a pointer, and has pictures where no page opens`()
        throws
    {
        let icon = try #require(
            try linear(
                """
                <Icons><Icon program="AdChoices" hoverText="Why this ad" altText="AdChoices">
                <HTMLResource><![CDATA[<b>i</b>]]></HTMLResource><IconClicks>
                <IconClickFallbackImages>
                <IconClickFallbackImage width="300" height="250"><AltText>About</AltText>
                <StaticResource creativeType="image/png">https://cdn.example/why.png</StaticResource>
                </IconClickFallbackImage><IconClickFallbackImage><StaticResource/>
                </IconClickFallbackImage></IconClickFallbackImages></IconClicks></Icon></Icons>
                """
            ).icons.first
        )
        #expect(icon.hoverText == "Why this ad" && icon.altText == "AdChoices")
        #expect(icon.resource == .markup("<b>i</b>"))
        #expect(
            icon.clickFallbacks == [
                IconFallback(
                    url: "https://cdn.example/why.png",
                    type: "image/png",
                    width: 300,
                    height: 250,
                    altText: "About"
                )
            ]
        )
    }

    @Test func `the media comes with its captions, its original and its code apart`() throws {
        let linear = try linear(
            """
            <MediaFiles><ClosedCaptionFiles>
            <ClosedCaptionFile type="text/vtt" language="de">https://cdn.example/de.vtt
            </ClosedCaptionFile><ClosedCaptionFile/></ClosedCaptionFiles>
            <Mezzanine type="video/mp4" width="1920" height="1080" delivery="progressive">
            https://cdn.example/original.mp4</Mezzanine>
            <InteractiveCreativeFile apiFramework="SIMID" type="text/html" variableDuration="true">
            https://cdn.example/i.html</InteractiveCreativeFile>
            <MediaFile type="video/mp4" fileSize="1000" mediaType="2D">https://cdn.example/v.mp4
            </MediaFile></MediaFiles>
            """
        )
        #expect(
            linear.closedCaptions == [
                ClosedCaptions(url: "https://cdn.example/de.vtt", type: "text/vtt", language: "de")
            ]
        )
        #expect(linear.mezzanines.map(\.url) == ["https://cdn.example/original.mp4"])
        #expect(linear.interactiveFiles.map(\.apiFramework) == ["SIMID"])
        #expect(linear.mediaFiles.map(\.url) == ["https://cdn.example/v.mp4"])
        #expect(linear.mediaFiles.first?.fileSize == 1000)
    }

    @Test func `a companion tells its place and how it is meant to be shown`() throws {
        let ad = try ad(
            """
            <VAST version="4.2"><Ad><InLine><Creatives><Creative><CompanionAds required="any">
            <Companion width="300" height="250" adSlotId="s" renderingMode="end-card">
            <IFrameResource>https://cdn.example/end.html</IFrameResource>
            <TrackingEvents><Tracking event="creativeView">https://t.example/v</Tracking>
            </TrackingEvents></Companion></CompanionAds></Creative></Creatives></InLine></Ad></VAST>
            """
        )
        let companion = try #require(ad.creatives.first?.companions.first)
        #expect(companion.slotID == "s" && companion.renderingMode == "end-card")
        #expect(companion.resource == .frame(url: "https://cdn.example/end.html"))
        #expect(companion.tracking == [Tracking(event: .creativeView, url: "https://t.example/v")])
    }

    @Test func `an extension stays as it was sent, verifications in one are found without a list`()
        throws
    {
        let ad = try ad(
            """
            <VAST version="2.0"><Ad><Wrapper><Extensions><Extension type="adVerifications">
            <Verification vendor="a"><JavaScriptResource browserOptional="true">https://v.example/a.js
            </JavaScriptResource></Verification></Extension>
            <Extension type="own"><Data x="1"> kept </Data></Extension></Extensions></Wrapper></Ad></VAST>
            """
        )
        #expect(ad.verifications.map(\.vendor) == ["a"])
        #expect(ad.verifications.first?.scripts.first?.isBrowserOptional == true)
        #expect(ad.extensions.last?.children.first?.text == " kept ")
        #expect(ad.extensions.last?.children.first?.attributes == ["x": "1"])
    }

    @Test func `wrappers have prices, icons and measurement of their own`() throws {
        let ad = try ad(
            """
            <VAST version="4.2"><Ad><Wrapper><VASTAdTagURI>https://ads.example/1</VASTAdTagURI>
            <Pricing model="cpm" currency="USD"><![CDATA[ 1.25 ]]></Pricing>
            <BlockedAdCategories authority="https://list.example">IAB7, IAB8-5 ,</BlockedAdCategories>
            <AdVerifications><Verification vendor="w"/></AdVerifications>
            <Creatives><Creative><Linear><Icons><Icon program="AdChoices"><StaticResource>
            https://cdn.example/i.png</StaticResource></Icon></Icons></Linear></Creative></Creatives>
            </Wrapper></Ad></VAST>
            """
        )
        #expect(ad.pricing == Pricing(amount: 1.25, model: "cpm", currency: "USD"))
        #expect(ad.verifications.map(\.vendor) == ["w"])
        #expect(ad.linears.first?.icons.map(\.program) == ["AdChoices"])
        guard case .wrapper(let wrapper) = ad.content else {
            Issue.record("no wrapper")
            return
        }
        #expect(
            wrapper.blockedCategories
                == ["IAB7", "IAB8-5"].map {
                    VASTCategory(code: $0, authority: "https://list.example")
                }
        )
    }

    @Test func `progress is tracked by time and by part, and a skip offset by either`() throws {
        let linear = try linear(
            """
            <Duration>00:00:30</Duration><TrackingEvents>
            <Tracking event="progress" offset="00:00:05.500">https://t.example/5</Tracking>
            <Tracking event="progress" offset="10%">https://t.example/10</Tracking>
            <Tracking event="progress" offset="soon">https://t.example/no</Tracking></TrackingEvents>
            """
        )
        #expect(linear.tracking.map(\.offset) == [.seconds(5.5), .percent(10)])
        #expect(linear.tracking.map { $0.offset?.seconds(of: linear.duration) } == [5.5, 3])
    }
}
