public import Foundation
import PictureHeaders

/// A picture in memory; final here, so that the compiler can prove it `Sendable`.
///
/// PNG, JPEG, WebP and GIF are read, AVIF and HEIC where the machine has loaders for them, in the
/// orientation that the file asks for. A picture with more pixels than fit into bounded memory is
/// read smaller; `size` still tells the file's.
public final class UIImage: NSObject, Sendable {
    /// Whether the colours of the pixels are drawn, or only their opacity in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As `alwaysOriginal` in an image view.
        case automatic
        /// The colours of the pixels.
        case alwaysOriginal
        /// The opacity of the pixels, in the view's tint colour.
        case alwaysTemplate
    }

    let content: ImageContent
    /// How big the picture is drawn, in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// Whether the colours of the pixels are drawn; automatic unless changed.
    public let renderingMode: RenderingMode
    /// The colour that pixels are drawn in; nil for their own, or the view's for a template.
    let tint: UIColor?

    init(
        content: ImageContent,
        size: CGSize,
        scale: CGFloat,
        renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
    }

    convenience init(pixels: PixelBuffer, scale: CGFloat) {
        self.init(
            content: ImageContent(pixels: pixels),
            size: CGSize(
                width: CGFloat(pixels.width) / scale,
                height: CGFloat(pixels.height) / scale
            ),
            scale: scale
        )
    }

    /// A picture without any pixels.
    public override convenience init() {
        self.init(content: ImageContent(pixels: nil), size: .zero, scale: 1)
    }

    /// Reads a picture from the bytes of a file, at one pixel a point; nil for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads a picture from the bytes of a file; nil for anything else.
    ///
    /// Only the header is read at once; pixels are decoded when they are first drawn, so a file
    /// that is damaged further on is a picture that draws nothing.
    public convenience init?(data: Data, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        guard let header = ImageDecoder.header(of: data) else { return nil }
        self.init(
            content: ImageContent(file: data),
            size: CGSize(
                width: CGFloat(header.width) / scale,
                height: CGFloat(header.height) / scale
            ),
            scale: scale
        )
    }

    /// Reads a picture file; `@2x` or `@3x` at the end of its name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: NamedImage.scale(ofFile: path))
    }

    /// Reads a picture of the main bundle.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Reads a picture of `bundle`, the main one by default.
    ///
    /// Looks for `name@2x` first, then `name@3x`, then `name`, with the endings png, jpg, jpeg,
    /// webp and gif where the name has none.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
    ) {
        guard let path = NamedImage.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    /// Always nil: Apple's symbols are Apple's, and there are none here.
    public convenience init?(systemName name: String) {
        return nil
    }

    /// The pixels, decoded now if they were not before; nil for an empty or damaged picture.
    var pixels: PixelBuffer? {
        content.pixels
    }

    /// The frames of an animation, in order; nil for a still picture.
    ///
    /// Unlike on Apple's systems, a GIF that moves has its frames here.
    public var images: [UIImage]? {
        content.animation.map { animation in
            animation.frames.map { frame in
                UIImage(
                    content: frame,
                    size: size,
                    scale: scale,
                    renderingMode: renderingMode,
                    tint: tint
                )
            }
        }
    }

    /// How long all frames last together, in seconds; 0 for a still picture.
    public var duration: TimeInterval {
        content.animation?.duration ?? 0
    }

    /// A picture that shows `images` one after the other, each equally long.
    ///
    /// Without a duration each lasts a thirtieth of a second.
    public class func animatedImage(
        with images: [UIImage],
        duration: TimeInterval
    ) -> UIImage? {
        guard let first = images.first else { return nil }
        let duration = duration > 0 ? duration : TimeInterval(images.count) / 30
        let animation = ImageAnimation(frames: images.map(\.content), duration: duration)
        return UIImage(
            content: ImageContent(pixels: first.pixels, animation: animation),
            size: first.size,
            scale: first.scale
        )
    }
}
