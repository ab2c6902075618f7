/// What kind of picture some bytes are, told from the bytes themselves.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// GIF, animated or not.
    case gif
    /// WebP, lossy, lossless or extended.
    case webp
}
