public import Foundation

/// The undecoded bytes of a picture, with what its header says.
///
/// Decode it at the size at which it is shown; the header may announce more pixels than memory
/// can hold.
public struct Picture: Sendable, Hashable {
    /// The file as it was received.
    public let data: Data
    /// The kind of file, by its first bytes, not by its name or content type.
    public let format: PictureFormat
    /// The width in pixels by the header; more than zero.
    public let width: Int
    /// The height in pixels by the header; more than zero.
    public let height: Int

    package init(data: Data, format: PictureFormat, width: Int, height: Int) {
        self.data = data
        self.format = format
        self.width = width
        self.height = height
    }

    /// Width over height.
    public var aspectRatio: Double { Double(width) / Double(height) }
}
