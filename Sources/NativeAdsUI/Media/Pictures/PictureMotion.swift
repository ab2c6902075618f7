#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Makes of a picture that moves the pictures that follow one another, in bounded memory.
enum PictureMotion {
    /// The most pixels of all frames together: 12 million, 48 MB; larger frames are made smaller.
    static let mostPixels = 12_000_000.0
    /// The most pictures in a row: a frame that lasts longer than others takes several.
    private static let mostSteps = 1_000

    /// The frames drawn one over the other, to be shown in a size; `nil` for what stands still.
    @concurrent static func decode(_ picture: Picture, to fit: PictureFit) async -> UIImage? {
        guard let parts = PictureFrames(picture) else { return nil }
        let factor = Self.factor(fit.pixels, frames: parts.frames.count)
        let size = CGSize(
            width: max(1, (fit.pixels.width * factor).rounded()),
            height: max(1, (fit.pixels.height * factor).rounded())
        )
        guard let images = drawn(parts.frames, of: picture, in: size) else { return nil }
        let times = steps(parts.frames.map(\.hundredths))
        return UIImage.animatedImage(
            with: zip(images, times.counts).flatMap { Array(repeating: $0, count: $1) },
            duration: times.duration
        )
    }

    /// How much smaller frames of a size become, so that all of them stay within bounds.
    static func factor(_ size: CGSize, frames count: Int) -> CGFloat {
        let pixels = size.width * size.height * CGFloat(count)
        return pixels > mostPixels ? (mostPixels / pixels).squareRoot() : 1
    }

    /// How often each frame is shown where all pictures last equally long, and how long all do.
    static func steps(_ hundredths: [Int]) -> (counts: [Int], duration: TimeInterval) {
        let total = hundredths.reduce(0, +)
        let common = hundredths.reduce(0) { first, second in
            var (first, second) = (first, second)
            while second != 0 { (first, second) = (second, first % second) }
            return first
        }
        let step = max(common, (total + mostSteps - 1) / mostSteps, 1)
        let counts = hundredths.map { max(1, $0 / step) }
        return (counts, TimeInterval(counts.reduce(0, +) * step) / 100)
    }

    private static func drawn(
        _ frames: [PictureFrames.Frame],
        of picture: Picture,
        in size: CGSize
    ) -> [UIImage]? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let (x, y) = (size.width / CGFloat(picture.width), size.height / CGFloat(picture.height))
        var ground: UIImage?
        var images: [UIImage] = []
        for frame in frames {
            guard !Task.isCancelled, let part = UIImage(data: frame.file) else { return nil }
            let place = CGRect(
                x: CGFloat(frame.x) * x,
                y: CGFloat(frame.y) * y,
                width: CGFloat(frame.width) * x,
                height: CGFloat(frame.height) * y
            )
            let image = renderer.image { context in
                ground?.draw(at: .zero)
                if frame.replaces { context.cgContext.clear(place) }
                part.draw(in: place)
            }
            images.append(image)
            switch frame.disposal {
            case .stays: ground = image
            case .isGivenBack: break
            case .isCleared:
                ground = renderer.image { context in
                    image.draw(at: .zero)
                    context.cgContext.clear(place)
                }
            }
        }
        return images
    }
}
#endif
