import CGdkPixbuf
import Foundation

/// Turns gdk-pixbuf's pixels (red, green, blue, opacity, each apart) to the premultiplied form
/// that Cairo draws, and back.
enum PixbufPixels {
    static func premultiplied(_ pixbuf: OpaquePointer) -> PixelBuffer? {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard let source = gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4 else {
            return nil
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            for row in 0..<height {
                var from = source + row * stride
                var to = row * width * 4
                for _ in 0..<width {
                    let alpha = channels == 4 ? UInt32(from[3]) : 255
                    target[to] = multiply(from[2], alpha)
                    target[to + 1] = multiply(from[1], alpha)
                    target[to + 2] = multiply(from[0], alpha)
                    target[to + 3] = UInt8(truncatingIfNeeded: alpha)
                    from += channels
                    to += 4
                }
            }
            count = width * height * 4
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }

    /// Red, green, blue and opacity of each pixel, as files hold them.
    static func straight(_ pixels: PixelBuffer) -> [UInt8] {
        pixels.bytes.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                for index in stride(from: 0, to: source.count, by: 4) {
                    let alpha = UInt32(source[index + 3])
                    target[index] = divide(source[index + 2], alpha)
                    target[index + 1] = divide(source[index + 1], alpha)
                    target[index + 2] = divide(source[index], alpha)
                    target[index + 3] = source[index + 3]
                }
                count = source.count
            }
        }
    }

    private static func multiply(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(value) * alpha + 127) / 255)
    }

    private static func divide(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        alpha == 0
            ? 0 : UInt8(truncatingIfNeeded: min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
    }
}
