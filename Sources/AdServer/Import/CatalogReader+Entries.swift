import OpenRTB

// One function a kind of entry: what its members are, and what they default to.
extension CatalogReader {
    mutating func readUnit(_ value: JSONValue, at path: String) {
        var entry = EntryReader(value, at: path)
        let id = entry.id()
        if existing.units[id]?.isTest == true {
            entry.fail("id", "is \"\(id)\", a test unit, which is ours")
        }
        var unit = AdUnit(id: id, name: entry.text("name") ?? id)
        if entry.value("assets") != nil {
            unit.assets = entry.list("assets").compactMap { path, value in
                let asset = value.string.flatMap(CreativeAsset.init)
                if asset == nil {
                    let names = CreativeAsset.allCases.map(\.rawValue).joined(separator: ", ")
                    problems.append(CatalogProblem(path, "must be one of \(names)"))
                }
                return asset
            }
        }
        unit.extra = texts("extra", in: &entry)
        unit.assembly = entry.value("assembly").map { _ in texts("assembly", in: &entry) }
        unit.formats = entry.value("formats").map { _ in texts("formats", in: &entry) }
        unit.showsProfile = entry.flag("showsProfile", default: true)
        unit.backfill = entry.flag("backfill", default: true)
        unit.isEmpty = entry.flag("empty", default: false)
        problems += entry.finished()
        change.units.append(unit)
    }

    mutating func readAdvertiser(_ value: JSONValue, at path: String) {
        var entry = EntryReader(value, at: path)
        let id = entry.id()
        var advertiser = Advertiser(id: id, name: entry.text("name") ?? id)
        if id == TestCatalog.advertiser {
            entry.fail("id", "is \"\(id)\", the test units' advertiser, which is ours")
        }
        advertiser.domain = entry.domain("domain")
        if let value = entry.value("profile") {
            var inner = EntryReader(value, at: entry.place("profile"))
            var profile = Advertiser.Profile()
            profile.name = inner.text("name")
            profile.logo = pictureName("logo", in: &inner)
            profile.link = inner.address("link")
            entry.adopt(inner.finished())
            advertiser.profile = profile
        }
        advertiser.url = entry.address("url")
        advertiser.tags = tags(in: &entry)
        advertiser.member = entry.whole("member", in: 1...2_147_483_647)
        problems += entry.finished()
        change.advertisers.append(advertiser)
    }

    mutating func readCampaign(_ value: JSONValue, at path: String) {
        var entry = EntryReader(value, at: path)
        let id = entry.id()
        if TestCatalog.campaigns.contains(id) {
            entry.fail("id", "is \"\(id)\", the test units' campaign, which is ours")
        }
        let owner = entry.id("advertiser")
        if !owner.isEmpty, advertiser(owner) == nil {
            entry.fail("advertiser", "names \"\(owner)\", which is no advertiser")
        }
        var campaign = Campaign(id: id, advertiser: owner, name: entry.text("name") ?? id)
        campaign.units = entry.value("units") == nil ? nil : unitIDs(in: &entry)
        campaign.start = entry.instant("start")
        campaign.end = entry.instant("end")
        if let start = campaign.start, let end = campaign.end, end <= start {
            entry.fail("end", "must be later than start")
        }
        campaign.price = entry.number("price", in: 0...100_000) ?? 0
        campaign.priority = entry.whole("priority", in: 1...16) ?? campaign.priority
        campaign.source = entry.choice("source", default: .direct)
        campaign.browser = entry.choice("browser")
        campaign.privacy = entry.address("privacy")
        campaign.adChoices = entry.flag("adChoices", default: false)
        if campaign.adChoices, campaign.privacy == nil {
            entry.fail("privacy", "is missing: it is the page that AdChoices opens")
        }
        campaign.caps = readCaps(in: &entry)
        campaign.mute = muteReasons(in: &entry)
        campaign.viewable = entry.value("viewable").map { _ in
            entry.flag("viewable", default: false)
        }
        let creatives = entry.list("creatives")
        problems += entry.finished()
        change.campaigns.append(campaign)
        let demands = demands(of: campaign.units ?? [])
        for (path, value) in creatives { readCreative(value, at: path, of: campaign, demands) }
    }

    /// What some of `units` insist on, each with the first unit that does.
    private func demands(of units: [String]) -> [(asset: CreativeAsset, unit: String)] {
        let all = units.compactMap(unit).flatMap { unit in unit.assets.map { ($0, unit.id) } }
        let first = Dictionary(all) { first, _ in first }
        return CreativeAsset.allCases.compactMap { asset in first[asset].map { (asset, $0) } }
    }

