internal import CLibAV

/// Coded packets in, pictures out, on the caller's thread.
final class FrameDecoder {
    /// The decoders that are used; libav has many more, less used and less hardened.
    static let names = ["h264", "hevc", "vp8", "vp9", "libdav1d", "mpeg4"]

    private let context: UnsafeMutablePointer<AVCodecContext>
    /// Packets in a row that could not be decoded.
    private(set) var failures = 0

    init(for stream: UnsafeMutablePointer<AVStream>) throws(MovieError) {
        let parameters = stream.pointee.codecpar
        let id = parameters?.pointee.codec_id ?? AV_CODEC_ID_NONE
        guard let codec = avcodec_find_decoder(id),
            Self.names.contains(String(cString: codec.pointee.name))
        else { throw .unknownCodec(String(cString: avcodec_get_name(id))) }
        var opened = avcodec_alloc_context3(codec)
        guard let context = opened else { throw .noMemory }
        context.pointee.thread_count = 1
        context.pointee.max_pixels = Int64(MovieLimits.mostPixels)
        context.pointee.pkt_timebase = stream.pointee.time_base
        guard avcodec_parameters_to_context(context, parameters) >= 0,
            avcodec_open2(context, codec, nil) >= 0
        else {
            avcodec_free_context(&opened)
            throw .noPicture
        }
        self.context = context
    }

    deinit {
        var owned: UnsafeMutablePointer<AVCodecContext>? = context
        avcodec_free_context(&owned)
    }

    /// Takes a packet, or nil for the end, after which the pictures that were held back come out.
    func send(_ packet: UnsafeMutablePointer<AVPacket>?) {
        failures = avcodec_send_packet(context, packet) >= 0 || packet == nil ? 0 : failures + 1
    }

    /// The next picture in the order of showing; nil where more packets are needed.
    func receive() -> DecodedPicture? {
        guard let picture = DecodedPicture() else { return nil }
        while true {
            let result = avcodec_receive_frame(context, picture.frame)
            if result >= 0 { return picture }
            // A picture that is damaged is left out; the ones after it may be whole.
            if result == ona_again || result == ona_end_of_file { return nil }
            failures += 1
            if failures > MovieLimits.mostBadPackets { return nil }
        }
    }

    /// Forgets everything, for a leap to another place.
    func flush() {
        avcodec_flush_buffers(context)
        failures = 0
    }
}
