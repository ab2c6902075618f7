import PictureHeaders

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
    /// AVIF, where the platform decodes it: iOS 16, and Linux with a loader for it.
    case avif
    /// HEIC, where the platform decodes it: iOS, and Linux with a loader for it.
    case heic
}

extension PictureFormat {
    /// The public name of what a header says, so that apps need no module but this one.
    init(_ format: PictureHeader.Format) {
        self =
            switch format {
            case .png: .png
            case .jpeg: .jpeg
            case .gif: .gif
            case .webp: .webp
            case .avif: .avif
            case .heic: .heic
            }
    }
}
