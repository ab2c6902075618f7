/// How one ad's pictures and video come: what its load asked for over what is configured.
struct MediaPlan: Sendable, Hashable {
    /// When the pictures are fetched.
    let pictures: PictureLoadingMode
    /// How the video plays.
    let video: VideoOptions

    init(_ options: LoadOptions = LoadOptions(), over configuration: NativeAds.Configuration) {
        pictures = options.pictures ?? configuration.pictures
        video = options.video ?? configuration.video
    }
}
