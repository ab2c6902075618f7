/// One picture of a movie, upright and in square pixels.
package struct MovieFrame: Sendable, Hashable {
    /// When it appears, in seconds from the movie's first picture.
    package let time: Double
    /// Pixels from side to side.
    package let width: Int
    /// Pixels from top to bottom.
    package let height: Int
    /// Four bytes a pixel (blue, green, red, alpha), row after row without a gap; always opaque, so
    /// premultiplied too.
    package let bytes: [UInt8]
}
