import OpenRTB

/// Makes a `Creative` of a bid's markup, whose assets were joined with the request by their ids.
struct CreativeReader: Sendable {
    let bid: Bid
    let macros: Macros
    let request: NativeRequest?
    /// The custom formats that were asked for, by their ids.
    let formats: Set<String>

    /// When the seller wants the impression to count, where it says.
    var impression: ImpressionRule?
    /// What was left out of the markup so far; paths start at the native object.
    private(set) var dropped: [Note] = []

    init(bid: Bid, macros: Macros, request: NativeRequest?, formats: Set<String> = []) {
        self.bid = bid
        self.macros = macros
        self.request = request
        self.formats = formats
    }

    /// The ad's parts; throws where one is missing that the request requires.
    mutating func creative(from read: Read<NativeMarkup>) throws(ReadingError) -> Creative {
        let markup = read.value
        dropped = read.dropped
        var creative = Creative(bidID: bid.id, impID: bid.impid)
        creative.creativeID = bid.crid
        creative.campaignID = bid.cid
        creative.markup = markup.received.object
        takeExtensions(into: &creative)
        try take(markup.assets, at: markup.assetPlaces, into: &creative)
        creative.html = html()
        creative.link = markup.link.flatMap { link($0, at: "/link") }
        creative.trackers = trackers(of: markup)
        for (name, value) in bid.ext["ona"]?["extra"]?.object ?? [:] {
            creative.extra[name] = value.string.flatMap(Self.shown)
        }
        if let privacy = markup.privacy {
            creative.privacy = AdURL.web(macros.expand(privacy))
            if creative.privacy == nil { drop("/privacy", "is no page that can be opened") }
        }
        // A badge without a page behind it would explain nothing.
        creative.showsAdChoices =
            creative.privacy != nil && bid.ext["ona"]?["adchoices"]?.bool != false
        creative.transparency = bid.dsa
        creative.ext = markup.ext
        creative.dropped = dropped
        return creative
    }

    private mutating func take(
        _ assets: [NativeAsset],
        at places: ListPlaces,
        into creative: inout Creative
    ) throws(ReadingError) {
        var answered: Set<Int> = []
        for (index, asset) in assets.enumerated() {
            let path = "/assets" + places.step(to: index)
            guard let role = place(asset, at: path, in: &creative) else { continue }
            if let id = asset.id { answered.insert(id) }
            if let own = asset.link, let link = link(own, at: path + "/link") {
                creative.assetLinks[role] = link
            }
        }
        // The parts of a custom format stand for the assets.
        guard creative.format == nil else { return }
        // An asset may be there and still be of no use: empty, or at no web address.
        let missing = request?.assets.first { $0.required && !answered.contains($0.id) }
        guard let missing else { return }
        let name = bid.id.isEmpty ? "ad" : "bid \"\(bid.id)\""
        throw ReadingError(
            path: "/assets",
            sentence: "The \(name) lacks the required asset \(missing.id)."
        )
    }

    mutating func drop(_ path: String, _ reason: String) {
        dropped.append(Note(path: path, reason: reason, outcome: .dropped))
    }

    /// The text to be shown; `nil` where nothing of it could be seen.
    static func shown(_ text: String) -> String? {
        var room = longestText
        let shown = DisplayText.cleaned(text).prefix { character in
            room -= character.utf8.count
            return room >= 0
        }
        return shown.allSatisfy(\.isWhitespace) ? nil : String(shown)
    }

    /// In bytes of UTF-8: many screens full, and laid out before a person notices.
    private static let longestText = 10_000
}
