import CCairo
import Foundation

/// A Cairo surface of premultiplied 32-bit pixels that drawing goes into.
final class Bitmap {
    /// The longest side, in pixels; Cairo itself ends at 32,767.
    static let longestSide = 16_384
    /// The most pixels, which are four bytes each.
    static let mostPixels = 96 << 20

    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// Transparent pixels; nil for a size that is empty or beyond the limits.
    init?(width: Int, height: Int) {
        guard let surface = Self.surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else {
            return nil
        }
        self.surface = surface
        self.width = width
        self.height = height
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Empty pixels of a format, to be destroyed by the caller; nil for a size that is empty or
    /// beyond the limits.
    static func surface(_ format: cairo_format_t, width: Int, height: Int) -> OpaquePointer? {
        guard (1...longestSide).contains(width), (1...longestSide).contains(height),
            width * height <= mostPixels,
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// A copy of the pixels that may go to another thread.
    func pixels() -> PixelBuffer? {
        withBytes { bytes, stride in
            var rows: [UInt8] = []
            rows.reserveCapacity(width * height * 4)
            for row in 0..<height {
                rows.append(contentsOf: bytes[(row * stride)..<(row * stride + width * 4)])
            }
            return PixelBuffer(width: width, height: height, bytes: rows)
        }
    }

    /// Lends the pixels, row after row, each `stride` bytes after the one before.
    func withBytes<Result>(
        _ body: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) -> Result?
    ) -> Result? {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return body(UnsafeMutableRawBufferPointer(start: data, count: stride * height), stride)
    }
}
