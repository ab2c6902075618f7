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
        let (read, video) = try await read(with: pictures, note: note)
        var markup = read
        let found = await markup.pictures(with: pictures)
        var film: PreviewFilm?
        if markup.vast != nil {
            film = await PreviewFilm(
                of: video,
                in: input.film,
                or: pictures,
                hasPicture: markup.hasMainPicture(in: found),
                note: note
            )
        } else if input.film != nil {
            note("the ad has no video; the file of --video is not shown")
        }
        let network = ScriptedNetwork(clock: ManualClock())
        offer(found, of: &markup, film, on: network, note: note)
        return PreviewedAd(try await ad(markup, network, note: note), film: film)
    }

    /// The markup of the ad, and the ad that its video's document led to.
    private func read(
        with pictures: PreviewPictures,
        note: (String) -> Void
    ) async throws(CommandError) -> (NativeMarkup, video: ResolvedAd?) {
        let vast = PreviewVAST(fetches: pictures.fetches)
        switch content {
        case .native(var markup):
            if input.request == nil { AssetGuess.apply(to: &markup).forEach(note) }
            guard let text = markup.vast else { return (markup, nil) }
            let macros = Macros(bid, of: SeatBid(bid: [bid]), in: response)
            let resolution = await vast.follow(Data(macros.expand(text).utf8))
            if resolution.ad == nil { note("the video: \(vast.sentence(of: resolution))") }
            return (markup, resolution.ad)
        case .vast(let document):
            let resolution = await vast.follow(document)
            guard let ad = resolution.ad else {
                throw .bad("there is no ad to show: \(vast.sentence(of: resolution))")
            }
            for odd in resolution.notes { note("\(odd.path): \(odd.reason)") }
            return (NativeMarkup(ad, document: document), ad)
        }
    }

    /// Puts the pictures, and the video's where the ad has no other, where the ad finds them.
    private func offer(
        _ found: [Int: PreviewPictures.Found],
        of markup: inout NativeMarkup,
        _ film: PreviewFilm?,
        on network: ScriptedNetwork,
        note: (String) -> Void
    ) {
        func offer(_ data: Data, at url: String) {
            network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data))))
        }
        for index in markup.assets.indices {
            guard case .image(var image) = markup.assets[index].content, let found = found[index]
            else { continue }
            let film = image.type == .main ? film : nil
            let poster = film.flatMap { film in
                film.replacesPicture(atHand: found.data != nil) ? film.poster : nil
            }
            if let fault = found.fault {
                let stand = poster == nil ? "a gray box" : "a frame of the video"
                note("\(fault); \(stand) stands for it")
            }
            let data =
                poster?.data ?? found.data ?? PreviewPlaceholder(image, isOfFilm: film != nil).png
            image.url = "https://picture.invalid/\(index)"
            if let poster { (image.w, image.h) = (poster.width, poster.height) }
            markup.assets[index].content = .image(image)
            offer(data ?? Data(), at: image.url)
        }
        guard let poster = film?.poster, !markup.hasMainPicture else { return }
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

extension NativeMarkup {
    /// What became of each picture, by the place of its asset.
    fileprivate func pictures(
        with pictures: PreviewPictures
    ) async -> [Int: PreviewPictures.Found] {
        var found: [Int: PreviewPictures.Found] = [:]
        for (index, asset) in assets.enumerated() {
            guard case .image(let image) = asset.content else { continue }
            found[index] = await pictures.find(image)
        }
        return found
    }

    /// Whether a main picture is among those that were found.
    fileprivate func hasMainPicture(in found: [Int: PreviewPictures.Found]) -> Bool {
        found.contains { index, picture in
            guard case .image(let image) = assets[index].content else { return false }
            return image.type == .main && picture.data != nil
        }
    }
}
