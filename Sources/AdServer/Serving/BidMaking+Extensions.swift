import OpenRTB

// What the standards lack, as `ext.ona` of a bid; a member that has nothing to say is left out.
extension BidMaking {
    /// `mute` is where a person's wish not to see the ad is told.
    func extensions(for candidate: Candidate, mute: String) -> JSONValue {
        let (campaign, creative) = (candidate.campaign, candidate.creative)
        var ona: JSONObject = [
            "unit": .string(unit.id), "campaign": .string(campaign.id),
            "creative": .string(creative.id), "source": .string(campaign.source.rawValue),
            "adchoices": .bool(campaign.adChoices),
        ]
        ona["browser"] = campaign.browser.map { .string($0.rawValue) }
        ona["extra"] = Self.object(creative.extra, in: unit.extra)
        ona["assembly"] = Self.object(Self.assembly(of: candidate), in: unit.assembly ?? [])
        ona["tags"] = Self.document(creative.tags)
        if unit.showsProfile { ona["profile"] = profile(of: candidate.advertiser) }
        if !campaign.caps.isEmpty { ona["caps"] = .array(campaign.caps.map(cap)) }
        ona["cover"] = candidate.cover.map { .string(addresses.pictures + $0.name) }
        ona["format"] = format(of: candidate)
        addCampaign(of: candidate, mute: mute, to: &ona)
        ona["tx"] = transaction.map(JSONValue.string)
        ona["contentInfo"] = contentInfo
        return .object(ona)
    }

    private func addCampaign(of candidate: Candidate, mute: String, to ona: inout JSONObject) {
        let (campaign, advertiser) = (candidate.campaign, candidate.advertiser)
        ona["advertiserUrl"] = advertiser.url.map(JSONValue.string)
        ona["accountTags"] = advertiser.tags.flatMap(Self.document)
        ona["member"] = advertiser.member.map { JSONValue($0) }
        ona["campaignStart"] = campaign.start.map { JSONValue(Int($0)) }
        ona["campaignEnd"] = campaign.end.map { JSONValue(Int($0)) }
        if campaign.viewable == true { ona["viewable"] = true }
        if let reasons = campaign.mute {
            ona["mute"] = [
                "reasons": .array(reasons.map(JSONValue.string)),
                "url": .string(mute + "?reason=[REASON]"),
            ]
        }
    }

    /// Told back as it was asked, for the app to know which of its places an ad belongs to.
    ///
    /// Worked out once for all bids of an impression: to write a long one costs more than a bid.
    static func contentInfo(of imp: Imp) -> JSONValue? {
        guard let info = imp.ext["ona"]?["contentInfo"], info.object != nil,
            info.text().utf8.count <= 2000
        else { return nil }
        return info
    }

    /// The members that a unit takes, in the order in which it names them.
    private static func object(_ texts: [String: String], in names: [String]) -> JSONValue? {
        let members = names.compactMap { name in
            texts[name].map { (name, JSONValue.string($0)) }
        }
        return members.isEmpty ? nil : .object(JSONObject(members))
    }

    /// A JSON object of the catalog; nil where there is nothing in it.
    private static func document(_ text: String) -> JSONValue? {
        guard let value = try? JSONValue.read(text), value.object?.isEmpty == false else {
            return nil
        }
        return value
    }

    /// The fields of a creative by the names that Native Assembly has for them, and its own.
    private static func assembly(of candidate: Candidate) -> [String: String] {
        let creative = candidate.creative
        var fields = creative.assembly ?? [:]
        for (name, text) in assemblyTexts { fields[name] = creative.texts[text] }
        fields["title"] = creative.headline
        fields["sponsored"] = creative.texts[.advertiser] ?? candidate.advertiser.name
        fields["rating"] = creative.ratingText
        return fields
    }

    private static let assemblyTexts: [String: Creative.Text] = [
        "desc": .body, "desc2": .body2, "ctatext": .callToAction, "likes": .likes,
        "downloads": .downloads, "price": .price, "saleprice": .salePrice, "phone": .phone,
        "address": .address, "displayurl": .displayURL,
    ]

    /// Names that are made of a creative's ordinary members, so that none of its own may have them.
    static let assemblyNames = Set(assemblyTexts.keys).union(["title", "sponsored", "rating"])

    private func format(of candidate: Candidate) -> JSONValue? {
        guard let format = candidate.creative.format else { return nil }
        var fields = format.texts.mapValues(JSONValue.string)
        for (name, picture) in candidate.formatPictures {
            fields[name] = [
                "url": .string(addresses.pictures + picture.name),
                "w": JSONValue(picture.width), "h": JSONValue(picture.height),
            ]
        }
        let members = fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return ["id": .string(format.id), "fields": .object(JSONObject(members))]
    }

    private func profile(of advertiser: Advertiser) -> JSONValue? {
        guard let profile = advertiser.profile else { return nil }
        var object: JSONObject = ["name": .string(profile.name ?? advertiser.name)]
        object["logo"] = profile.logo.map { .string(addresses.pictures + $0) }
        object["link"] = profile.link.map(JSONValue.string)
        return .object(object)
    }

    private func cap(_ cap: Campaign.Cap) -> JSONValue {
        [
            "event": .string(cap.event.rawValue), "limit": JSONValue(cap.limit),
            "seconds": JSONValue(cap.seconds),
        ]
    }
}
