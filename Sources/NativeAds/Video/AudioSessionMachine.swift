/// Decides what becomes of the app's audio session as the sound of videos comes and goes.
///
/// Nothing does while all are muted. The session is never activated or deactivated: playing does
/// the one by itself, and the other would end sound that is not ours.
struct AudioSessionMachine: Sendable {
    /// What happened to the sound of a video, by the video's name.
    enum Event: Sendable, Hashable {
        /// It is about to come on.
        case sounds(Int)
        /// It is off, and may come back.
        case silent(Int)
        /// Its player has let go of the media.
        case released(Int)
    }

    /// What is to be done.
    enum Action: Sendable, Hashable {
        case tell(VideoAudio.Change)
        case apply(AudioSetting)
    }

    /// Whether the app sees to the session itself.
    var isManagedByApp: Bool
    private var sounding: Set<Int> = []
    /// Whose sound has been on since their media was opened.
    private var holding: Set<Int> = []
    /// What was set before it was changed.
    private var previous: AudioSetting?

    init(isManagedByApp: Bool) {
        self.isManagedByApp = isManagedByApp
    }

    /// Takes what happened while the session was set as given, and says what is to be done.
    mutating func handle(_ event: Event, now setting: AudioSetting?) -> [Action] {
        switch event {
        case .sounds(let name):
            holding.insert(name)
            let isFirst = sounding.isEmpty
            return sounding.insert(name).inserted && isFirst ? begin(setting) : []
        case .silent(let name):
            return quieten(name)
        case .released(let name):
            let actions = quieten(name)
            holding.remove(name)
            return actions + (holding.isEmpty ? restore(setting) : [])
        }
    }

    private mutating func begin(_ setting: AudioSetting?) -> [Action] {
        if isManagedByApp { return [.tell(.willPlay)] }
        guard let setting, setting != .ambient, previous == nil else { return [] }
        previous = setting
        return [.apply(.ambient)]
    }

    private mutating func quieten(_ name: Int) -> [Action] {
        guard sounding.remove(name) != nil, sounding.isEmpty, isManagedByApp else { return [] }
        return [.tell(.didStop)]
    }

    /// What the app set meanwhile is its own will.
    private mutating func restore(_ setting: AudioSetting?) -> [Action] {
        defer { previous = nil }
        guard let previous, setting == .ambient else { return [] }
        return [.apply(previous)]
    }
}
