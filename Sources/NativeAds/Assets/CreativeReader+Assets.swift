import Foundation
import OpenRTB

extension CreativeReader {
    /// Puts an asset in its place and says which role it plays; `nil` where it is of no use.
    mutating func place(
        _ asset: NativeAsset,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        switch asset.content {
        case .title(let text, _):
            place(text, \.headline, .headline, at: path + "/title/text", in: &creative)
        case .image(let image):
            place(image, at: path + "/img", in: &creative)
        case .video(let vasttag):
            placeVideo(vasttag, at: path + "/video/vasttag", in: &creative)
        case .data(let data):
            place(data, at: path + "/data/value", in: &creative)
        }
    }

    private mutating func place(
        _ image: ImageAsset,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        guard let url = AdURL.web(macros.expand(image.url)) else {
            drop(path + "/url", "is no web address")
            return nil
        }
        let source = PictureSource(url: url, w: image.w, h: image.h)
        switch image.type {
        case .icon where creative.icon == nil, .logo where creative.icon == nil:
            creative.icon = source
            return .icon
        case .main where creative.main == nil:
            creative.main = source
            return .main
        default:
            guard creative.images.count < Self.mostImages else {
                drop(path, "is one picture too many")
                return nil
            }
            creative.images.append(source)
            return .image(creative.images.count - 1)
        }
    }

    /// Besides icon and main picture; each is downloaded.
    private static let mostImages = 20

    /// The document is kept as it is but for the auction's macros, which its trackers report: it is
    /// XML, not text to be shown.
    private mutating func placeVideo(
        _ vasttag: String,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        guard !vasttag.allSatisfy(\.isWhitespace), creative.vast == nil else {
            drop(path, "is empty, or a second one")
            return nil
        }
        creative.vast = macros.expand(vasttag)
        return .main
    }

    private mutating func place(
        _ data: DataAsset,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        guard let type = data.type else {
            drop(path, "has no type, and no request gives it one")
            return nil
        }
        if type == .rating { return placeRating(data.value, at: path, in: &creative) }
        if let (place, role) = Self.texts[type] {
            return self.place(data.value, place, role, at: path, in: &creative)
        }
        guard let text = Self.shown(data.value) else {
            drop(path, "is empty")
            return nil
        }
        let name = data.label ?? "data\(type.rawValue)"
        creative.extra[name] = text
        return AssetRole(name)
    }

    private mutating func placeRating(
        _ text: String,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        let stars = Double(text.trimmingCharacters(in: .whitespaces))
        guard let stars, (0...5).contains(stars), creative.rating == nil else {
            drop(path, "is no rating from 0 to 5, or a second one")
            return nil
        }
        creative.rating = stars
        creative.ratingText = Self.shown(text)
        return .rating
    }

    private mutating func place(
        _ text: String,
        _ place: WritableKeyPath<Creative, String?>,
        _ role: AssetRole,
        at path: String,
        in creative: inout Creative
    ) -> AssetRole? {
        guard let shown = Self.shown(text) else {
            drop(path, "is empty")
            return nil
        }
        guard creative[keyPath: place] == nil else {
            drop(path, "is a second \(role.rawValue)")
            return nil
        }
        creative[keyPath: place] = shown
        return role
    }

    private static var texts: [DataAssetType: (WritableKeyPath<Creative, String?>, AssetRole)] {
        [
            .sponsored: (\.advertiser, .advertiser),
            .description: (\.body, .body),
            .likes: (\.likes, .likes),
            .downloads: (\.downloads, .downloads),
            .price: (\.price, .price),
            .salePrice: (\.salePrice, .salePrice),
            .phone: (\.phone, .phone),
            .address: (\.address, .address),
            .description2: (\.description2, .description2),
            .displayURL: (\.displayURL, .displayURL),
            .ctaText: (\.callToAction, .callToAction),
        ]
    }
}
