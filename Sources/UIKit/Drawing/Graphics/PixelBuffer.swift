import CCairo
import Foundation

/// Finished pixels, premultiplied, four bytes each (blue, green, red, alpha), shared by threads.
final class PixelBuffer: Sendable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// Nil unless there are exactly four bytes a pixel.
    init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Lends the pixels as a Cairo surface, which must not be written to nor kept.
    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        bytes.withUnsafeBytes { raw in
            // Cairo's signature has no read-only form; a source surface is only read.
            let data = UnsafeMutableRawPointer(mutating: raw.baseAddress)?
                .assumingMemoryBound(to: UInt8.self)
            guard
                let surface = cairo_image_surface_create_for_data(
                    data,
                    CAIRO_FORMAT_ARGB32,
                    Int32(width),
                    Int32(height),
                    Int32(width * 4)
                )
            else { return nil }
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            return body(surface)
        }
    }
}