    private mutating func readCreative(
        _ value: JSONValue,
        at path: String,
        of campaign: Campaign,
        _ demands: [(asset: CreativeAsset, unit: String)]
    ) {
        var entry = EntryReader(value, at: path)
        let id = entry.id()
        if let other = existing.creatives[id]?.campaign, other != campaign.id {
            entry.fail("id", "is \"\(id)\", which belongs to the campaign \"\(other)\"")
        }
        let headline = entry.text("headline", isRequired: true) ?? ""
        let landing =
            entry.address("landing", isRequired: true, fault: WebAddress.landingFault) ?? ""
        var creative = Creative(id: id, campaign: campaign.id, headline: headline, landing: landing)
        for text in Creative.Text.allCases { creative.texts[text] = entry.text(text.rawValue) }
        creative.rating = entry.number("rating", in: 0...5)
        creative.icon = pictureName("icon", in: &entry)
        creative.main = pictureName("main", in: &entry)
        creative.cover = pictureName("cover", in: &entry)
        readVideo(of: &creative, in: &entry)
        creative.fallback = entry.address("fallback")
        creative.clickTrackers = entry.list("clickTrackers", atMost: 20).compactMap { path, value in
            let text = value.string.map(TextCleaning.address)
            guard let text, WebAddress.fault(text) == nil else {
                problems.append(CatalogProblem(path, "must be an http or https URL"))
                return nil
            }
            return text
        }
        readExtra(of: &creative, in: &entry)
        readAssembly(of: &creative, in: &entry)
        creative.format = customFormat(in: &entry, of: campaign)
        for (asset, unit) in demands
        where creative.format == nil && !creative.has(asset) && entry.value(asset.rawValue) == nil {
            entry.fail(asset.rawValue, "is missing: the unit \"\(unit)\" requires it")
        }
        problems += entry.finished()
        change.creatives.append(creative)
    }

    private mutating func readVideo(of creative: inout Creative, in entry: inout EntryReader) {
        let video = self.video("video", in: &entry)
        creative.video = video?.name
        creative.skipAfter = entry.number("skipAfter", in: 0...3600)
        guard let skipAfter = creative.skipAfter else { return }
        if entry.value("video") == nil {
            entry.fail("skipAfter", "is there without a video, which is what it would skip")
        } else if let video, skipAfter >= video.duration {
            let end = JSONNumber(video.duration)?.text ?? ""
            entry.fail("skipAfter", "must be less than the \(end) seconds that the video plays")
        }
    }

    private mutating func readExtra(of creative: inout Creative, in entry: inout EntryReader) {
        if let value = entry.value("extra") {
            var inner = EntryReader(value, at: entry.place("extra"))
            for key in value.object?.keys ?? [] { creative.extra[key] = inner.text(key) }
            entry.adopt(inner.finished())
        }
        creative.tags = tags(in: &entry) ?? creative.tags
    }

    private mutating func readCaps(in entry: inout EntryReader) -> [Campaign.Cap] {
        entry.list("caps", atMost: 20).map { path, value in
            var inner = EntryReader(value, at: path)
            let cap = Campaign.Cap(
                event: inner.choice("event", default: .impression),
                limit: inner.whole("limit", in: 1...1_000_000) ?? 0,
                seconds: inner.whole("seconds", in: 1...100_000_000) ?? 0
            )
            if cap.limit == 0, inner.value("limit") == nil { inner.fail("limit", "is missing") }
            if cap.seconds == 0, inner.value("seconds") == nil {
                inner.fail("seconds", "is missing")
            }
            problems += inner.finished()
            return cap
        }
    }

    private mutating func unitIDs(in entry: inout EntryReader) -> [String] {
        entry.list("units").compactMap { path, value in
            guard let id = value.string, let unit = unit(id), !unit.isTest else {
                let asked = value.string.map { "\"\($0)\"" } ?? "something"
                problems.append(CatalogProblem(path, "names \(asked), which is no unit of yours"))
                return nil
            }
            return id
        }
    }

    mutating func texts(_ key: String, in entry: inout EntryReader) -> [String] {
        entry.list(key, atMost: 100).compactMap { path, value in
            if value.string == nil { problems.append(CatalogProblem(path, "must be a text")) }
            return value.string
        }
    }
}
