import Foundation
import VAST

extension NativeAd {
    /// The size of the main media, as far as it is known without it: of the video's file where the
    /// ad has one that can be played, else that of its markup, else of the picture.
    public var mediaSize: MediaSize {
        if video.isPlayable, videoAsset.state != .failed {
            let file = video.current ?? video.files.first
            let size = controller?.size ?? MediaSize(width: file?.width, height: file?.height)
            if size.isKnown { return size }
        }
        // A lazy ad's film is not followed yet; what its own document says is known.
        if !video.isSettled, video.announcedSize.isKnown { return video.announcedSize }
        if let html = creative.html, html.size.isKnown { return html.size }
        if let picture = loadedPicture(.main) {
            return MediaSize(width: picture.width, height: picture.height)
        }
        return MediaSize(width: creative.main?.w, height: creative.main?.h)
    }

    /// Where the main media lies: the file of a video that can be played, else the picture.
    package var mediaAddress: String? {
        let file = video.current ?? video.files.first
        return file?.url ?? creative.main?.url.absoluteString
    }

    /// How far an asset has come: a picture, or for `main` the video, where the ad has one that can
    /// be played.
    public func assetState(_ role: AssetRole) -> AssetState {
        guard role == .main else { return shelf.state(role) }
        if plan.leavesOutMain { return .notAvailable }
        if hasOwnMainImage { return .loaded }
        switch videoAsset.state {
        case .notAvailable: return shelf.state(.main)
        case .failed where shelf.state(.main) != .notAvailable: return shelf.state(.main)
        case let state: return state
        }
    }

    /// The app shows a main picture of its own, which counts as the ad's main media.
    package func mainImageWasSet() {
        guard !hasOwnMainImage else { return }
        let before = assetState(.main)
        hasOwnMainImage = true
        if before != .loaded { tell(.main, .loaded) }
    }

    /// Begins to fetch the pictures once the app has the ad, and tells once how that ended.
    ///
    /// Called in the task that waits for the load, so that what it begins comes after the app's
    /// next steps on the main actor.
    func startLazyMedia() {
        Task { [weak self] in self?.fetchMedia() }
    }

    private func fetchMedia() {
        var roles = creative.pictureSources.map(\.role).filter(plan.fetches)
        if plan.followsVideo, videoAsset.state != .notAvailable, !roles.contains(.main) {
            roles.insert(.main, at: 0)
        }
        var machine = MediaMachine(roles)
        // The app may have asked for some already.
        let event = machine.start(roles.map { ($0, assetState($0)) })
        media = machine
        emit(event)
        shelf.start(where: plan.fetches)
    }

    /// A picture has another state; that of a video's poster is not that of the main media.
    func pictureChanged(_ role: AssetRole, _ state: AssetState) {
        defer { if state == .failed { tellRefusal(of: role) } }
        if role == .main, hasOwnMainImage || isVideoMain { return }
        tell(role, state)
    }

    /// The document of the video was followed to its end.
    func videoSettled() {
        // Nobody would make the first frame appear.
        if plan.video.autoplay == .manual || plan.video.autoplay == .onWiFi && !video.isOnWiFi {
            take(.unwatched)
        }
        take(.followed(isPlayable: video.isPlayable))
    }

    /// Takes what happened to the video as the ad's main media.
    func take(_ event: VideoAsset.Event) {
        guard videoAsset.take(event), !hasOwnMainImage else { return }
        tell(.main, videoAsset.state)
        // In its place there is the picture, which nobody was told of until now.
        let picture = shelf.state(.main)
        if videoAsset.state == .failed, picture == .loaded || picture == .loading {
            tell(.main, picture)
        }
    }

    private var isVideoMain: Bool {
        videoAsset.state == .loading || videoAsset.state == .loaded
    }

    private func tell(_ role: AssetRole, _ state: AssetState) {
        hub.emit(.assetState(role, state))
        emit(media?.change(role, state))
    }

    private func emit(_ event: AdEvent?) {
        guard let event else { return }
        hub.emit(event)
    }
}
