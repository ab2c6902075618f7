import CGdkPixbuf
public import Foundation

extension UIImage {
    /// The picture as a PNG file; nil for an empty one.
    public func pngData() -> Data? {
        encoded(as: "png", options: [])
    }

    /// The picture as a JPEG file, from quality 0, smallest, to 1, best; nil for an empty one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return encoded(as: "jpeg", options: [("quality", String(Int((quality * 100).rounded())))])
    }

    private func encoded(as format: String, options: [(key: String, value: String)]) -> Data? {
        guard let pixels else { return nil }
        var bytes = PixbufPixels.straight(pixels)
        return bytes.withUnsafeMutableBufferPointer { buffer -> Data? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    buffer.baseAddress,
                    GDK_COLORSPACE_RGB,
                    1,
                    8,
                    Int32(pixels.width),
                    Int32(pixels.height),
                    Int32(pixels.width * 4),
                    nil,
                    nil
                )
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return PixbufWriter(pixbuf: pixbuf).data(format: format, options: options)
        }
    }
}

/// Writes one file into memory.
private struct PixbufWriter {
    let pixbuf: OpaquePointer

    func data(format: String, options: [(key: String, value: String)]) -> Data? {
        var keys = options.map { g_strdup($0.key) } + [nil]
        var values = options.map { g_strdup($0.value) } + [nil]
        defer {
            for text in keys + values { g_free(text) }
        }
        var file: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        let isWritten = gdk_pixbuf_save_to_bufferv(
            pixbuf,
            &file,
            &count,
            format,
            &keys,
            &values,
            nil
        )
        guard isWritten != 0, let file else { return nil }
        defer { g_free(file) }
        return Data(bytes: file, count: Int(count))
    }
}
