/// Why a movie cannot be shown, or not further than it was.
package enum MovieError: Error, Sendable, Hashable {
    /// There are no bytes.
    case empty
    /// The file cannot be read from the disk.
    case unreadable(path: String)
    /// The file has more bytes than `MovieLimits.mostBytes`.
    case tooManyBytes(Int)
    /// Neither MP4, QuickTime, Matroska nor WebM, or damaged where that would be said.
    case notAMovie
    /// There are streams, none of which is video.
    case noVideo
    /// The video is of a kind that is not decoded here.
    case unknownCodec(String)
    /// The video has no size, or more pixels than `MovieLimits` allows.
    case badSize(width: Int, height: Int)
    /// The video lasts longer than `MovieLimits.longestDuration`, in seconds.
    case tooLong(Double)
    /// Not one picture could be decoded.
    case noPicture
    /// Nothing can be shown from this time on, in seconds: bytes are missing or are not video.
    case damaged(at: Double)
    /// To reach the time, more pixels would have to be decoded than `MovieLimits` allows.
    case tooMuchWork(at: Double)
    /// The system gave no memory.
    case noMemory

    /// What is wrong, in one sentence for a log.
    package var sentence: String {
        switch self {
        case .empty: "The movie has no bytes."
        case .unreadable(let path): "The file \(path) cannot be read."
        case .tooManyBytes(let count):
            "The movie has \(count) bytes; \(MovieLimits.mostBytes) are the most."
        case .notAMovie: "The bytes are not an MP4, QuickTime, Matroska or WebM movie."
        case .noVideo: "The movie has no video."
        case .unknownCodec(let name): "The video is coded as \(name), which is not decoded here."
        case .badSize(let width, let height):
            "The video is \(width) by \(height) pixels; 1 to \(MovieLimits.longestSide) a side,"
                + " and \(MovieLimits.mostPixels) in all, can be shown."
        case .tooLong(let seconds):
            "The movie lasts \(seconds) s; \(MovieLimits.longestDuration) s are the most."
        case .noPicture: "Not one picture of the movie can be decoded."
        case .damaged(let time): "The movie is damaged from second \(time) on."
        case .tooMuchWork(let time):
            "Too many pictures lie between second \(time) and the key frame before it."
        case .noMemory: "There is no memory for the movie."
        }
    }
}
