import Foundation
import Synchronization

/// The frames of a picture that moves, each shown equally long.
struct ImageAnimation: Sendable {
    var frames: [ImageContent]
    var duration: TimeInterval
}

/// Where the pixels of a picture come from: finished, or a file that is decoded when needed.
final class ImageContent: Sendable {
    private struct Decoded {
        var pixels: PixelBuffer?
        var animation: ImageAnimation?
        var isPixelsKnown = false
        var isAnimationKnown = false
        /// The pixels made smaller as they were drawn last, for the next picture of the screen.
        var fitted: PixelBuffer?
    }

    /// The file, where the picture came from one.
    let file: Data?
    private let decoded: Mutex<Decoded>

    init(file: Data) {
        self.file = file
        decoded = Mutex(Decoded())
    }

    init(pixels: PixelBuffer?, animation: ImageAnimation? = nil) {
        file = nil
        decoded = Mutex(
            Decoded(
                pixels: pixels,
                animation: animation,
                isPixelsKnown: true,
                isAnimationKnown: true
            )
        )
    }

    /// Decodes at the first call; others wait for it.
    var pixels: PixelBuffer? {
        decoded.withLock { decoded in
            if !decoded.isPixelsKnown {
                decoded.pixels = file.flatMap { ImageDecoder.decode($0) }
                decoded.isPixelsKnown = true
            }
            return decoded.pixels
        }
    }

    /// Decodes the frames at the first call; others wait for it.
    var animation: ImageAnimation? {
        decoded.withLock { decoded in
            if !decoded.isAnimationKnown {
                decoded.animation = file.flatMap { Self.animation(of: $0) }
                decoded.isAnimationKnown = true
            }
            return decoded.animation
        }
    }

    /// Pixels for a picture that is shown smaller, without decoding all of a large file.
    func pixels(atMost count: Int) -> PixelBuffer? {
        let known = decoded.withLock { $0.isPixelsKnown ? $0.pixels : nil }
        if let known { return known }
        guard let file else { return pixels }
        return ImageDecoder.decode(file, atMost: count)
    }

    /// Pixels for drawing over so many pixels of a screen: made smaller, once for all pictures of
    /// the screen, where there are more; nil for a size means that the picture lies aslant.
    func pixels(for size: CGSize?) -> PixelBuffer? {
        guard let pixels else { return nil }
        guard let size, size.width >= 1, size.height >= 1,
            CGFloat(pixels.width) >= size.width, CGFloat(pixels.height) >= size.height
        else { return pixels }
        let (width, height) = (Int(size.width), Int(size.height))
        let known = decoded.withLock { $0.fitted }
        if let known, known.width == width, known.height == height { return known }
        guard let fitted = pixels.scaled(width: width, height: height) else { return pixels }
        decoded.withLock { $0.fitted = fitted }
        return fitted
    }

    /// Frames of different lengths become equal ones: each is repeated as often as the longest
    /// time that fits into all of them fits into its own.
    private static func animation(of file: Data) -> ImageAnimation? {
        guard let frames = ImageDecoder.frames(file) else { return nil }
        let hundredths = frames.map { max(1, Int(($0.duration * 100).rounded())) }
        let step = hundredths.reduce(0, greatestCommonDivisor)
        let total = hundredths.reduce(0, +)
        guard step > 0, total / step <= 10_000 else { return nil }
        let repeated = zip(frames, hundredths).flatMap { frame, hundredths in
            Array(repeating: ImageContent(pixels: frame.pixels), count: hundredths / step)
        }
        return ImageAnimation(frames: repeated, duration: TimeInterval(total) / 100)
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : greatestCommonDivisor(second, first % second)
    }
}
