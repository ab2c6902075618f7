/// Why a file cannot be served as a video.
package enum MP4Fault: Error, Hashable, Sendable {
    /// It does not begin as an ISO base media file does, or says that it is another kind of one.
    case notMP4
    /// A box is larger than what is there.
    case endsEarly
    /// A box contradicts itself, or the file ends within the head of one.
    case damaged
    /// There is no `moov`, so that nothing is known of what is in the file.
    case noIndex
    /// There is an index and nothing that it tells of, as in the first file of a stream.
    case noMedia
    /// There is sound at most.
    case noVideo
    /// The pictures are coded in a format that not every device plays; it is named as the file does.
    case codec(String)
    /// H.264 with finer colours or more bits than phones decode; the profile is told as the file's number.
    case profile(Int)
    /// The pictures have no size.
    case noSize
    /// It is not told how long it plays.
    case noDuration
    /// It is made for streaming, and its index tells only how long the first of its fragments plays.
    case fragments
    /// It plays for more than an hour.
    case tooLong

    /// The end of a sentence that begins with the file's name: `, which …`.
    package var clause: String {
        switch self {
        case .notMP4: "which is no MP4 video"
        case .endsEarly: "which ends before what it announces"
        case .damaged: "which is a damaged MP4 video"
        case .noIndex: "which has no moov, the part that says what is in it"
        case .noMedia: "which has no mdat, the part that holds its pictures"
        case .noVideo: "which has no video track"
        case .codec(let name):
            "whose video is coded as \"\(name)\", neither as H.264 (avc1) nor as HEVC (hvc1)"
        case .profile(let number):
            "whose H.264 has the profile \(number), which phones do not play: make it with "
                + "-pix_fmt yuv420p"
        case .noSize: "whose video has no width and height"
        case .noDuration: "which does not say how long it plays"
        case .fragments:
            "which is in fragments and does not say how long all of them play: make it with "
                + "-movflags +faststart"
        case .tooLong: "which plays for more than an hour"
        }
    }
}
