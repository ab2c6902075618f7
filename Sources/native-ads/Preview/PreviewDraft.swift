import Foundation
import NativeAds
import OpenRTB

/// A bid whose markup was read, on its way to an ad.
@MainActor struct PreviewDraft {
    private let bid: Bid
    private let markup: NativeMarkup
    private let input: PreviewInput

    /// The first bid that has readable markup; the reasons of those before it are noted.
    static func first(
        in input: PreviewInput,
        note: (String) -> Void
    ) throws(CommandError) -> PreviewDraft {
        for odd in input.notes { note(odd.line) }
        var reason = "there is no bid"
        for bid in input.bids {
            do throws(ReadingError) {
                let read = try bid.nativeMarkup(for: input.request)
                for odd in read.notes { note(odd.line) }
                return PreviewDraft(bid: bid, markup: read.value, input: input)
            } catch {
                reason = "\(error.path): \(error.sentence)"
                if input.bids.count > 1 { note("bid \"\(bid.id)\": \(reason)") }
            }
        }
        throw .bad("there is no ad to show: \(reason)")
    }

    /// The ad, with its pictures at hand.
    func ad(
        with pictures: PreviewPictures,
        note: (String) -> Void
    ) async throws(CommandError) -> NativeAd {
        let clock = ManualClock()
        let network = ScriptedNetwork(clock: clock)
        var markup = markup
        if input.request == nil {
            AssetGuess.apply(to: &markup).forEach(note)
        }
        for index in markup.assets.indices {
            guard case .image(var image) = markup.assets[index].content else { continue }
            let data = await pictures.data(of: image, note: note)
            image.url = "https://picture.invalid/\(index)"
            markup.assets[index].content = .image(image)
            network.add(
                .init(.url(image.url), .success(HTTPResponse(status: 200, body: data)))
            )
        }
        let ads = NativeAds(
            NativeAds.Configuration(endpoint: URL(fileURLWithPath: "/")),
            world: .test(clock: clock, network: network)
        )
        let (made, notes) = ads.ads(in: Read(response(markup)), answering: request)
        guard let ad = made.first, ad.creative.hasSomethingToShow else {
            let reason = notes.first?.reason ?? "it has neither text nor picture"
            throw .bad("there is no ad to show: \(reason)")
        }
        for odd in ad.creative.dropped where !odd.path.isEmpty { note(odd.line) }
        for role in ad.creative.pictureRoles {
            do throws(AdError) {
                _ = try await ad.picture(role)
            } catch {
                note("\(role.rawValue): \(error.sentence)")
            }
        }
        return ad
    }

    /// The bid alone, its markup as it was understood.
    private func response(_ markup: NativeMarkup) -> BidResponse {
        var bid = bid
        bid.adm = markup.json
        var response = input.response
        response.seatbid = [SeatBid(bid: [bid])]
        return response
    }

    private var request: BidRequest {
        let native = input.request.map { NativeImp(request: $0) }
        return BidRequest(id: "preview", imp: [Imp(id: bid.impid, native: native)])
    }
}

extension Creative {
    /// The pictures that the layouts show.
    fileprivate var pictureRoles: [AssetRole] {
        [main.map { _ in AssetRole.main }, icon.map { _ in .icon }].compactMap { $0 }
    }
}
