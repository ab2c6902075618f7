public import Foundation

extension UIImage {
    /// The same picture, drawn by another rule.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content: content,
            size: size,
            scale: scale,
            renderingMode: renderingMode,
            tint: tint
        )
    }

    /// The shape of the picture in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The shape of the picture in one colour; as a template it takes the view's colour instead.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content: content,
            size: size,
            scale: scale,
            renderingMode: renderingMode,
            tint: color
        )
    }

    /// The picture with its pixels in memory; nil where the file is damaged.
    public func preparingForDisplay() -> UIImage? {
        pixels == nil ? nil : self
    }

    /// The picture with its pixels in memory, decoded on another thread than the main one.
    @concurrent public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// The picture made smaller, so that it just covers `size` points in its own proportions.
    ///
    /// A large JPEG, WebP or PNG file is decoded no larger than needed. A picture that is smaller than
    /// that already stays as it is; one that is damaged or a size that is empty gives nil.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0,
            size.width.isFinite, size.height.isFinite
        else { return nil }
        let factor = max(size.width / self.size.width, size.height / self.size.height)
        guard factor < 1 else { return preparingForDisplay() }
        let target = CGSize(
            width: max(1, (self.size.width * factor * scale).rounded()),
            height: max(1, (self.size.height * factor * scale).rounded())
        )
        // Twice as wide and high as needed keeps what scaling down averages.
        guard let pixels = content.pixels(atMost: Int(target.width * target.height * 4)),
            let thumbnail = pixels.scaled(width: Int(target.width), height: Int(target.height))
        else { return nil }
        return UIImage(
            content: ImageContent(pixels: thumbnail),
            size: CGSize(width: self.size.width * factor, height: self.size.height * factor),
            scale: scale,
            renderingMode: renderingMode,
            tint: tint
        )
    }

    /// As `preparingThumbnail(of:)`, on another thread than the main one.
    @concurrent public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
