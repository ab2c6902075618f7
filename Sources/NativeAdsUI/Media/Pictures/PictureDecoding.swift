#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Makes a picture of some pixels of its file; nothing where the file is damaged.
typealias PictureDecoding = @MainActor (Picture, PictureFit) async -> UIImage?

extension PictureFit {
    /// Decodes off the main thread, and where the format allows no more than is asked for.
    @MainActor static func decode(_ picture: Picture, to fit: PictureFit) async -> UIImage? {
        guard
            let image = await UIImage(data: picture.data)?.byPreparingThumbnail(ofSize: fit.pixels)
        else { return nil }
        return picture.format == .gif ? await still(image) : image
    }

    /// The first picture of one that moves: an ad does not unless it is a video.
    @concurrent private static func still(_ image: UIImage) async -> UIImage {
        image.images?.first ?? image
    }
}
#endif
