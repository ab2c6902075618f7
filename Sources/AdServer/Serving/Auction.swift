import OpenRTB

/// Answers bid requests: reads, checks, chooses, and writes down what it sold.
struct Auction {
    let offers: Offers
    let addresses: Addresses
    let ledger: Ledger
    let world: ServerWorld

    /// A request that is wrong costs its sender one sentence; one that nothing is sold for, a 204.
    func answer(_ body: [UInt8]) throws(StorageError) -> HTTPResponse {
        let request: BidRequest
        let wanted: [Wanted]
        do throws(Refusal) {
            request = try read(body)
            wanted = try request.imp.indices.map { index throws(Refusal) in
                try self.wanted(request, index)
            }
        } catch {
            return .error(400, error.sentence)
        }
        var bids: [Bid] = []
        var reasons: [String] = []
        let blocked = BlockedDomains(request.badv)
        for one in wanted {
            switch try sell(one, request, blocked, room: Self.bidLimit - bids.count) {
            case .bids(let sold): bids += sold
            case .none(let reason): reasons.append("\(one.unit.id): \(reason)")
            }
        }
        var response = bids.isEmpty ? nothing(request, wanted) : respond(to: request, bids)
        if bids.isEmpty { response.remark = reasons.joined(separator: "; ") }
        return response
    }

    /// What a small request may ask for must not make a giant answer.
    private static let impressionLimit = 20
    private static let assetLimit = 50
    /// Each is answered by a document of a dozen signed URLs.
    private static let videoLimit = 2
    private static let bidLimit = 50

    private struct Refusal: Error {
        let sentence: String
    }

    /// An impression whose unit is known.
    private struct Wanted {
        let imp: Imp
        let native: NativeRequest
        let unit: AdUnit
    }

    private enum Sale {
        case bids([Bid])
        /// Why there is none, for the log.
        case none(String)
    }

    private func read(_ body: [UInt8]) throws(Refusal) -> BidRequest {
        guard !body.isEmpty else {
            throw Refusal(sentence: "the body must be a JSON bid request, it is empty")
        }
        let read: Read<BidRequest>
        do throws(ReadingError) {
            read = try BidRequest.read(body)
        } catch {
            throw Refusal(sentence: error.description)
        }
        try checkFloors(read.dropped)
        let request = read.value
        try checkLength(request.id, "id")
        // Reading takes a missing id for an empty one; its sender wants to know which.
        if request.id.isEmpty, (try? JSONValue.read(body))?["id"] == nil {
            throw Refusal(sentence: "id is missing")
        }
        if let problem = request.problems().first { throw Refusal(sentence: problem.sentence) }
        for (index, imp) in request.imp.enumerated() { try checkLength(imp.id, "imp[\(index)].id") }
        guard request.imp.count <= Self.impressionLimit else {
            throw Refusal(
                sentence: "imp must not hold more than \(Self.impressionLimit) impressions"
            )
        }
        return request
    }

    /// A floor that cannot be read must not be taken for none: that would sell below it.
    private func checkFloors(_ dropped: [Note]) throws(Refusal) {
        for note in dropped {
            let steps = note.path.split(separator: "/")
            guard steps.count == 3, steps[0] == "imp", steps[2] == "bidfloor" else { continue }
            throw Refusal(sentence: "imp[\(steps[1])].bidfloor \(note.reason)")
        }
    }

    /// Ids are repeated in each bid, so that long ones would multiply.
    private func checkLength(_ id: String, _ field: String) throws(Refusal) {
        guard id.utf8.count <= 255 else {
            throw Refusal(sentence: "\(field) must not be longer than 255 bytes")
        }
    }

    private func wanted(_ request: BidRequest, _ index: Int) throws(Refusal) -> Wanted {
        let imp = request.imp[index]
        guard let native = imp.native?.request else {
            throw Refusal(
                sentence: "imp[\(index)].native is missing: only native ads are sold here"
            )
        }
        guard native.assets.count <= Self.assetLimit else {
            throw Refusal(
                sentence: "imp[\(index)].native.request.assets must not hold more than "
                    + "\(Self.assetLimit) assets"
            )
        }
        guard native.assets.count(where: Self.isVideo) <= Self.videoLimit else {
            throw Refusal(
                sentence: "imp[\(index)].native.request.assets must not hold more than "
                    + "\(Self.videoLimit) videos"
            )
        }
        guard let id = imp.tagid, !id.isEmpty else {
            throw Refusal(sentence: "imp[\(index)].tagid is missing: it names the ad unit")
        }
        guard let unit = offers.catalog.units[id] else {
            let shown = id.count > 100 ? id.prefix(100) + "…" : id
            throw Refusal(
                sentence:
                    "imp[\(index)].tagid names \"\(shown)\", which is no ad unit of this server"
            )
        }
        return Wanted(imp: imp, native: native, unit: unit)
    }

    private static func isVideo(_ asset: AssetRequest) -> Bool {
        guard case .video = asset.content else { return false }
        return true
    }

    private func sell(
        _ wanted: Wanted,
        _ request: BidRequest,
        _ blocked: BlockedDomains,
        room: Int
    ) throws(StorageError) -> Sale {
        try ledger.countRequest(unit: wanted.unit.id)
        // The client would refuse what it could only fetch in the clear.
        guard wanted.imp.secure != 1 || addresses.isSecure else {
            return .none("the request is secure, the server's base URL is not")
        }
        let now = world.now()
        let candidates = offers.candidates(for: wanted.unit)
        let placement = Placement(wanted.imp, wanted.native, of: request, blocked: blocked)
        let chosen = Decision.choose(from: candidates, for: placement, at: now)
        guard !chosen.isEmpty else {
            let reason = offers.reasonForNone(in: wanted.unit)
            return .none(reason ?? NoFill.reason(candidates, for: placement, at: now))
        }
        let making = BidMaking(
            addresses: addresses,
            auction: request.id,
            imp: wanted.imp,
            native: wanted.native,
            transaction: request.source?.tid.flatMap { $0.utf8.count <= 255 ? $0 : nil },
            contentInfo: BidMaking.contentInfo(of: wanted.imp),
            unit: wanted.unit,
            instant: now
        )
        var bids: [Bid] = []
        for candidate in chosen.prefix(room) {
            bids.append(making.bid(newID(), for: candidate))
            try ledger.countFill(
                unit: wanted.unit.id,
                campaign: candidate.campaign.id,
                creative: candidate.creative.id
            )
        }
        return .bids(bids)
    }

    /// Two servers' reports are added up, so ids must differ everywhere, not only here.
    private func newID() -> String {
        Hexadecimal.text(world.random(12))
    }

    private func respond(to request: BidRequest, _ bids: [Bid]) -> HTTPResponse {
        let response = BidResponse(id: request.id, cur: "USD", seatbid: [SeatBid(bid: bids)])
        return versioned(.json(200, response.json))
    }

    /// Where a unit forbids backfill, the client must be told so; a 204 could not.
    private func nothing(_ request: BidRequest, _ wanted: [Wanted]) -> HTTPResponse {
        guard !wanted.allSatisfy(\.unit.backfill) else { return versioned(HTTPResponse(204)) }
        let response = BidResponse(id: request.id, ext: ["ona": ["backfill": false]])
        return versioned(.json(200, response.json))
    }

    private func versioned(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers.append(("x-openrtb-version", "2.6"))
        return response
    }
}
