import Foundation
package import OpenRTB

/// Makes what can be shown out of a bid response; what cannot is left out with a reason.
package struct OfferReader: Sendable {
    /// What became of one bid.
    package struct Reading: Sendable {
        /// What can be shown, or why nothing can; the error's path starts at the bid.
        package var offer: Result<Offer, ReadingError>
        /// What was left out of the markup; paths start at the native object.
        package var dropped: [Note]
    }

    let request: BidRequest
    let source: AdSource
    let keepsDuplicates: Bool

    package init(request: BidRequest, source: AdSource, keepsDuplicates: Bool = false) {
        self.request = request
        self.source = source
        self.keepsDuplicates = keepsDuplicates
    }

    /// The bids that can be shown, the dearest first and each creative once.
    func offers(in read: Read<BidResponse>) -> Offers {
        var answer = Offers(
            notes: read.notes,
            allowsBackfill: read.value.ext["ona"]?["backfill"] != false
        )
        for (seat, seatbid) in read.value.seatbid.enumerated() {
            for (index, bid) in seatbid.bid.enumerated() {
                let path = "/seatbid/\(seat)/bid/\(index)"
                do throws(ReadingError) {
                    let offer = try reading(of: bid, from: seatbid, in: read.value).offer.get()
                    answer.offers.append(offer)
                    answer.notes += offer.notices.dropped.map { note in
                        Note(path: path + note.path, reason: note.reason, outcome: note.outcome)
                    }
                } catch {
                    answer.notes.append(
                        Note(path: path + error.path, reason: error.sentence, outcome: .dropped)
                    )
                }
            }
        }
        // Equal prices keep the order of the response.
        answer.offers = answer.offers.enumerated()
            .sorted { ($1.element.price, $0.offset) < ($0.element.price, $1.offset) }
            .map(\.element)
        if !keepsDuplicates { dropDuplicates(from: &answer) }
        return answer
    }

    /// What becomes of `bid`; `adjust` may say more of its parts than its markup does.
    package func reading(
        of bid: Bid,
        from seat: SeatBid,
        in response: BidResponse,
        adjusting adjust: (inout NativeMarkup) -> Void = { _ in }
    ) -> Reading {
        var dropped: [Note] = []
        do throws(ReadingError) {
            let imp = try impression(for: bid)
            try checkTransparency(of: bid)
            let read = try bid.nativeMarkup(for: imp.native?.request)
            dropped = read.dropped
            var markup = read.value
            adjust(&markup)
            var reader = CreativeReader(
                bid: bid,
                macros: Macros(bid, of: seat, in: response),
                request: imp.native?.request,
                formats: imp.customFormats
            )
            defer { dropped = reader.dropped }
            var creative = try reader.creative(from: Read(markup, notes: read.notes))
            creative.facts.take(bid, of: seat, in: response)
            let offer = offer(bid, creative, reader, asked: imp.native?.request)
            return Reading(offer: .success(offer), dropped: reader.dropped)
        } catch {
            return Reading(offer: .failure(error), dropped: dropped)
        }
    }

    private func impression(for bid: Bid) throws(ReadingError) -> Imp {
        guard let imp = request.imp.first(where: { $0.id == bid.impid }) else {
            throw ReadingError(
                path: "/impid",
                sentence: "The bid answers the impression \"\(bid.impid)\", which was not asked."
            )
        }
        return imp
    }

    private func checkTransparency(of bid: Bid) throws(ReadingError) {
        guard let fault = request.regs?.dsa?.fault(of: bid.dsa) else { return }
        throw ReadingError(path: "/ext/dsa", sentence: fault)
    }

    private func offer(
        _ bid: Bid,
        _ creative: Creative,
        _ reader: CreativeReader,
        asked: NativeRequest?
    ) -> Offer {
        let own = bid.ext["ona"]
        // An ad of a custom format is made of its own parts.
        let asked = creative.format == nil ? asked : nil
        return Offer(
            creative: creative,
            price: bid.price.isFinite ? bid.price : 0,
            source: source(as: own?["source"]?.string),
            life: bid.exp.flatMap { $0 > 0 ? TimeInterval($0) : nil },
            notices: SellerNotices(of: bid, macros: reader.macros),
            browser: own?["browser"]?.string.flatMap(Browser.init(rawValue:)),
            requiresMain: asked?.requiresMain == true && creative.main != nil,
            requiresVideo: asked?.requiresVideo == true && creative.vast != nil,
            campaign: CappedCampaign(of: bid, answering: self.source),
            impression: reader.impression
        )
    }

    /// A direct source may say that it passed the request on; a backfill sells nothing direct.
    private func source(as told: String?) -> AdSource {
        guard source == .direct else { return source }
        return told.flatMap(AdSource.init(rawValue:)) ?? source
    }

    /// A bid without a creative's id is a repeat where all of it is, its own id included.
    private func dropDuplicates(from answer: inout Offers) {
        // Two places may show the same; a person who is shown it twice in one does mind.
        var ids: Set<[String]> = []
        var nameless: Set<Creative> = []
        var repeats: [Note] = []
        answer.offers.removeAll { offer in
            let creative = offer.creative
            let isNew =
                creative.creativeID.map { ids.insert([creative.impID, $0]).inserted }
                ?? nameless.insert(creative).inserted
            guard !isNew else { return false }
            let name = creative.creativeID.map { " \"\($0)\"" } ?? ""
            let reason = "Bid \"\(creative.bidID)\" shows creative\(name) again."
            repeats.append(Note(path: "", reason: reason, outcome: .dropped))
            return true
        }
        answer.notes += repeats
    }
}

extension BidFacts {
    fileprivate mutating func take(_ bid: Bid, of seat: SeatBid, in response: BidResponse) {
        price = bid.price.isFinite ? bid.price : 0
        currency = response.cur
        auctionID = response.id
        self.seat = seat.seat
        dealID = bid.dealid
        domains = bid.adomain
    }
}

extension Imp {
    /// The custom formats that it takes beside ordinary ads (`ext.ona.formats`).
    fileprivate var customFormats: Set<String> {
        Set((ext["ona"]?["formats"]?.array ?? []).compactMap(\.string))
    }
}

extension NativeRequest {
    /// Whether an ad without a main picture is worth nothing to the app.
    fileprivate var requiresMain: Bool {
        assets.contains { asset in
            guard asset.required, case .image(let image) = asset.content else { return false }
            return image.type == .main
        }
    }

    /// Whether an ad without its video is worth nothing to the app.
    fileprivate var requiresVideo: Bool {
        assets.contains { asset in
            guard asset.required, case .video = asset.content else { return false }
            return true
        }
    }
}
