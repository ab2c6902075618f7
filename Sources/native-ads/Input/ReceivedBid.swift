import OpenRTB

/// A place in the list of bids, with the bid or why it cannot be read.
enum ReceivedBid {
    case bid(Bid, of: SeatBid)
    case unreadable(reason: String)

    /// Every bid of the response `json`, in its order, of which `read` has those that could be read.
    static func all(of read: Read<BidResponse>, in json: JSONValue) -> [ReceivedBid] {
        let reasons = Dictionary(read.dropped.map { ($0.path, $0.reason) }) { $1 }
        var seats = read.value.seatbid[...]
        var all: [ReceivedBid] = []
        for (seat, path) in elements(of: json, "seatbid", at: "") where seat.object != nil {
            guard let kept = seats.popFirst() else { break }
            var bids = kept.bid[...]
            for (_, path) in elements(of: seat, "bid", at: path) {
                if let reason = reasons[path] {
                    all.append(.unreadable(reason: reason))
                } else if let bid = bids.popFirst() {
                    all.append(.bid(bid, of: kept))
                }
            }
            // Of very many faults not each is noted.
            all += bids.map { .bid($0, of: kept) }
        }
        return all
    }

    /// The elements of the list `key` with their paths; one value stands for a list of one.
    private static func elements(
        of json: JSONValue,
        _ key: String,
        at path: String
    ) -> [(json: JSONValue, path: String)] {
        let path = "\(path)/\(key)"
        guard let value = json[key], !value.isNull else { return [] }
        guard let list = value.array else { return [(value, path)] }
        return list.enumerated().map { ($1, "\(path)/\($0)") }
    }
}
