// Both modules declare glib; the compiler counts it to the one that it met first.
import CGdkPixbuf
import CPango
import Foundation
import PictureHeaders

/// One reading of one file: bytes go in piece by piece, and the size is decided before pixels.
final class PixbufLoader {
    struct Size {
        var width: Int
        var height: Int

        init(_ size: (width: Int, height: Int)) {
            (width, height) = size
        }
    }

    /// What the signal handler may touch while C calls it.
    private final class Sizing {
        let decide: (Size) -> Size?

        init(decide: @escaping (Size) -> Size?) {
            self.decide = decide
        }
    }

    private let sizing: Sizing
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
    private var isOpen = true

    /// `decide` answers with the size to decode to, or nil to stop there.
    init(format: PictureHeader.Format, decide: @escaping (Size) -> Size?) {
        sizing = Sizing(decide: decide)
        loader = gdk_pixbuf_loader_new_with_type(format.loaderName, nil)
        guard let loader else { return }
        let handler:
            @convention(c) (
                UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer
            ) -> Void = { loader, width, height, context in
                let sizing = Unmanaged<Sizing>.fromOpaque(context).takeUnretainedValue()
                // No pixels at all make every decoder give up before it asks for memory.
                let wanted = sizing.decide(Size((Int(width), Int(height)))) ?? Size((0, 0))
                gdk_pixbuf_loader_set_size(loader, Int32(wanted.width), Int32(wanted.height))
            }
        g_signal_connect_data(
            loader,
            "size-prepared",
            unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(sizing).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
    }

    deinit {
        close()
        if let loader { g_object_unref(loader) }
    }

    /// Feeds the file, up to the first error.
    func write(_ data: Data) {
        let piece = 1 << 16
        var rest = data[...]
        while !rest.isEmpty, isOpen, let loader {
            let isGood = rest.prefix(piece).withUnsafeBytes { bytes in
                gdk_pixbuf_loader_write(
                    loader,
                    bytes.bindMemory(to: UInt8.self).baseAddress,
                    gsize(bytes.count),
                    nil
                )
            }
            if isGood == 0 { break }
            rest = rest.dropFirst(piece)
        }
    }

    func close() {
        guard isOpen, let loader else { return }
        isOpen = false
        gdk_pixbuf_loader_close(loader, nil)
    }

    /// The picture as far as it could be read; the loader keeps it.
    func pixbuf() -> OpaquePointer? {
        loader.flatMap { gdk_pixbuf_loader_get_pixbuf($0) }
    }

    /// All frames of an animation, or nil where it is a still picture.
    func frames(
        atMostPixels limit: Int
    ) -> [(pixels: PixelBuffer, duration: TimeInterval)]? {
        guard let loader, let animation = gdk_pixbuf_loader_get_animation(loader),
            gdk_pixbuf_animation_is_static_image(animation) == 0
        else { return nil }
        var time = GTimeVal(tv_sec: 0, tv_usec: 0)
        guard let iterator = gdk_pixbuf_animation_get_iter(animation, &time) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        var frames: [(pixels: PixelBuffer, duration: TimeInterval)] = []
        var pixelCount = 0
        var isLast = false
        while !isLast, pixelCount < limit, frames.count < 1_000 {
            let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator),
                let pixels = PixbufPixels.premultiplied(pixbuf)
            else { break }
            frames.append((pixels, TimeInterval(max(delay, 20)) / 1_000))
            pixelCount += pixels.width * pixels.height
            // The last frame counts as the one being loaded even when all is read. A negative
            // delay says that a frame stays for ever.
            isLast =
                delay < 0
                || gdk_pixbuf_animation_iter_on_currently_loading_frame(iterator) != 0
            g_time_val_add(&time, glong(max(delay, 1) * 1_000))
            gdk_pixbuf_animation_iter_advance(iterator, &time)
        }
        return frames.count > 1 ? frames : nil
    }
}
