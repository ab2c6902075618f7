import Foundation
import NativeAds
import OpenRTB
import VAST

/// An ad whose markup or document was read, on its way to what is drawn.
@MainActor struct PreviewDraft {
    private enum Content {
        case native(NativeMarkup)
        case vast(Data)
    }

    private let bid: Bid
    private let content: Content
    /// Seat and currency for the macros.
    private let response: BidResponse
    private let input: PreviewInput

    /// The first ad that can be read; the reasons of those before it are noted.
    static func first(
        in input: PreviewInput,
        note: (String) -> Void
    ) throws(CommandError) -> PreviewDraft {
        for odd in input.notes { note(odd.line) }
        switch input.content {
        case .vast(let data):
            let bid = Bid(id: "", impid: "", price: 0)
            return PreviewDraft(
                bid: bid,
                content: .vast(data),
                response: BidResponse(id: ""),
                input: input
            )
        case .bids(let bids, let response):
            return try first(of: bids, in: response, input, note: note)
        }
    }

    private static func first(
        of bids: [Bid],
        in response: BidResponse,
        _ input: PreviewInput,
        note: (String) -> Void
    ) throws(CommandError) -> PreviewDraft {
        var reason = "there is no bid"
        for bid in bids {
            do throws(ReadingError) {
                let content: Content
                if let vast = bid.vast {
                    content = .vast(Data(vast.utf8))
                } else {
                    let read = try bid.nativeMarkup(for: input.request)
                    for odd in read.notes { note(odd.line) }
                    content = .native(read.value)
                }
                return PreviewDraft(bid: bid, content: content, response: response, input: input)
            } catch {
                reason = "\(error.path): \(error.sentence)"
                if bids.count > 1 { note("bid \"\(bid.id)\": \(reason)") }
            }
        }
        throw .bad("there is no ad to show: \(reason)")
    }

    /// The ad, with its pictures at hand.
    func ad(
        with pictures: PreviewPictures,
        note: (String) -> Void
    ) async throws(CommandError) -> PreviewedAd {
        var markup: NativeMarkup
        let film: PreviewFilm?
        switch content {
        case .native(let read):
            markup = read
            if input.request == nil { AssetGuess.apply(to: &markup).forEach(note) }
            film = await self.film(of: markup, with: pictures, note: note)
        case .vast(let document):
            let vast = PreviewVAST(fetches: pictures.fetches)
            let resolution = await vast.follow(document)
            guard let ad = resolution.ad else {
                throw .bad("there is no ad to show: \(vast.sentence(of: resolution))")
            }
            for odd in resolution.notes { note("\(odd.path): \(odd.reason)") }
            markup = NativeMarkup(ad, document: document)
            film = await PreviewFilm(of: ad, in: input.film, or: pictures, note: note)
        }
        let network = ScriptedNetwork(clock: ManualClock())
        await offer(picturesOf: &markup, poster: film?.poster, pictures, on: network, note: note)
        return PreviewedAd(try await ad(markup, network, note: note), film: film)
    }

    /// The video of a native ad; `nil` where it has none.
    private func film(
        of markup: NativeMarkup,
        with pictures: PreviewPictures,
        note: (String) -> Void
    ) async -> PreviewFilm? {
        let macros = Macros(bid, of: SeatBid(bid: [bid]), in: response)
        guard let text = markup.vast else { return nil }
        let vast = PreviewVAST(fetches: pictures.fetches)
        let resolution = await vast.follow(Data(macros.expand(text).utf8))
        if resolution.ad == nil { note("the video: \(vast.sentence(of: resolution))") }
        return await PreviewFilm(of: resolution.ad, in: input.film, or: pictures, note: note)
    }

    /// Puts the pictures, the video's among them where the ad has no other, where the ad finds
    /// them.
    private func offer(
        picturesOf markup: inout NativeMarkup,
        poster: PreviewFilm.Poster?,
        _ pictures: PreviewPictures,
        on network: ScriptedNetwork,
        note: (String) -> Void
    ) async {
        func offer(_ data: Data, at url: String) {
            network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data))))
        }
        for index in markup.assets.indices {
            guard case .image(var image) = markup.assets[index].content else { continue }
            let data = await pictures.data(of: image, note: note)
            image.url = "https://picture.invalid/\(index)"
            markup.assets[index].content = .image(image)
            offer(data, at: image.url)
        }
        guard let poster, !markup.hasMainPicture else { return }
        let image = ImageAsset(
            url: "https://picture.invalid/video",
            type: .main,
            w: poster.width,
            h: poster.height
        )
        let id = (markup.assets.compactMap(\.id).max() ?? 0) + 1
        markup.assets.append(NativeAsset(id: id, content: .image(image)))
        offer(poster.data, at: image.url)
    }

    private func ad(
        _ markup: NativeMarkup,
        _ network: ScriptedNetwork,
        note: (String) -> Void
    ) async throws(CommandError) -> NativeAd {
        let ads = NativeAds(
            NativeAds.Configuration(endpoint: URL(fileURLWithPath: "/")),
            world: .test(clock: ManualClock(), network: network)
        )
        let (made, notes) = ads.ads(in: Read(whole(markup)), answering: request)
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
    private func whole(_ markup: NativeMarkup) -> BidResponse {
        var bid = bid
        bid.adm = markup.json
        bid.mtype = nil
        var response = response
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
