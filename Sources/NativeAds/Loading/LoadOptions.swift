/// What one load does differently from the configuration; what is `nil` is as configured.
public struct LoadOptions: Sendable, Hashable {
    /// When pictures and the video are fetched.
    public var pictures: PictureLoadingMode?
    /// How the video plays.
    public var video: VideoOptions?

    /// Changes what is named.
    public init(pictures: PictureLoadingMode? = nil, video: VideoOptions? = nil) {
        self.pictures = pictures
        self.video = video
    }
}
