package import VAST

/// What shows a video: made by the views, moved from cell to cell with its ad.
///
/// It plays one file at a time and decides nothing; whenever it changes by itself it calls
/// ``VideoController/screenChanged()``, and between that it is asked ten times a second.
@MainActor package protocol VideoScreen: AnyObject, Sendable {
    /// Opens a file, paused, at a position in seconds.
    ///
    /// There is none open before; what the status says from here on it says of this file.
    func open(_ file: MediaFile, at position: Double)
    func play()
    func pause()
    /// Goes to a position, from where it plays on if it was playing; it has not ended any more.
    func seek(to seconds: Double)
    var isMuted: Bool { get set }
    /// Lets decoder and buffers go; what is seen is the picture behind it.
    func close()
    /// What the player says of itself now.
    var status: ScreenStatus { get }
    /// The MIME types that it plays.
    var types: [String] { get }
    /// What decides whose sound is heard; `nil` where the system has no such thing.
    var audioSession: (any AudioSession)? { get }
}

extension VideoScreen {
    package var audioSession: (any AudioSession)? { nil }
}
