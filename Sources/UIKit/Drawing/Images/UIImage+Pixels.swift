package import Foundation

extension UIImage {
    /// A picture of finished pixels, which are taken over and not copied: four bytes each (blue,
    /// green, red, alpha), premultiplied, row after row; nil unless there are exactly so many.
    package convenience init?(premultiplied bytes: [UInt8], width: Int, height: Int, scale: CGFloat)
    {
        guard scale.isFinite, scale > 0,
            let pixels = PixelBuffer(width: width, height: height, bytes: bytes)
        else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// The pixels in the form that ``init(premultiplied:width:height:scale:)`` takes, in rows of
    /// `size.width` times `scale` pixels; nil for a picture that is empty or damaged.
    package var premultipliedBytes: [UInt8]? { content.pixels?.bytes }
}
