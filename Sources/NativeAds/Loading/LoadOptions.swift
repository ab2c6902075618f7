package import OpenRTB

/// What one load does differently from the configuration; what is `nil` is as configured.
public struct LoadOptions: Sendable, Hashable {
    /// When pictures and the video are fetched.
    public var pictures: PictureLoadingMode?
    /// How the video plays.
    public var video: VideoOptions?
    /// What helps the seller to choose; nothing by default.
    public var targeting: Targeting?
    /// A whole native request, which goes out as it is in place of the assets; only how many ads are
    /// wanted and what they report is the engine's.
    package var nativeRequest: JSONObject?
    /// The only pictures that are fetched, and the video is not; `nil`, everything, by default.
    package var onlyPictures: Set<AssetRole>?
    /// Whether an ad that brings a main picture or video is one that has none, as nothing will show
    /// it; `false` by default.
    package var leavesOutMain = false
    /// The least price per thousand that an ad is wanted for (`imp.bidfloor`); none by default.
    package var floor: Double?
    /// Whether the backfill is asked where there is one; `true` by default.
    package var usesBackfill = true

    /// Changes what is named.
    public init(
        pictures: PictureLoadingMode? = nil,
        video: VideoOptions? = nil,
        targeting: Targeting? = nil
    ) {
        self.pictures = pictures
        self.video = video
        self.targeting = targeting
    }
}
