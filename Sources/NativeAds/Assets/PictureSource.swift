public import Foundation

/// Where a picture of an ad is, and what its seller says about its size.
public struct PictureSource: Sendable, Hashable {
    /// The address, repaired and https.
    public let url: URL
    /// The width in pixels as announced; `nil` where unknown.
    public let w: Int?
    /// The height in pixels as announced; `nil` where unknown.
    public let h: Int?

    /// Describes a picture; a size of zero or less is unknown.
    public init(url: URL, w: Int? = nil, h: Int? = nil) {
        self.url = url
        self.w = w.flatMap { $0 > 0 ? $0 : nil }
        self.h = h.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Width over height as announced; `nil` until the picture itself must tell.
    public var aspectRatio: Double? {
        guard let w, let h else { return nil }
        return Double(w) / Double(h)
    }
}
