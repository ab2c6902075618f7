package import Foundation

extension NativeAd {
    /// The player of the ad's video; `nil` where the ad has none that can be played.
    ///
    /// Where pictures are not loaded eagerly it is `nil`, too, until the ad has been in a window.
    public var videoController: VideoController? {
        guard video.isPlayable, plan.pictures == .eager || hasBeenInWindow else { return nil }
        if let controller { return controller }
        let made = VideoController(self, opensEarly: videoAsset.needsFrame)
        controller = made
        return made
    }

    /// The view that shows the ad is in a window: a video that waited for that is loaded now.
    ///
    /// Returns its player when that is known, `nil` where there is nothing to play.
    package func prepareVideo() async -> VideoController? {
        enterWindow()
        return await video.resolved() ? videoController : nil
    }

    /// The player does nothing by itself from now on: whoever calls ``play(_:)`` plays the video.
    package func playVideoByHand() {
        controller?.detach()
        video.isPlayedByHand = true
    }

    /// The bytes of a media file, for a screen that cannot stream; each file is fetched once.
    ///
    /// Cancelling the task gives up the caller's interest; the download stops with the last one.
    package func media(at url: URL) async throws(MediaError) -> Data {
        try await engine.videos.media(at: url)
    }

    func enterWindow() {
        guard !hasBeenInWindow else { return }
        hasBeenInWindow = true
        guard plan.pictures != .eager, !plan.leavesOutMain, creative.vast != nil else { return }
        if videoAsset.state == .loading { hub.emit(.assetState(.main, .loading)) }
        video.startResolving()
    }
}
