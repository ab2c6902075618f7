import OpenRTB

extension CapKeeper {
    /// Whether an ad of the offer may be shown once more, as far as its campaign is capped.
    func allows(_ offer: Offer) -> Bool { offer.campaign.map(allows) ?? true }

    /// The offers that are not at their cap, and a note for each that is.
    func admit(_ offers: [Offer]) -> (offers: [Offer], notes: [Note]) {
        var notes: [Note] = []
        let admitted = offers.filter { offer in
            guard let campaign = offer.campaign, !allows(campaign) else { return true }
            let id = offer.creative.bidID
            notes.append(
                Note(
                    path: "",
                    reason: "Bid \"\(id)\" is of the campaign \"\(campaign.name.id)\", "
                        + "which is at its cap.",
                    outcome: .dropped
                )
            )
            return false
        }
        return (admitted, notes)
    }
}
