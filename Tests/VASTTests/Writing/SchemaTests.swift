import Foundation
import Testing

@testable import VAST

/// The structure of `vast_4.2.xsd`, written down here from the schema: which elements there are, in which
/// order, how many, and which attributes each has to have.
struct SchemaTests {
    /// One element in a sequence, and how often it may stand there.
    private struct Part {
        let name: String
        let count: ClosedRange<Int>

        /// `Name`, `Name?`, `Name*` or `Name+`.
        init(_ text: Substring) {
            name =
                text.last.map { "?*+".contains($0) } == true
                ? String(text.dropLast()) : String(text)
            count =
                switch text.last {
                case "?": 0...1
                case "*": 0...(.max)
                case "+": 1...(.max)
                default: 1...1
                }
        }
    }

    private static let tracked =
        "AdSystem Error* Extensions? Impression+ Pricing? ViewableImpression?"
    private static let drawn = "HTMLResource* IFrameResource* StaticResource*"

    /// By the name of the element, or of the element in its parent where the schema has two types.
    private static let sequences: [String: String] = [
        "VAST": "Ad*",
        "InLine": tracked
            + " AdServingId AdTitle AdVerifications? Advertiser? Category* Creatives Description?"
            + " Expires? Survey*",
        "Wrapper": tracked + " AdVerifications? BlockedAdCategories* Creatives? VASTAdTagURI",
        "ViewableImpression": "Viewable* NotViewable* ViewUndetermined*",
        "AdVerifications": "Verification*",
        "Verification":
            "ExecutableResource* JavaScriptResource* TrackingEvents? VerificationParameters?",
        "Creatives": "Creative+",
        "Linear":
            "Icons? TrackingEvents? AdParameters? Duration MediaFiles VideoClicks?",
        "Icons": "Icon+",
        "Icon": drawn + " IconClicks? IconViewTracking*",
        "IconClicks": "IconClickFallbackImages? IconClickThrough? IconClickTracking*",
        "TrackingEvents": "Tracking*",
        "MediaFiles": "ClosedCaptionFiles? MediaFile+ Mezzanine* InteractiveCreativeFile*",
        "VideoClicks": "ClickTracking* CustomClick* ClickThrough?",
        "CompanionAds": "Companion*",
        "Companion": drawn
            + " AdParameters? AltText? CompanionClickThrough? CompanionClickTracking*"
            + " CreativeExtensions? TrackingEvents?",
    ]

    private static let attributes: [String: [String]] = [
        "VAST": ["version"], "Pricing": ["model", "currency"], "Category": ["authority"],
        "UniversalAdId": ["idRegistry"], "Tracking": ["event"],
        "MediaFile": ["delivery", "type", "width", "height"],
        "Companion": ["width", "height"], "StaticResource": ["creativeType"],
        "CompanionClickTracking": ["id"],
    ]

    /// Whether a text is what `skipoffset` and `offset` may be: `00:00:05`, `00:00:05.250` or `25%`.
    private static func isOffset(_ text: String) -> Bool {
        switch VASTTime.offset(text) {
        case .percent(let percent): percent < 200
        case .seconds: text.contains(":") && (text.count == 8 || text.count == 12)
        case nil: false
        }
    }

    /// What the schema objects to.
    private func objections(to text: String) throws -> [String] {
        let root = try VASTSource(Data(text.utf8), limits: .default).root
        var found: [String] = []
        if root.attributes["xmlns"] != "http://www.iab.com/VAST" {
            found.append("another namespace")
        }
        check(root, &found)
        return found
    }

    private func check(_ element: VASTNode, _ found: inout [String]) {
        let (name, children) = (element.name, element.children)
        for attribute in Self.attributes[name] ?? [] where element.attributes[attribute] == nil {
            found.append("\(name) has no \(attribute)")
        }
        for attribute in ["skipoffset", "offset"] {
            guard let value = element.attributes[attribute], name != "Icon" else { continue }
            if !Self.isOffset(value) { found.append("\(attribute) is \(value)") }
        }
        if name == "Creative" {
            // The one place where the schema wants no order.
            if children.filter({ $0.name == "UniversalAdId" }).isEmpty {
                found.append("Creative has no UniversalAdId")
            }
        } else if let sequence = Self.sequences[name] {
            var rest = children.map(\.name)[...]
            for part in sequence.split(separator: " ").map(Part.init) {
                let count = rest.prefix { $0 == part.name }.count
                if !part.count.contains(count) { found.append("\(name) has \(count) \(part.name)") }
                rest = rest.dropFirst(count)
            }
            if let stray = rest.first { found.append("\(name) has \(stray) out of place") }
        }
        for child in children { check(child, &found) }
    }

    @Test func `a full ad has the structure of the schema`() throws {
        let text = VASTWriter.text(of: VASTDocument(ads: [WriterTests.ad()]))
        #expect(try objections(to: text) == [])
    }

    @Test func `the least ad has the structure of the schema`() throws {
        let linear = Linear(
            duration: 6,
            mediaFiles: [
                MediaFile(
                    url: "https://a.example/f.mp4",
                    type: "video/mp4",
                    width: 2,
                    height: 2,
                    delivery: "progressive"
                )
            ]
        )
        let ad = VASTAd(
            system: AdSystem(name: "S"),
            impressions: ["https://a.example/i"],
            creatives: [
                VASTCreative(universalAdIDs: [UniversalAdID(value: "unknown")], linear: linear)
            ],
            content: .inLine(InLine(title: "T", servingID: "1"))
        )
        #expect(try objections(to: VASTWriter.text(of: VASTDocument(ads: [ad]))) == [])
        #expect(try objections(to: VASTWriter.text(of: VASTDocument())) == [])
    }

    @Test func `this test sees what is missing and what is out of place`() throws {
        let ad = WriterTests.ad { ad in
            ad.impressions = []
            ad.creatives[0].universalAdIDs = []
            ad.creatives[0].linear?.mediaFiles[0].delivery = nil
        }
        #expect(
            try objections(to: VASTWriter.text(of: VASTDocument(ads: [ad]))) == [
                "InLine has 0 Impression", "Creative has no UniversalAdId",
                "MediaFile has no delivery",
            ]
        )
        let swapped = VASTWriter.text(of: VASTDocument(ads: [WriterTests.ad()]))
            .replacingOccurrences(of: "<AdServingId>s-1</AdServingId>", with: "")
            .replacingOccurrences(
                of: "<Creatives>",
                with: "<AdServingId>x</AdServingId><Creatives>"
            )
        #expect(try objections(to: swapped).contains("InLine has 0 AdServingId"))
    }
}
