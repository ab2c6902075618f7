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
            guessMain(in: &markup, note)
            guessBody(in: &markup, note)
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

    /// Without a request an image that does not say what it is for has no place; one gets it.
    private func guessMain(in markup: inout NativeMarkup, _ note: (String) -> Void) {
        let images = markup.assets.enumerated().compactMap { index, asset in
            if case .image(let image) = asset.content { (index: index, image: image) } else { nil }
        }
        guard !images.contains(where: { $0.image.type == .main }) else { return }
        let untyped = images.filter { $0.image.type == nil }
        guard var main = untyped.max(by: { $0.image.area < $1.image.area }) else { return }
        main.image.type = .main
        markup.assets[main.index].content = .image(main.image)
        note(
            "/assets/\(main.index)/img: has no type and is shown as the main picture; see --request"
        )
    }

    /// Nor has a text that does not say what it is; the longest is most likely the description.
    ///
    /// A short one may be anything.
    private func guessBody(in markup: inout NativeMarkup, _ note: (String) -> Void) {
        let texts = markup.assets.enumerated().compactMap { index, asset in
            if case .data(let data) = asset.content { (index: index, data: data) } else { nil }
        }
        guard !texts.contains(where: { $0.data.type == .description }) else { return }
        let untyped = texts.filter { $0.data.type == nil && $0.data.value.count >= 16 }
        guard var body = untyped.max(by: { $0.data.value.count < $1.data.value.count }) else {
            return
        }
        body.data.type = .description
        markup.assets[body.index].content = .data(body.data)
        note(
            "/assets/\(body.index)/data: has no type and is shown as the description; see --request"
        )
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
    /// Whether anything of the ad would be seen.
    fileprivate var hasSomethingToShow: Bool {
        headline != nil || body != nil || advertiser != nil || callToAction != nil || main != nil
            || icon != nil || vast != nil
    }

    /// The pictures that the layouts show.
    fileprivate var pictureRoles: [AssetRole] {
        [main.map { _ in AssetRole.main }, icon.map { _ in .icon }].compactMap { $0 }
    }
}

extension ImageAsset {
    /// As announced; without limit where it is not.
    fileprivate var area: Int {
        guard let w, let h, w > 0, h > 0 else { return .max }
        let (area, isTooMuch) = w.multipliedReportingOverflow(by: h)
        return isTooMuch ? .max : area
    }
}

extension Note {
    /// The note as one line.
    fileprivate var line: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
