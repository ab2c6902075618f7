/// Who has one of the few video decoders of a device.
///
/// A video that is seen and not over is never closed for another. Of the others the one that has
/// been out of sight longest goes first, then the one that has been seen too little to play for
/// longest, then one that is over.
struct DecoderTable: Sendable {
    /// More videos are never open at once.
    static let most = 3

    /// Where a video is.
    enum Place: Sendable, Hashable {
        /// Enough of it is seen to play.
        case seen
        /// Enough of it is seen, but it has come to its end.
        case over
        /// Something of it is seen, but too little to play, since then.
        case partly(since: Double)
        /// Nothing of it is seen, since then.
        case away(since: Double)
    }

    /// What became of a request.
    enum Answer: Sendable, Hashable {
        case granted
        /// Granted once this other one is closed.
        case closing(Int)
        case refused
    }

    /// Who has one, by name, and where it is.
    private(set) var holders: [Int: Place] = [:]

    /// Asks for a decoder for a video; one that has one keeps it.
    mutating func claim(_ name: Int, at place: Place) -> Answer {
        if holders[name] != nil || holders.count < Self.most {
            holders[name] = place
            return .granted
        }
        guard place == .seen, let last = mostDispensable else { return .refused }
        holders[last] = nil
        holders[name] = place
        return .closing(last)
    }

    /// A video has gone elsewhere.
    mutating func move(_ name: Int, to place: Place) {
        if holders[name] != nil { holders[name] = place }
    }

    mutating func release(_ name: Int) { holders[name] = nil }

    private var mostDispensable: Int? {
        let ranks = holders.compactMap { name, place -> (kind: Int, since: Double, name: Int)? in
            switch place {
            case .seen: nil
            case .away(let since): (0, since, name)
            case .partly(let since): (1, since, name)
            case .over: (2, 0, name)
            }
        }
        return ranks.min { $0 < $1 }?.name
    }
}
