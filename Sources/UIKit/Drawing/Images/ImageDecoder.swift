import CGdkPixbuf
import Foundation

/// Reads picture files with gdk-pixbuf, in bounded memory and on any thread.
enum ImageDecoder {
    /// The most pixels that a decoded picture has: 24 million, 96 MB.
    static let mostPixels = 24_000_000
    /// The most pixels of a file whose decoder needs memory for all of them at once.
    static let mostWholePixels = 48_000_000

    struct Header: Sendable {
        var format: EncodedFormat
        /// As the picture is seen, that is after it was put upright.
        var width: Int
        var height: Int
    }

    /// What the file says about itself, without decoding; nil unless it starts as a picture.
    static func header(of data: Data) -> Header? {
        guard let format = EncodedFormat(data) else { return nil }
        let probe = PixbufLoader(format: format) { _ in nil }
        // The size stands at the front, after a JPEG's pictures in miniature and colour profiles.
        probe.write(data, upTo: 1 << 22) { $0.fileSize != nil }
        probe.close()
        guard let size = probe.fileSize, size.width > 0, size.height > 0 else { return nil }
        let swaps = format == .jpeg && ExifOrientation.swapsSides(in: data)
        return Header(
            format: format,
            width: swaps ? size.height : size.width,
            height: swaps ? size.width : size.height
        )
    }

    /// The pixels, at most about `pixels` of them; nil where the file is damaged or too large.
    static func decode(_ data: Data, atMost pixels: Int = mostPixels) -> PixelBuffer? {
        guard let format = EncodedFormat(data) else { return nil }
        let loader = PixbufLoader(format: format) { size in
            target(for: size, format: format, atMost: min(pixels, mostPixels))
        }
        loader.write(data, upTo: data.count) { _ in false }
        loader.close()
        guard let pixbuf = loader.pixbuf() else { return nil }
        let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return upright.flatMap(PixbufPixels.premultiplied)
    }

    /// The frames of an animated GIF with the seconds that each is shown; nil for other files.
    static func frames(_ data: Data) -> [(pixels: PixelBuffer, duration: TimeInterval)]? {
        guard EncodedFormat(data) == .gif else { return nil }
        let loader = PixbufLoader(format: .gif) { size in
            target(for: size, format: .gif, atMost: mostPixels)
        }
        loader.write(data, upTo: data.count) { _ in false }
        loader.close()
        return loader.frames(atMostPixels: mostPixels)
    }

    /// The size to decode to; nil to refuse.
    private static func target(
        for size: PixbufLoader.Size,
        format: EncodedFormat,
        atMost pixels: Int
    ) -> PixbufLoader.Size? {
        let count = Double(size.width) * Double(size.height)
        guard format.decodesSmaller || count <= Double(mostWholePixels) else { return nil }
        guard count > Double(pixels) else { return size }
        let factor = (Double(pixels) / count).squareRoot()
        return PixbufLoader.Size(
            width: max(1, Int(Double(size.width) * factor)),
            height: max(1, Int(Double(size.height) * factor))
        )
    }
}
