package import Foundation

extension NativeAd {
    /// The player of the ad's video; `nil` where the ad has none that can be played.
    ///
    /// Where pictures are not loaded eagerly it is `nil`, too, until the ad has been in a window.
    public var videoController: VideoController? { video.isPlayable ? controller : nil }

    /// The view that shows the ad is in a window: a video that waited for that is loaded now.
    ///
    /// Returns its player when that is known, `nil` where there is nothing to play.
    package func prepareVideo() async -> VideoController? {
        await video.resolved() ? controller : nil
    }

    /// Whoever calls ``play(_:)`` alone plays the video: the player does nothing by itself.
    package func playVideoByHand() {}

    /// The bytes of a media file, for a surface that cannot stream; each file is fetched once.
    package func media(at url: URL) async throws(MediaError) -> Data { throw .notFound }
}
