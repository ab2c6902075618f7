internal import CLibAV

/// Turns decoded pictures into pixels that can be shown, of the size that is asked for.
final class FrameScaler {
    /// What a conversion is prepared for.
    private struct Job: Equatable {
        var source: PictureSize
        var format: Int32
        var target: PictureSize
        var colors: Int32
        var isFullRange: Bool
    }

    private var job: Job?
    private var context: OpaquePointer?
    private var target: DecodedPicture?

    deinit {
        sws_freeContext(context)
    }

    /// The picture in `size` pixels, then turned.
    func pixels(
        of picture: DecodedPicture,
        size: PictureSize,
        turn: Turn
    ) throws(MovieError) -> [UInt8] {
        let source = picture.frame.pointee
        try prepare(
            Job(
                source: PictureSize(width: Int(source.width), height: Int(source.height)),
                format: source.format,
                target: size,
                colors: Self.colors(of: source),
                isFullRange: source.color_range == AVCOL_RANGE_JPEG
            )
        )
        guard let target, sws_scale_frame(context, target.frame, picture.frame) >= 0,
            let pixels = target.frame.pointee.data.0
        else { throw .noMemory }
        let stride = Int(target.frame.pointee.linesize.0)
        return turn.upright(
            UnsafeRawBufferPointer(start: pixels, count: stride * size.height),
            stride: stride,
            size: size
        )
    }

    private func prepare(_ job: Job) throws(MovieError) {
        guard job != self.job else { return }
        self.job = nil
        // None of the decoders gives transparency, so what comes out is opaque.
        context = sws_getCachedContext(
            context,
            Int32(job.source.width),
            Int32(job.source.height),
            AVPixelFormat(job.format),
            Int32(job.target.width),
            Int32(job.target.height),
            AV_PIX_FMT_BGRA,
            SWS_BILINEAR,
            nil,
            nil,
            nil
        )
        guard context != nil, let target = DecodedPicture() else { throw .noMemory }
        let coefficients = sws_getCoefficients(job.colors)
        sws_setColorspaceDetails(
            context,
            coefficients,
            job.isFullRange ? 1 : 0,
            coefficients,
            1,
            0,
            1 << 16,
            1 << 16
        )
        target.frame.pointee.format = AV_PIX_FMT_BGRA.rawValue
        target.frame.pointee.width = Int32(job.target.width)
        target.frame.pointee.height = Int32(job.target.height)
        guard av_frame_get_buffer(target.frame, 64) >= 0 else { throw .noMemory }
        self.target = target
        self.job = job
    }

    /// The rule for making colours; by the size where the file does not say, as players do.
    private static func colors(of frame: AVFrame) -> Int32 {
        switch frame.colorspace {
        case AVCOL_SPC_BT709: SWS_CS_ITU709
        case AVCOL_SPC_SMPTE170M, AVCOL_SPC_BT470BG: SWS_CS_ITU601
        case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
        case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
        default: frame.height >= 720 ? SWS_CS_ITU709 : SWS_CS_ITU601
        }
    }
}
