import Foundation
import OpenRTB
import VAST

extension NativeMarkup {
    /// The ad that a VAST document led to, with its own words for its parts.
    init(_ ad: ResolvedAd, document: Data) {
        let texts: [(DataAssetType, String?)] = [
            (.sponsored, ad.inLine.advertiser), (.description, ad.inLine.description),
        ]
        var contents = texts.compactMap { type, text in
            text.map { NativeAsset.Content.data(DataAsset(value: $0, type: type)) }
        }
        if let title = ad.title { contents.append(.title(title)) }
        contents.append(.video(vasttag: String(decoding: document, as: UTF8.self)))
        self.init(
            assets: contents.enumerated().map { NativeAsset(id: $0 + 1, content: $1) },
            link: ad.linear?.clickThrough.map { Link(url: $0) }
        )
    }

    /// The document of the video, if there is one.
    var vast: String? {
        for asset in assets {
            if case .video(let vasttag) = asset.content { return vasttag }
        }
        return nil
    }

    /// Whether a picture is the main one.
    var hasMainPicture: Bool {
        assets.contains { asset in
            if case .image(let image) = asset.content { image.type == .main } else { false }
        }
    }
}
