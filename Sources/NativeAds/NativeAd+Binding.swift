import OpenRTB

extension NativeAd {
    /// Ties the ad to a view; it counts from the first sample on.
    ///
    /// The same binding again changes nothing. Another view starts the clocks of viewability anew,
    /// but what has counted once never counts again. The seller's win notice goes out with the
    /// first binding of the ad's life. `prepare` is called once nothing can refuse the binding any
    /// more and before anybody hears of it: the place to get the view ready.
    package func bind(
        _ binding: Binding,
        preparing prepare: () -> Void = {}
    ) throws(AdError) {
        guard state != .expired else { throw .expired }
        if let wanted = engine.configuration.hasMediaView, wanted != binding.hasMediaView {
            throw .mediaViewMismatch
        }
        guard self.binding != binding else { return }
        prepare()
        let isSeenAlready = self.binding?.isOnSameView(as: binding) ?? false
        self.binding = binding
        if !isSeenAlready { counting.interrupt() }
        outbox.put(.bound, calling: takeWinNotices())
    }

    /// Takes the ad off its view; nothing happens where it is on none.
    package func unbind() {
        binding = nil
        counting.interrupt()
        video.viewing.interrupt()
    }

    /// Tells whoever listens of something odd about how the ad is used.
    package func note(_ text: String) { outbox.put(.note(text)) }

    /// Tells, once in the ad's life, that nothing on its view is known to say that it is an ad.
    package func noteMissingMark() {
        guard !hasNotedMissingMark else { return }
        hasNotedMissingMark = true
        note(
            "The view has no AdAttributionView: mark the ad as an ad, with one or in your own way."
        )
    }

    /// Whether samples can still make anything count, or somebody watches them.
    package var wantsExposure: Bool {
        binding != nil && (exposureWatcher != nil || mayCount)
    }

    /// Nothing counts once the ad has expired or everything possible has counted.
    ///
    /// Where the settings ask for the main media, nothing but `rendered` does after that failed.
    private var mayCount: Bool {
        (counting.wantsSamples(mainMedia) || videoWantsExposure) && state != .expired
    }

    /// Takes what can be seen of the ad now.
    package func sample(_ sample: ExposureSample) {
        enterWindow()
        // Nothing will show its frames.
        if binding?.hasMediaView == false { take(.unwatched) }
        guard wantsExposure else { return }
        exposureWatcher?(sample)
        guard mayCount else { return }
        let time = engine.world.uptime()
        for action in counting.sample(sample, media: mainMedia, at: time) {
            count(action)
        }
        look(sample, at: time)
    }

    private var mainMedia: MainMedia {
        switch assetState(.main) {
        case .notAvailable: .none
        case .loading: .pending
        case .loaded: .loaded
        case .failed: .failed
        }
    }

    func count(_ action: CountingMachine.Action) {
        switch action {
        case .rendered:
            outbox.put(.rendered)
        case .impression:
            expiryTask?.cancel()
            put(.impression, calling: .impression, and: offer.notices.impression)
        case .viewable(.mrc50):
            put(.viewable(.mrc50), calling: .viewable50)
        case .viewable(.mrc100):
            put(.viewable(.mrc100), calling: .viewable100)
        case .viewable(.video50):
            put(.viewable(.video50), calling: .video50)
        }
    }
}
