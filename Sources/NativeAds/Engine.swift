/// What all ads of one ``NativeAds`` share.
struct Engine: Sendable {
    let configuration: NativeAds.Configuration
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
    /// What is to hear of an ad's events, where its campaign's frequency is capped.
    func tally(of offer: Offer) -> (@MainActor (AdEvent) -> Void)? {
        guard let campaign = offer.campaign else { return nil }
        return { [caps] event in caps.count(event, of: campaign) }
    }
}
