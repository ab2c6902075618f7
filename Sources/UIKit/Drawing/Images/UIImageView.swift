public import Foundation

/// Shows a picture, as Apple's.
open class UIImageView: UIView {
    /// The picture; one that moves starts by itself.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
        }
    }

    /// A view as large as `image`.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }
}
