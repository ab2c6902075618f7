import OpenRTB
import PictureHeaders

extension Assembly {
    /// What is required and cannot be had of the creative, a few words each.
    func faults(of assets: [AssetRequest]) -> [String] {
        assets.filter { $0.required && !hasAllRequired(of: [$0]) }.map { fault($0.content) }
    }

    private func fault(_ request: AssetRequest.Content) -> String {
        let name = "\"\(candidate.creative.id)\""
        switch request {
        case .image(let image):
            let part: String
            switch image.type {
            case .icon, .logo: part = "icon"
            case .main, nil: part = "main picture"
            default: return "\(name) has no image of type \(image.type?.rawValue ?? 0)"
            }
            guard let picture = stored(for: image) else { return "\(name) has no \(part)" }
            let (wmin, hmin) = (image.wmin ?? 0, image.hmin ?? 0)
            guard picture.width >= wmin, picture.height >= hmin else {
                return "\(part) of \(name) is \(picture.width)x\(picture.height), "
                    + "at least \(wmin)x\(hmin) is wanted"
            }
            return "\(part) of \(name) is \(picture.format.mediaType), "
                + "\(image.mimes.joined(separator: " or ")) is wanted"
        case .data(let type, _): return "\(name) has no \(Self.name(of: type))"
        case .video(let video): return videoFault(video)
        case .title, .unreadable: return "\(name) lacks an asset"
        }
    }

    /// As the catalog calls it.
    private static func name(of type: DataAssetType) -> String {
        switch type {
        case .description: "body"
        case .rating: "rating"
        case .likes: "likes"
        case .downloads: "downloads"
        case .price: "price"
        case .salePrice: "salePrice"
        case .phone: "phone"
        case .address: "address"
        case .description2: "body2"
        case .displayURL: "displayURL"
        case .ctaText: "callToAction"
        default: "data of type \(type.rawValue)"
        }
    }
}
