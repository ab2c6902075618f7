import OpenRTB
import PictureHeaders

/// Puts a creative's parts into the assets that a request asks for.
struct Assembly {
    let candidate: Candidate
    private let isSecure: Bool

    init(_ candidate: Candidate, isSecure: Bool = false) {
        self.candidate = candidate
        self.isSecure = isSecure
    }

    /// Whether nothing that the request insists on is missing.
    func hasAllRequired(of assets: [AssetRequest]) -> Bool {
        assets.allSatisfy { !$0.required || has($0.content) }
    }

    /// The assets that there are, under the ids of the request.
    ///
    /// `vast` makes the document of a video.
    func assets(
        for requests: [AssetRequest],
        pictures: String,
        vast: (VideoFacts) -> String
    ) -> [NativeAsset] {
        requests.compactMap { request in
            content(for: request.content, pictures: pictures, vast: vast).map {
                NativeAsset(id: request.id, required: request.required, content: $0)
            }
        }
    }

    /// Other click trackers than the server's own; a secure request takes no http ones.
    var clickTrackers: [String] {
        candidate.creative.clickTrackers.filter { !isSecure || WebAddress.isSecure($0) }
    }

    /// Whether there is an answer; making it would cost more, and most of those asked are not chosen.
    private func has(_ request: AssetRequest.Content) -> Bool {
        switch request {
        case .title: true
        case .image(let image): picture(for: image) != nil
        case .data(let type, _): text(for: type) != nil
        case .video(let video): self.video(for: video) != nil
        case .unreadable: false
        }
    }

    private func content(
        for request: AssetRequest.Content,
        pictures: String,
        vast: (VideoFacts) -> String
    ) -> NativeAsset.Content? {
        switch request {
        case .title(let length):
            return .title(Self.cut(candidate.creative.headline, to: length))
        case .image(let image):
            guard let picture = picture(for: image) else { return nil }
            return .image(
                ImageAsset(
                    url: pictures + picture.name,
                    type: image.type,
                    w: picture.width,
                    h: picture.height
                )
            )
        case .data(let type, let length):
            guard let text = text(for: type) else { return nil }
            return .data(DataAsset(value: Self.cut(text, to: length), type: type))
        case .video(let video):
            return self.video(for: video).map { .video(vasttag: vast($0)) }
        case .unreadable:
            return nil
        }
    }

    /// `w` and `h` are wishes, for the client scales; minima and formats are conditions.
    private func picture(for request: ImageRequest) -> PictureFacts? {
        guard let picture = stored(for: request), picture.width >= request.wmin ?? 0,
            picture.height >= request.hmin ?? 0
        else { return nil }
        let wanted = request.mimes.map {
            $0.lowercased() == "image/jpg" ? "image/jpeg" : $0.lowercased()
        }
        return wanted.isEmpty || wanted.contains(picture.format.mediaType) ? picture : nil
    }

    /// The picture in the place that is asked for, whether it fits or not.
    func stored(for request: ImageRequest) -> PictureFacts? {
        switch request.type {
        case .icon, .logo: candidate.icon
        case .main, nil: candidate.main
        default: nil
        }
    }

    private func text(for type: DataAssetType) -> String? {
        let creative = candidate.creative
        return switch type {
        case .sponsored: creative.texts[.advertiser] ?? candidate.advertiser.name
        case .description: creative.texts[.body]
        case .rating: creative.ratingText
        case .likes: creative.texts[.likes]
        case .downloads: creative.texts[.downloads]
        case .price: creative.texts[.price]
        case .salePrice: creative.texts[.salePrice]
        case .phone: creative.texts[.phone]
        case .address: creative.texts[.address]
        case .description2: creative.texts[.body2]
        case .displayURL: creative.texts[.displayURL]
        case .ctaText: creative.texts[.callToAction]
        default: nil
        }
    }

    /// Cuts between what a reader sees as characters, with an ellipsis as the last of them where there is room.
    static func cut(_ text: String, to length: Int?) -> String {
        guard let length, length > 0, text.count > length else { return text }
        guard length > 1 else { return String(text.prefix(length)) }
        let kept = text.prefix(length - 1)
        let trimmed = kept.last == " " ? kept.dropLast() : kept
        return trimmed + "…"
    }
}
