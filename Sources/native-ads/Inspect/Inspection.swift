import Foundation
import NativeAds
import OpenRTB

/// What is examined, and with which request and player.
struct Inspection {
    private let content: AdFile.Content
    private let request: RequestFile?
    private let wanted: Int?
    private let player: InspectedPlayer

    init(_ arguments: Arguments) throws(CommandError) {
        player = try InspectedPlayer(arguments)
        wanted =
            arguments.has("--ad")
            ? try arguments.number("--ad", in: 0...99_999, default: 0) : nil
        request = try arguments.value("--request").map { path throws(CommandError) in
            try RequestFile(path)
        }
        content = try AdFile(arguments.operands[0]).content
    }

    /// An object for each ad, in the order of the response, and what is to be said besides.
    func findings() async throws(CommandError) -> (ads: [InspectedAd], notes: [String]) {
        switch content {
        case .xml(let data):
            return ([await player.inspect(data)], [])
        case .bids(let read):
            let ads = await inspect(read.value)
            return (ads, read.dropped.map(\.line) + ads.flatMap(\.notes))
        }
    }

    private func inspect(_ response: BidResponse) async -> [InspectedAd] {
        let bids = response.seatbid.flatMap { seat in seat.bid.map { (seat: seat, bid: $0) } }
        guard !bids.isEmpty else {
            let nbr = response.nbr.map { ", for the reason \($0)" } ?? ""
            return [NativeInspection.nothing("there is no bid\(nbr)")]
        }
        guard let wanted else {
            var ads: [InspectedAd] = []
            for (seat, bid) in bids { ads.append(await inspect(bid, of: seat, in: response)) }
            return ads
        }
        guard bids.indices.contains(wanted) else {
            let reason = "there is no bid \(wanted), the response has \(bids.count)"
            return [NativeInspection.nothing(reason)]
        }
        return [await inspect(bids[wanted].bid, of: bids[wanted].seat, in: response)]
    }

    private func inspect(
        _ bid: Bid,
        of seat: SeatBid,
        in response: BidResponse
    ) async -> InspectedAd {
        if let vast = bid.vast {
            let macros = Macros(bid, of: seat, in: response)
            return await player.inspect(Data(macros.expand(vast).utf8))
        }
        return NativeInspection.inspect(bid, of: seat, in: response, for: request)
    }
}

extension Bid {
    /// The markup, where it is VAST in place of a native ad.
    fileprivate var vast: String? {
        guard let text = adm?.string else { return nil }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(2000)
        return start.hasPrefix("<") && start.lowercased().contains("<vast") ? text : nil
    }
}
