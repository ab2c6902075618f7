/// What all ads of one ``NativeAds`` share.
struct Engine: Sendable {
    private(set) var configuration: NativeAds.Configuration
    let world: World
    let pictures: any PictureLoading
    let trackers: TrackerQueue
    let mailroom: Mailroom
    let caps: CapKeeper
    let videos: VideoShelf
    let decoders: DecoderPool
    let sound: VideoSound
}

extension Engine {
    /// Parts of their own over `world`.
    @MainActor init(_ configuration: NativeAds.Configuration, world: World) {
        let trackers = TrackerQueue(world: world)
        self.init(
            configuration: configuration,
            world: world,
            pictures: PictureLoader(configuration, world: world),
            trackers: trackers,
            mailroom: Mailroom(trackers: trackers),
            caps: CapKeeper(world: world),
            videos: VideoShelf(world),
            decoders: DecoderPool(),
            sound: VideoSound(configuration.audio)
        )
    }

    /// The same parts, held to other settings.
    @MainActor func held(to configuration: NativeAds.Configuration) -> Engine {
        var engine = self
        engine.configuration = configuration
        sound.audio = configuration.audio
        return engine
    }

    /// What is to hear of an ad's events, where its campaign's frequency is capped.
    func tally(of offer: Offer) -> (@MainActor (AdEvent) -> Void)? {
        guard let campaign = offer.campaign else { return nil }
        return { [caps] event in caps.count(event, of: campaign) }
    }
}
