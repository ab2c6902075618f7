import OpenRTB

/// Makes the bid for a chosen ad: its markup with everything that is counted, signed.
struct BidMaking {
    let addresses: Addresses
    let auction: String
    let imp: Imp
    let native: NativeRequest
    /// The name of the transaction that the request gives, if any.
    let transaction: String?
    /// Where in the app's contents the ad will stand, as the request says it.
    let contentInfo: JSONValue?
    let unit: AdUnit
    let instant: Int64

    func bid(_ id: String, for candidate: Candidate) -> Bid {
        let (campaign, creative) = (candidate.campaign, candidate.creative)
        let markup = markup(for: candidate, bid: id)
        return Bid(
            id: id,
            impid: imp.id,
            price: campaign.price,
            adm: .string(markup.json.text()),
            adomain: candidate.advertiser.domain.map { [$0] } ?? [],
            cid: campaign.id,
            crid: creative.id,
            mtype: 4,
            ext: [
                "ona": extensions(
                    for: candidate,
                    mute: addresses.event(event(.adMuted, of: candidate, id))
                )
            ]
        )
    }

    func markup(for candidate: Candidate, bid: String) -> NativeMarkup {
        func record(_ kind: EventKind) -> EventRecord { event(kind, of: candidate, bid) }
        let assembly = Assembly(candidate, isSecure: imp.secure == 1)
        let assets = assembly.assets(for: native.assets, pictures: addresses.pictures) { video in
            let markup = VideoMarkup(
                addresses: addresses,
                candidate: candidate,
                video: video,
                record: record
            )
            return markup.vast
        }
        var markup = NativeMarkup(assets: assets)
        markup.link = link(for: candidate.creative, assembly, record(.click))
        var events: [(EventType, EventKind)] = [
            (.impression, .impression), (.viewable50, .viewable50),
        ]
        if assets.contains(where: Self.isVideo) { events.append((.video50, .video50)) }
        for (type, kind) in events where wants(type) {
            markup.eventtrackers.append(
                EventTracker(event: type, method: .image, url: addresses.event(record(kind)))
            )
        }
        // A client that does not say which events it tells knows the older list.
        if !wants(.impression) { markup.imptrackers = [addresses.event(record(.impression))] }
        markup.privacy = candidate.campaign.adChoices ? candidate.campaign.privacy : nil
        return markup
    }

    private func event(_ kind: EventKind, of candidate: Candidate, _ bid: String) -> EventRecord {
        EventRecord(
            kind: kind,
            auction: auction,
            bid: bid,
            unit: unit.id,
            campaign: candidate.campaign.id,
            creative: candidate.creative.id,
            at: instant
        )
    }

    private static func isVideo(_ asset: NativeAsset) -> Bool {
        guard case .video = asset.content else { return false }
        return true
    }

    /// A page for a browser is reached by the counting redirect; an app is opened directly, and the click told.
    private func link(for creative: Creative, _ assembly: Assembly, _ click: EventRecord) -> Link {
        let redirect = addresses.click(click)
        let trackers = [addresses.event(click)] + assembly.clickTrackers
        guard !creative.isWebLanding else { return Link(url: redirect, clicktrackers: trackers) }
        return Link(
            url: creative.landing,
            fallback: creative.fallback.map { _ in redirect },
            clicktrackers: trackers
        )
    }

    private func wants(_ event: EventType) -> Bool {
        native.eventtrackers.contains { $0.event == event && $0.methods.contains(.image) }
    }
}
