/// What all ads of one ``NativeAds`` share.
struct Engine: Sendable {
    let configuration: NativeAds.Configuration
    let world: World
    let pictures: any PictureLoading
    let trackers: TrackerQueue
    let mailroom: Mailroom
}
