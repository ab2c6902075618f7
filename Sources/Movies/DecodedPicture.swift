internal import CLibAV

/// A picture as the decoder gave it, and when it is shown.
final class DecodedPicture {
    let frame: UnsafeMutablePointer<AVFrame>
    /// In seconds from the movie's first picture.
    var time = 0.0

    /// Nil where there is no memory.
    init?() {
        guard let frame = av_frame_alloc() else { return nil }
        self.frame = frame
    }

    deinit {
        var owned: UnsafeMutablePointer<AVFrame>? = frame
        av_frame_free(&owned)
    }

    /// The timestamp, by the file or by libav's best guess; nil where there is none.
    var timestamp: Int64? {
        let best = frame.pointee.best_effort_timestamp
        return best == ona_no_timestamp ? nil : best
    }

    /// The decoded pixels.
    var pixelCount: Int {
        Int(frame.pointee.width) * Int(frame.pointee.height)
    }
}
