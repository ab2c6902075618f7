import Foundation
import Testing
import VAST

struct WriterTests {
    private func read(_ document: VASTDocument) throws -> VASTDocument {
        try VASTDocument.read(Data(VASTWriter.text(of: document).utf8)).document
    }

    private static let linear = Linear(
        duration: 15.25,
        skipOffset: .seconds(5),
        mediaFiles: files,
        tracking: [
            Tracking(event: .start, url: "https://t.example/start"),
            Tracking(event: .progress, url: "https://t.example/p", offset: .percent(33.3)),
            Tracking(event: .complete, url: "https://t.example/complete"),
        ],
        clickThrough: "https://shop.example/",
        clickTracking: ["https://t.example/click"],
        customClicks: ["https://t.example/custom"],
        icons: icons,
        adParameters: #"{"a": "<b>"}"#
    )

    private static let files = [
        MediaFile(
            url: "https://cdn.example/film.mp4?a=1&b=2",
            type: "video/mp4",
            width: 1280,
            height: 720,
            bitrate: 900,
            delivery: "progressive",
            codec: "avc1.42E01E",
            scalable: true,
            maintainsAspectRatio: true,
            fileSize: 1_700_000
        )
    ]

    private static let icons = [
        Icon(
            program: "AdChoices",
            width: 20,
            height: 20,
            xPosition: "right",
            yPosition: "top",
            duration: 10,
            offset: .seconds(1),
            pixelRatio: 2,
            resource: .file(url: "https://cdn.example/i.png", type: "image/png"),
            clickThrough: "https://why.example/",
            clickTracking: ["https://t.example/icon"],
            viewTracking: ["https://t.example/seen"]
        )
    ]

    private static let verifications = [
        Verification(
            vendor: "vendor.example-omid",
            scripts: [
                .init(
                    url: "https://vendor.example/a.js",
                    apiFramework: "omid",
                    isBrowserOptional: true
                )
            ],
            executables: [.init(url: "https://vendor.example/a", type: "t")],
            parameters: "<p>",
            notExecuted: ["https://vendor.example/not?r=[REASON]"]
        )
    ]

    private static let companions = [
        Companion(
            width: 300,
            height: 250,
            resource: .markup("<b>end</b>"),
            altText: "The end",
            clickThrough: "https://shop.example/end",
            clickTracking: ["https://t.example/end"],
            tracking: [
                Tracking(
                    event: TrackingEvent(rawValue: "creativeView"),
                    url: "https://t.example/view"
                )
            ]
        )
    ]

    private static let inLine = InLine(
        title: "Chairs <&> \"tables\" ]]> Ünïcödé 椅子",
        description: "Oak",
        advertiser: "Alder & Co",
        servingID: "s-1",
        expires: 3600,
        categories: [VASTCategory(code: "IAB18", authority: "https://list.example")]
    )

    /// An ad with everything that an ad server of one's own says.
    static func ad(_ change: (inout VASTAd) -> Void = { _ in }) -> VASTAd {
        var ad = VASTAd(
            id: "a",
            adType: "video",
            system: AdSystem(name: "House & Co", version: "7"),
            impressions: ["https://t.example/1", "https://t.example/2"],
            errors: ["https://t.example/error?code=[ERRORCODE]"],
            viewable: [
                ViewableImpression(
                    id: "v",
                    viewable: ["https://t.example/viewable"],
                    notViewable: ["https://t.example/not"],
                    undetermined: ["https://t.example/unknown"]
                )
            ],
            verifications: verifications,
            creatives: [
                VASTCreative(
                    id: "c",
                    sequence: 1,
                    universalAdIDs: [UniversalAdID(value: "u-1", registry: "registry.example")],
                    linear: linear
                ),
                VASTCreative(
                    id: "d",
                    universalAdIDs: [UniversalAdID(value: "u-2")],
                    companions: companions
                ),
            ],
            pricing: Pricing(amount: 2.5, model: "CPM", currency: "USD"),
            content: .inLine(inLine)
        )
        change(&ad)
        return ad
    }

    @Test func `what is written is read back as it was`() throws {
        let wrapper = VASTAd(
            id: "w",
            system: AdSystem(name: "S"),
            impressions: ["https://t.example/w"],
            errors: ["https://t.example/e"],
            verifications: Self.ad().verifications,
            creatives: [
                VASTCreative(
                    linear: Linear(
                        tracking: [Tracking(event: .start, url: "https://t.example/s")],
                        clickTracking: ["https://t.example/c"]
                    )
                )
            ],
            content: .wrapper(
                Wrapper(
                    tagURI: "https://next.example/?a=1&b=2",
                    followsAdditionalWrappers: false,
                    allowsMultipleAds: true,
                    fallsBackOnNoAd: true
                )
            )
        )
        let document = VASTDocument(version: "4.2", ads: [Self.ad(), wrapper])
        #expect(try read(document) == document)
        let none = VASTDocument(version: "4.2", errors: ["https://t.example/none"])
        #expect(try read(none) == none)
    }

    @Test func `a plain ad is one in which lint finds nothing`() {
        let document = VASTDocument(ads: [Self.ad()])
        let findings = VASTChecker.findings(in: Data(VASTWriter.text(of: document).utf8))
        #expect(findings.map(\.message) == [])
    }

    @Test(arguments: [
        "https://t.example/?a]]>b", "]]>", "]]]]>>", "a]", "a]]", "]]>\u{301}<Error>x</Error>",
        "<![CDATA[x]]>", "&amp;&#x0;", "[ERRORCODE]", "\u{0}\u{1b}\u{ffff}", "'\"</Impression>",
    ])
    func `no URL and no text gets out of its element`(text: String) throws {
        let ad = Self.ad { ad in
            ad.impressions = ["https://t.example/\(text)"]
            ad.errors = []
            ad.id = text
            ad.content = .inLine(InLine(title: text, servingID: "s"))
        }
        let again = try read(VASTDocument(ads: [ad])).ads
        let clean = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    "\u{0}\u{1b}\u{ffff}".unicodeScalars.contains($0) ? "\u{fffd}" : $0
                }
            )
        )
        #expect(again.count == 1 && again[0].impressions == ["https://t.example/\(clean)"])
        #expect(again[0].id == clean && again[0].errors.isEmpty)
        guard case .inLine(let inLine) = again[0].content else {
            Issue.record("an ad of another kind")
            return
        }
        #expect(inLine.title == clean)
    }

    @Test(arguments: [
        (TimeOffset.seconds(5), "00:00:05.000"), (.seconds(3725.5), "01:02:05.500"),
        (.percent(25), "25%"), (.percent(33.3), "33.3%"), (.percent(0.00001), "0%"),
        (.percent(400), "100%"),
    ])
    func `a skip offset is written as VAST writes times`(offset: TimeOffset, text: String) {
        let ad = Self.ad { $0.creatives[0].linear?.skipOffset = offset }
        #expect(
            VASTWriter.text(of: VASTDocument(ads: [ad])).contains("<Linear skipoffset=\"\(text)\">")
        )
    }

    @Test(arguments: [
        (0.0, "0"), (2.5, "2.5"), (1e-7, "0"), (-1.25, "-1.25"), (1234.0625, "1234.063"),
        (.infinity, "0"), (.nan, "0"), (1e300, "0"),
    ])
    func `a price has no exponent`(amount: Double, text: String) {
        let ad = Self.ad { $0.pricing?.amount = amount }
        #expect(VASTWriter.text(of: VASTDocument(ads: [ad])).contains(">\(text)</Pricing>"))
    }
}
