/// What happens as an ad's video plays.
///
/// The quartiles and `complete` come once in an ad's life, and only for media that was played at
/// normal speed from its beginning on (VAST 4.3); what was skipped earns nothing.
public enum VideoEvent: String, Sendable, Hashable, CaseIterable {
    /// The first frame plays; once in the ad's life.
    case start
    /// A quarter was played.
    case firstQuartile
    /// Half was played.
    case midpoint
    /// Three quarters were played.
    case thirdQuartile
    /// All was played.
    case complete
    /// Play was paused before the end; waiting for data is no pause.
    case pause
    /// Play went on after a pause.
    case resume
    /// The sound went off after the start.
    case mute
    /// The sound came on after the start.
    case unmute
    /// The person skipped the rest; nothing comes after it.
    case skip
    /// The video cannot be played; nothing comes after it.
    case error
}
