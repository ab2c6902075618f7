#if canImport(UIKit)
package import Foundation
package import NativeAds
package import UIKit

extension NativeAd {
    /// The picture of a role; `nil` before it is loaded, and where it is of a kind that the system
    /// does not know.
    ///
    /// It is one image for as long as the ad lives, in its own size, whose pixels are decoded when it
    /// is first drawn. Of a picture that moves it is the first.
    package func image(_ role: AssetRole) -> UIImage? {
        if let known = images.known[role] { return known.image }
        guard let picture = loadedPicture(role) else { return nil }
        let whole = UIImage(data: picture.data)
        let image = whole?.images?.first ?? whole
        images.known[role] = KnownImages.Entry(image: image)
        return image
    }

    /// Where the picture of a role is loaded from; `nil` where the ad has none.
    package func imageURL(_ role: AssetRole) -> URL? {
        creative.pictureSources.first { $0.role == role }?.source.url
    }

    private var images: KnownImages {
        if let images = keepsake as? KnownImages { return images }
        let images = KnownImages()
        keepsake = images
        return images
    }
}

/// The pictures of one ad that somebody asked for as images, also those that are none.
@MainActor private final class KnownImages {
    struct Entry {
        let image: UIImage?
    }

    var known: [AssetRole: Entry] = [:]
}
#endif
