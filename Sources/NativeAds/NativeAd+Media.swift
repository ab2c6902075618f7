extension NativeAd {
    /// Begins to fetch the pictures once the app has the ad, and tells once how that ended.
    ///
    /// Called in the task that waits for the load, so that what it begins comes after the app's
    /// next steps on the main actor.
    func startLazyMedia() {
        Task { [weak self] in self?.fetchMedia() }
    }

    /// The size of the main picture or video, as far as it is known without it: of the video's file
    /// where the ad has one that can be played, else of the picture.
    public var mediaSize: MediaSize { .unknown }

    /// How far an asset has come: of `main`, the video where the ad has one.
    public func assetState(_ role: AssetRole) -> AssetState { shelf.state(role) }

    /// The app shows a main picture of its own, which counts as the ad's.
    package func mainImageWasSet() {}

    private func fetchMedia() {
        let roles = creative.pictureSources.map(\.role)
        media = MediaMachine(roles)
        shelf.onChange = { [weak self] role, state in
            self?.hub.emit(.assetState(role, state))
            self?.emit(self?.media?.change(role, state))
        }
        // The app may have asked for some already.
        emit(media?.start(roles.map { ($0, shelf.state($0)) }))
        shelf.startAll()
        video.startResolving()
    }

    private func emit(_ event: AdEvent?) {
        guard let event else { return }
        hub.emit(event)
    }
}
