package import Foundation

/// A video file whose pictures can be asked for by time.
///
/// MP4, QuickTime, Matroska and WebM with H.264, H.265, VP8, VP9, AV1 or MPEG-4 video, from bytes in
/// memory; no byte is read from anywhere else. A movie decodes on the thread of whoever asks, and
/// belongs to one owner at a time: it is not `Sendable`. It is one open decoder for as long as it
/// lives.
package final class Movie {
    /// The picture's size as it is shown: turned upright, in square pixels.
    package let size: PictureSize
    /// How long the movie lasts, in seconds, by what the file says; 0 where it does not.
    package let duration: Double
    /// Pictures a second; 0 where the file does not say.
    package let frameRate: Double
    /// When the last picture has been shown, in seconds; nil until the end of the file was reached.
    package var end: Double? { cursor.end }

    private let facts: VideoFacts
    private let cursor: FrameCursor
    private let scaler = FrameScaler()
    private let place = OpenDecoders.Place()
    private var latest: (frame: MovieFrame, box: PictureSize?)?

    /// Opens a movie and decodes its first picture.
    package init(data: Data) throws(MovieError) {
        let container = try Container(data)
        facts = try container.facts()
        size = facts.shown
        duration = container.duration
        frameRate = facts.frameRate
        cursor = try FrameCursor(container, facts: facts)
    }

    /// Opens a movie that is a file of the disk, for tools; all of it is read at once.
    package convenience init(contentsOf url: URL) throws(MovieError) {
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let count = values?.fileSize else {
            throw .unreadable(path: url.path)
        }
        guard count <= MovieLimits.mostBytes else { throw .tooManyBytes(count) }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
        try self.init(data: data)
    }

    /// How many movies are open in this process.
    package static var openCount: Int { OpenDecoders.count }

    /// The picture that is on show at a time, in seconds: the last one that appears at or before it.
    ///
    /// Before the first picture that is the first, after the last one the last. With a `box` it is
    /// scaled down to fit into so many pixels, in its own proportions. Asking for times in order is
    /// cheap; going back, or over a key frame ahead, starts from that.
    ///
    /// Throws `MovieError.damaged` for times from which on there is nothing to show.
    package func frame(
        at seconds: Double,
        fitting box: PictureSize? = nil
    ) throws(MovieError) -> MovieFrame {
        let picture = try cursor.picture(at: seconds)
        if let latest, latest.frame.time == picture.time, latest.box == box { return latest.frame }
        let shown = box.map { size.fitted(into: $0) } ?? size
        let bytes = try scaler.pixels(
            of: picture,
            size: shown.turned(facts.turn),
            turn: facts.turn
        )
        let frame = MovieFrame(
            time: picture.time,
            width: shown.width,
            height: shown.height,
            bytes: bytes
        )
        latest = (frame, box)
        return frame
    }
}
