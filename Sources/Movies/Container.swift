internal import CLibAV
internal import Foundation

/// An opened movie file: which streams it has, and their packets in the order of the file.
final class Container {
    /// What reading on led to.
    enum Step {
        /// The packet holds coded video.
        case video
        /// The packet belongs to sound or something else.
        case other
        /// There are no more packets; `isWhole` unless the file breaks off before its time.
        case over(isWhole: Bool)
    }

    /// The kinds of file that are read.
    ///
    /// Others, playlists above all, would open further files.
    private static let formats = "mov,matroska"

    private let source: ByteSource
    private let context: UnsafeMutablePointer<AVFormatContext>
    /// The stream that is shown.
    let video: UnsafeMutablePointer<AVStream>
    /// How long the file says that it lasts, in seconds; 0 where it does not.
    let duration: Double
    /// The end of the latest packet that was read, in seconds from the file's start.
    private var reached = 0.0

    init(_ data: Data) throws(MovieError) {
        guard !data.isEmpty else { throw .empty }
        let source = try ByteSource(data)
        var opened: UnsafeMutablePointer<AVFormatContext>? = try Self.open(source)
        do throws(MovieError) {
            guard let context = opened else { throw .noMemory }
            (video, duration) = try Self.probe(context)
            self.source = source
            self.context = context
        } catch {
            avformat_close_input(&opened)
            throw error
        }
    }

    deinit {
        var owned: UnsafeMutablePointer<AVFormatContext>? = context
        avformat_close_input(&owned)
    }

    /// Allows the reading that one more picture may need.
    func refill() {
        source.refill()
    }

    /// What the video says about its pictures.
    func facts() throws(MovieError) -> VideoFacts {
        try VideoFacts(of: video, in: context)
    }

    /// Reads the next packet of any stream.
    func read(into packet: UnsafeMutablePointer<AVPacket>) -> Step {
        let result = av_read_frame(context, packet)
        guard result >= 0 else {
            let isShort = duration > 0 && reached < duration - MovieLimits.slack
            return .over(isWhole: result == ona_end_of_file && !isShort)
        }
        note(packet.pointee)
        return packet.pointee.stream_index == video.pointee.index ? .video : .other
    }

    /// Goes to the last key frame at or before a time of the video stream; whether there is one.
    func seek(to timestamp: Int64) -> Bool {
        av_seek_frame(context, video.pointee.index, timestamp, AVSEEK_FLAG_BACKWARD) >= 0
    }

    /// The time of the last key frame at or before another one, where the file's index has it.
    func keyFrame(before timestamp: Int64) -> Int64? {
        avformat_index_get_entry_from_timestamp(video, timestamp, AVSEEK_FLAG_BACKWARD)
            .map(\.pointee.timestamp)
    }

    /// Sound counts too: it may last longer than the pictures.
    private func note(_ packet: AVPacket) {
        guard let stream = context.pointee.streams[Int(packet.stream_index)] else { return }
        let time = packet.pts == ona_no_timestamp ? packet.dts : packet.pts
        guard time != ona_no_timestamp else { return }
        let start =
            context.pointee.start_time == ona_no_timestamp
            ? 0 : Double(context.pointee.start_time) / Double(AV_TIME_BASE)
        let end = (Double(time) + Double(packet.duration)) * av_q2d(stream.pointee.time_base)
        reached = max(reached, end - start)
    }
}

extension Container {
    private static func open(
        _ source: ByteSource
    ) throws(MovieError) -> UnsafeMutablePointer<AVFormatContext> {
        av_log_set_level(AV_LOG_QUIET)
        var context = avformat_alloc_context()
        guard let fresh = context else { throw .noMemory }
        fresh.pointee.pb = source.context
        fresh.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
        fresh.pointee.max_streams = 32
        fresh.pointee.probesize = 2 << 20
        // A file may name others; none is opened.
        fresh.pointee.io_open = { _, _, _, _, _ in ona_refused }
        var options: OpaquePointer?
        av_dict_set(&options, "format_whitelist", formats, 0)
        av_dict_set(&options, "codec_whitelist", FrameDecoder.names.joined(separator: ","), 0)
        defer { av_dict_free(&options) }
        // On failure libav frees the context.
        guard avformat_open_input(&context, nil, nil, &options) >= 0, let context else {
            throw .notAMovie
        }
        return context
    }

    /// Finds the video and what can be said of it without showing it.
    private static func probe(
        _ context: UnsafeMutablePointer<AVFormatContext>
    ) throws(MovieError) -> (UnsafeMutablePointer<AVStream>, Double) {
        // Which of several streams is shown is libav's to say, but pictures of covers are not.
        let count = Int(context.pointee.nb_streams)
        let streams = (0..<count).compactMap { context.pointee.streams[$0] }
        for stream in streams { stream.pointee.discard = Self.discard(stream) }
        guard streams.contains(where: Self.isVideo) else { throw .noVideo }
        // Decoders that only look obey the same limits as the one that shows.
        var options = [OpaquePointer?](repeating: nil, count: count)
        for index in options.indices {
            av_dict_set(&options[index], "max_pixels", String(MovieLimits.mostPixels), 0)
        }
        defer {
            for index in options.indices { av_dict_free(&options[index]) }
        }
        avformat_find_stream_info(context, &options)
        let best = av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
        guard best >= 0, let video = context.pointee.streams[Int(best)], isVideo(video) else {
            throw .noVideo
        }
        let isGuess = context.pointee.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE
        let duration = Double(context.pointee.duration) / Double(AV_TIME_BASE)
        let known = isGuess || duration <= 0 ? 0 : duration
        guard known <= MovieLimits.longestDuration else { throw .tooLong(known) }
        return (video, known)
    }

    private static func isVideo(_ stream: UnsafeMutablePointer<AVStream>) -> Bool {
        stream.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO
            && stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    }

    private static func discard(_ stream: UnsafeMutablePointer<AVStream>) -> AVDiscard {
        switch stream.pointee.codecpar.pointee.codec_type {
        case AVMEDIA_TYPE_VIDEO, AVMEDIA_TYPE_AUDIO: AVDISCARD_DEFAULT
        default: AVDISCARD_ALL
        }
    }
}
