/// How far an ad's video has come, as the asset that its main media is.
///
/// Where ads are loaded eagerly it is there as soon as its document leads to a file, for no load
/// waits for the bytes of a video. Elsewhere it is there with its first frame, unless nobody will
/// make that appear by themselves.
struct VideoAsset: Sendable, Hashable {
    /// What happened to it.
    enum Event: Sendable, Hashable {
        /// Its document was followed to the end, and led to a file or to none.
        case followed(isPlayable: Bool)
        /// Its player says what it does.
        case told(PlaybackSample.State)
        /// No player will open it before a person wants to see it.
        case unwatched
    }

    private enum Course: Sendable, Hashable {
        case none
        case following
        /// The first frame is still to come.
        case opening
        case there
        case failed
    }

    private var course: Course
    /// Whether the first frame must be there for it to count as loaded.
    private(set) var needsFrame: Bool

    /// A video, if there is one; `needsFrame` where it counts as loaded with its first frame only.
    init(exists: Bool, needsFrame: Bool) {
        course = exists ? .following : .none
        self.needsFrame = needsFrame
    }

    var state: AssetState {
        switch course {
        case .none: .notAvailable
        case .following, .opening: .loading
        case .there: .loaded
        case .failed: .failed
        }
    }

    /// Takes what happened; whether the state is another one by it.
    mutating func take(_ event: Event) -> Bool {
        let before = state
        switch (event, course) {
        case (_, .none), (_, .failed): break
        case (.followed(true), .following): course = needsFrame ? .opening : .there
        case (.followed(false), _), (.told(.failed), _): course = .failed
        case (.told(.playing), .opening), (.told(.paused), .opening), (.told(.ended), .opening):
            course = .there
        case (.told(.playing), .following), (.told(.paused), .following):
            // A player that does not need the document shows it already.
            needsFrame = false
        case (.unwatched, .opening): course = .there
        case (.unwatched, .following): needsFrame = false
        case (.followed, _), (.told, _), (.unwatched, _): break
        }
        return state != before
    }
}
