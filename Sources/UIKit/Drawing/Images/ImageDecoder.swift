// Both modules declare glib; the compiler counts it to the one that it met first.
import CGdkPixbuf
import CPango
import Foundation
import PictureHeaders

/// Reads picture files with gdk-pixbuf, in bounded memory and on any thread.
enum ImageDecoder {
    /// The most pixels that a decoded picture has: 24 million, 96 MB.
    static let mostPixels = 24_000_000
    /// From how many pixels on a PNG is read row by row, which is slower for small ones.
    private static let leastPixelsOfRows = 4_000_000

    /// What the file says about itself, without decoding; nil unless it starts as a picture that
    /// can be read here.
    static func header(of data: Data) -> PictureHeader? {
        guard let header = PictureHeader(data), header.format.hasLoader else { return nil }
        return header
    }

    /// The pixels, at most about `pixels` of them; nil where the file is damaged or too large.
    static func decode(_ data: Data, atMost pixels: Int = mostPixels) -> PixelBuffer? {
        guard let header = header(of: data), header.objection == nil else { return nil }
        let (count, most) = (header.width * header.height, min(pixels, mostPixels))
        if header.format == .png, header.heldBytesPerPixel == 0, count > leastPixelsOfRows,
            count > most
        {
            let size = smaller(header.width, header.height, atMost: most)
            return PNGRows.decode(data, width: header.width, height: header.height, to: size)
        }
        guard let loader = load(data, header, atMost: most), let pixbuf = loader.pixbuf() else {
            return nil
        }
        let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return upright.flatMap(PixbufPixels.premultiplied)
    }

    /// The frames of an animated GIF with the seconds that each is shown; nil for other files.
    static func frames(_ data: Data) -> [(pixels: PixelBuffer, duration: TimeInterval)]? {
        guard let header = header(of: data), header.format == .gif, header.objection == nil else {
            return nil
        }
        return load(data, header, atMost: mostPixels)?.frames(atMostPixels: mostPixels)
    }

    private static func load(
        _ data: Data,
        _ header: PictureHeader,
        atMost most: Int
    ) -> PixbufLoader? {
        let loader = PixbufLoader(format: header.format) { size in
            // A file whose pixels are others than its header says was not judged by that.
            guard size.width * size.height <= header.width * header.height else { return nil }
            return PixbufLoader.Size(smaller(size.width, size.height, atMost: most))
        }
        loader.write(data)
        loader.close()
        return loader
    }

    /// The size to decode to.
    private static func smaller(
        _ width: Int,
        _ height: Int,
        atMost pixels: Int
    ) -> (width: Int, height: Int) {
        let count = Double(width) * Double(height)
        guard count > Double(pixels) else { return (width, height) }
        let factor = (Double(pixels) / count).squareRoot()
        return (max(1, Int(Double(width) * factor)), max(1, Int(Double(height) * factor)))
    }
}

extension PictureHeader.Format {
    /// Whether the machine has what reads the format.
    ///
    /// Those for WebP, AVIF and HEIC are packages of their own. Decoders of other formats stay
    /// unused, as they are less hardened.
    var hasLoader: Bool { Self.loadable.contains(self) }

    /// The name that gdk-pixbuf knows the format by.
    var loaderName: String { self == .heic ? "heif/avif" : rawValue }

    private static let loadable: Set<Self> = {
        var names: Set<String> = []
        let list = gdk_pixbuf_get_formats()
        defer { g_slist_free(list) }
        var node = list
        while let entry = node?.pointee {
            if let name = gdk_pixbuf_format_get_name(OpaquePointer(entry.data)) {
                names.insert(String(cString: name))
                g_free(name)
            }
            node = entry.next
        }
        return Set(allCases.filter { names.contains($0.loaderName) })
    }()
}
