/// Performs for all videos of one ``NativeAds`` what the machine decides about their sound.
@MainActor final class VideoSound {
    /// Who sees to the session, for sound that comes on from now on.
    var audio: VideoAudio {
        didSet { machine.isManagedByApp = audio.isManagedByApp }
    }
    private var machine: AudioSessionMachine

    nonisolated init(_ audio: VideoAudio) {
        self.audio = audio
        machine = AudioSessionMachine(isManagedByApp: audio.isManagedByApp)
    }

    /// Takes what happened to the sound of a video that is heard through `session`.
    func handle(_ event: AudioSessionMachine.Event, through session: (any AudioSession)?) {
        for action in machine.handle(event, now: session?.setting) {
            switch action {
            case .tell(let change):
                if case .app(let hear) = audio { hear(change) }
            case .apply(let setting):
                // A session that refuses plays as it is set: too loud for nobody, at worst alone.
                try? session?.apply(setting)
            }
        }
    }
}
