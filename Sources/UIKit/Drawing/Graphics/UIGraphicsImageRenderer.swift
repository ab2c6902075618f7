public import Foundation

/// Makes a picture by drawing it; may be used on any thread.
public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    /// Makes pictures of `size` points at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes pictures of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes pictures of what is drawn within `bounds`.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Makes pictures of what is drawn within `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// The picture that `actions` draws.
    ///
    /// Empty where the size is empty or needs more pixels than the module's limits allow.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.usableScale
        let size = bounds.size
        guard size.width.isFinite, size.height.isFinite, abs(size.width) < 1e5,
            abs(size.height) < 1e5,
            let bitmap = Bitmap(
                width: Int((size.width * scale).rounded(.up)),
                height: Int((size.height * scale).rounded(.up))
            )
        else { return UIImage() }
        draw(into: bitmap, scale: scale, actions: actions)
        guard let pixels = bitmap.pixels() else { return UIImage() }
        return UIImage(pixels: pixels, scale: scale)
    }

    /// The picture that `actions` draws, as the bytes of a PNG file.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    private func draw(
        into bitmap: Bitmap,
        scale: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) {
        let context = CGContext(bitmap: bitmap, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque {
            context.fill(bounds)
        }
        ContextStack.with(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
    }
}
