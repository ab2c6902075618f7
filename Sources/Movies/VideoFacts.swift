internal import CLibAV

/// What a video stream says about its pictures.
struct VideoFacts {
    /// The pixels that are decoded, as they lie in the file.
    let coded: PictureSize
    /// The picture in square pixels, before it is turned.
    let square: PictureSize
    /// How it is turned to stand upright.
    let turn: Turn
    /// Pictures a second; 0 where the file does not say.
    let frameRate: Double
    /// Seconds a unit of the stream's timestamps.
    let timeUnit: Double
    /// The timestamp of the first picture; nil where the file does not say.
    let start: Int64?

    /// The picture as it is shown.
    var shown: PictureSize { square.turned(turn) }

    init(
        of stream: UnsafeMutablePointer<AVStream>,
        in context: UnsafeMutablePointer<AVFormatContext>?
    ) throws(MovieError) {
        let parameters = stream.pointee.codecpar.pointee
        coded = PictureSize(width: Int(parameters.width), height: Int(parameters.height))
        guard MovieLimits.allow(width: coded.width, height: coded.height) else {
            throw .badSize(width: coded.width, height: coded.height)
        }
        let aspect = av_guess_sample_aspect_ratio(context, stream, nil)
        let square = coded.squared(numerator: Int(aspect.num), denominator: Int(aspect.den))
        // A picture that its proportions would make too wide is shown narrower, not refused.
        self.square = square.fitted(
            into: PictureSize(width: MovieLimits.longestSide, height: MovieLimits.longestSide)
        )
        turn = Self.turn(of: stream)
        let rate = stream.pointee.avg_frame_rate
        let known = rate.num > 0 && rate.den > 0 ? av_q2d(rate) : 0
        frameRate = (0.01...1_000).contains(known) ? known : 0
        let unit = av_q2d(stream.pointee.time_base)
        timeUnit = unit.isFinite && unit > 0 ? unit : 1e-6
        let first = stream.pointee.start_time
        start = first == ona_no_timestamp ? nil : first
    }

    private static func turn(of stream: UnsafeMutablePointer<AVStream>) -> Turn {
        var count = 0
        guard
            let bytes = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &count),
            count >= 9 * MemoryLayout<Int32>.size
        else { return .none }
        return bytes.withMemoryRebound(to: Int32.self, capacity: 9) { matrix in
            Turn(clockwise: -av_display_rotation_get(matrix))
        }
    }
}
