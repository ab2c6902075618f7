/// Who sees to the app's audio session when the sound of an ad's video comes on.
///
/// As long as videos are muted nobody touches it, and other apps' music plays on.
public enum VideoAudio: Sendable {
    /// What becomes of the sound of ads.
    public enum Change: String, Sendable, Hashable, CaseIterable {
        /// The sound of a video is about to come on, and no other video's is on.
        case willPlay
        /// The last video with sound went silent.
        case didStop
    }

    /// The engine: ambient sound that mixes with that of other apps. When the last player with
    /// sound goes, what was there before is put back, unless the app changed it meanwhile.
    case automatic
    /// The app, which is told once each time that sound comes and goes.
    case app(@MainActor @Sendable (Change) -> Void)

    var isManagedByApp: Bool { if case .app = self { true } else { false } }
}
