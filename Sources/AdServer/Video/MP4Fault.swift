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
    /// There is sound at most.
    case noVideo
    /// The pictures are coded in a format that not every device plays; it is named as the file does.
    case codec(String)
    /// The pictures have no size.
    case noSize
    /// It is not told how long it plays, as in a file made for streaming in fragments.
    case noDuration
    /// It plays for more than an hour.
    case tooLong

    /// The end of a sentence that begins with the file's name: `, which …`.
    package var clause: String {
        switch self {
        case .notMP4: "which is no MP4 video"
        case .endsEarly: "which ends before what it announces"
        case .damaged: "which is a damaged MP4 video"
        case .noIndex: "which has no moov, the part that says what is in it"
        case .noVideo: "which has no video track"
        case .codec(let name):
            "whose video is coded as \"\(name)\", neither as H.264 (avc1) nor as HEVC (hvc1)"
        case .noSize: "whose video has no width and height"
        case .noDuration: "which does not say how long it plays"
        case .tooLong: "which plays for more than an hour"
        }
    }
}
