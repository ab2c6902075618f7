/// How one ad's pictures and video come: what its load asked for over what is configured.
struct MediaPlan: Sendable, Hashable {
    /// When the pictures are fetched.
    let pictures: PictureLoadingMode
    /// The only pictures that are fetched, and the video is not; `nil` for everything.
    let onlyPictures: Set<AssetRole>?
    /// Whether the ad is taken to have neither main picture nor video.
    let leavesOutMain: Bool
    /// How the video plays.
    let video: VideoOptions

    init(_ options: LoadOptions = LoadOptions(), over configuration: NativeAds.Configuration) {
        pictures = options.pictures ?? configuration.pictures
        onlyPictures = options.onlyPictures
        leavesOutMain = options.leavesOutMain
        video = options.video ?? configuration.video
    }

    /// Whether the video is made ready.
    var followsVideo: Bool { onlyPictures == nil && !leavesOutMain }

    /// Whether the picture of a role is fetched.
    func fetches(_ role: AssetRole) -> Bool {
        !(leavesOutMain && role == .main) && onlyPictures?.contains(role) ?? true
    }
}
