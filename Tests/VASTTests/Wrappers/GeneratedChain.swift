import Foundation

/// A chain of documents that is made up from a seed, and what must come of following it.
///
/// What must come is kept as the chain is made, level by level, and not read out of it again.
struct GeneratedChain {
    /// The documents by their addresses.
    private(set) var documents: [String: String] = [:]
    /// Where the answer to an address really comes from, where redirects led on.
    private(set) var redirects: [String: String] = [:]
    private(set) var impressions: [String] = []
    private(set) var errors: [String] = []
    private(set) var starts: [String] = []
    private(set) var viewable: [String] = []
    private(set) var clickTracking: [String] = []
    private(set) var clickThrough: String?
    private(set) var requests: [String] = []
    private(set) var verifications: [String] = []

    static let first = "https://ads.example/0/tag.xml"

    private var random: SeededNumbers
    private let length: Int

    /// `length` wrappers and an ad behind them, with parts that are there by chance.
    init(length: Int, seed: UInt64, end: String? = nil) {
        random = SeededNumbers(seed: seed)
        self.length = length
        var address = Self.first
        for level in 0..<length { address = addWrapper(level, at: address) }
        documents[address] = end ?? inLine()
    }

    private mutating func addWrapper(_ level: Int, at address: String) -> String {
        let (written, next) = hop(level + 1, from: address)
        var target = next
        if random.chance() {
            target = "https://moved.example/\(level + 1)/there.xml"
            redirects[next] = target
        }
        // More than five wrappers are not followed.
        if level < 5 { requests.append(next) }
        let rules = random.pick(["", #"followAdditionalWrappers="1""#, #"allowMultipleAds="true""#])
        let parts = level <= 5 ? self.parts("w\(level)") : Self.silent
        let creative =
            parts.linear.isEmpty
            ? "" : "<Creatives><Creative><Linear>\(parts.linear)</Linear></Creative></Creatives>"
        let tag = "<VASTAdTagURI><![CDATA[\(written)]]></VASTAdTagURI>"
        let inside = random.shuffled([parts.head, creative, tag]).joined()
        documents[address] =
            #"<VAST version="4.2"><Ad id="w\#(level)"><Wrapper \#(rules)>\#(inside)</Wrapper></Ad></VAST>"#
        return target
    }

    /// How a wrapper writes the next address, and what it means.
    private mutating func hop(_ number: Int, from address: String) -> (String, String) {
        let folder = address.split(separator: "/").dropLast().dropFirst().joined(separator: "/")
        let host = address.split(separator: "/")[1]
        switch random.below(5) {
        case 0: return ("next\(number).xml", "https://\(folder)/next\(number).xml")
        case 1: return ("/r\(number)/x.xml", "https://\(host)/r\(number)/x.xml")
        case 2: return ("//other.example/\(number)/y.xml", "https://other.example/\(number)/y.xml")
        case 3: return ("  ?n=\(number)\n", address.split(separator: "?")[0] + "?n=\(number)")
        default:
            return (
                "https://ads.example/\(number)/tag.xml", "https://ads.example/\(number)/tag.xml"
            )
        }
    }

    private mutating func inLine() -> String {
        let parts = length <= 5 ? self.parts("ad") : Self.silent
        return """
            <VAST version="4.2"><Ad><InLine><AdTitle>ad</AdTitle>\(parts.head)<Creatives><Creative>
            <Linear><Duration>00:00:10</Duration>\(parts.linear)<MediaFiles>
            <MediaFile type="video/mp4"><![CDATA[https://cdn.example/v.mp4]]></MediaFile></MediaFiles>
            </Linear></Creative></Creatives></InLine></Ad></VAST>
            """
    }

    private static let silent = (head: "", linear: "")

    /// What a level brings besides its address: each part by chance.
    private mutating func parts(_ name: String) -> (head: String, linear: String) {
        var head: [String] = []
        var events = ""
        var clicks: [String] = []
        func url(_ kind: String) -> String { "https://t.example/\(kind)/\(name)" }
        func element(_ tag: String, _ url: String) -> String {
            "<\(tag)><![CDATA[\(url)]]></\(tag)>"
        }
        if random.chance() {
            impressions.append(url("i"))
            head.append(element("Impression", url("i")))
        }
        if random.chance(3, of: 4) {
            errors.append(url("e"))
            head.append(element("Error", url("e") + "?c=[ERRORCODE]"))
        }
        if random.chance() {
            viewable.append(url("v"))
            head.append("<ViewableImpression>\(element("Viewable", url("v")))</ViewableImpression>")
        }
        if random.chance() {
            verifications.append(name)
            head.append(#"<AdVerifications><Verification vendor="\#(name)"/></AdVerifications>"#)
        }
        if random.chance() {
            starts.append(url("s"))
            events =
                #"<TrackingEvents><Tracking event="start">\#(url("s"))</Tracking></TrackingEvents>"#
        }
        if random.chance() {
            clickTracking.append(url("ct"))
            clicks.append(element("ClickTracking", url("ct")))
        }
        if random.chance() {
            clickThrough = url("c")  // The one closest to the ad wins.
            clicks.append(element("ClickThrough", url("c")))
        }
        let video =
            clicks.isEmpty ? "" : "<VideoClicks>\(random.shuffled(clicks).joined())</VideoClicks>"
        return (random.shuffled(head).joined(), random.shuffled([events, video]).joined())
    }
}

/// Numbers that are the same at each run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func chance(_ part: Int = 1, of whole: Int = 2) -> Bool { below(whole) < part }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

    mutating func shuffled(_ texts: [String]) -> [String] { texts.shuffled(using: &self) }
}
