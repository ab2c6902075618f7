#if canImport(UIKit)
package import Foundation
package import NativeAds
package import UIKit

extension NativeAd {
    /// The picture of a role, decoded; `nil` before it is loaded, and where it cannot be decoded.
    ///
    /// It is decoded once, in its own size, and kept for as long as the ad lives. Of a picture that
    /// moves it is the first.
    package func image(_ role: AssetRole) -> UIImage? {
        if let known = images.decoded[role] { return known.image }
        guard let picture = loadedPicture(role) else { return nil }
        let decoded = UIImage(data: picture.data)
        let image = decoded?.images?.first ?? decoded
        images.decoded[role] = DecodedImages.Entry(image: image)
        return image
    }

    /// Where the picture of a role is loaded from; `nil` where the ad has none.
    package func imageURL(_ role: AssetRole) -> URL? {
        creative.pictureSources.first { $0.role == role }?.source.url
    }

    private var images: DecodedImages {
        if let images = keepsake as? DecodedImages { return images }
        let images = DecodedImages()
        keepsake = images
        return images
    }
}

/// The pictures of one ad that somebody asked for as images, also those that cannot be decoded.
@MainActor private final class DecodedImages {
    struct Entry {
        let image: UIImage?
    }

    var decoded: [AssetRole: Entry] = [:]
}
#endif
