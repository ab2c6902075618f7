import Foundation
import NativeAds
import OpenRTB

/// What is examined, and with which request and player.
struct Inspection {
    private let file: AdFile
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
        file = try AdFile(arguments.operands[0])
    }

    /// An object for each ad, in the order of the response, and what is to be said besides.
    func findings() -> (ads: [InspectedAd], notes: [String]) {
        if let sentence = file.mistaken?.sentence {
            return ([NativeInspection.nothing(sentence)], [sentence])
        }
        switch file.content {
        case .xml(let data):
            let ad = player.inspect(data)
            return ([ad], ad.notes)
        case .bids(let read):
            let ads = inspect(read.value)
            return (ads, read.dropped.map(\.line) + ads.flatMap(\.notes))
        }
    }

    private func inspect(_ response: BidResponse) -> [InspectedAd] {
        let bids = file.bids
        guard !bids.isEmpty else {
            let nbr = response.nbr.map { ", for the reason \($0)" } ?? ""
            return [NativeInspection.nothing("there is no bid\(nbr)")]
        }
        guard let wanted else {
            let ads = bids.map { inspect($0, in: response) }
            return ads.count == 1 ? ads : zip(ads.indices, ads).map(named)
        }
        guard bids.indices.contains(wanted) else {
            let reason = "there is no bid \(wanted), the response has \(bids.count)"
            return [NativeInspection.nothing(reason)]
        }
        return [inspect(bids[wanted], in: response)]
    }

    private func inspect(_ received: ReceivedBid, in response: BidResponse) -> InspectedAd {
        switch received {
        case .bid(let bid, let seat): inspect(bid, of: seat, in: response)
        case .unreadable(let reason): NativeInspection.nothing("the bid \(reason)")
        }
    }

    /// The ad of one bid of several: its notes say which, by the number that `--ad` takes.
    private func named(_ number: Int, _ ad: InspectedAd) -> InspectedAd {
        var ad = ad
        ad.notes = ad.notes.map { "bid \(number): \($0)" }
        return ad
    }

    private func inspect(
        _ bid: Bid,
        of seat: SeatBid,
        in response: BidResponse
    ) -> InspectedAd {
        if let vast = bid.vast {
            let macros = Macros(bid, of: seat, in: response)
            return player.inspect(Data(macros.expand(vast).utf8))
        }
        var ad = player.watch(NativeInspection.inspect(bid, of: seat, in: response, for: request))
        if file.isResponse, bid.impid.isEmpty {
            ad.notes.append("the bid has no impid; a load takes no bid that answers nothing")
        }
        return ad
    }
}
