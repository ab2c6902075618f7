import OpenRTB

extension NativeAd {
    /// Ties the ad to a view; it counts from the first sample on.
    ///
    /// The same binding again changes nothing. Another one starts the clocks of viewability anew,
    /// but what has counted once never counts again. The seller's win notice goes out with the
    /// first binding of the ad's life.
    package func bind(_ binding: Binding) throws(AdError) {
        guard state != .expired else { throw .expired }
        if let wanted = engine.configuration.hasMediaView, wanted != binding.hasMediaView {
            throw .mediaViewMismatch
        }
        guard self.binding != binding else { return }
        self.binding = binding
        counting.interrupt()
        let notice = hasSentWinNotice ? nil : offer.winNotice
        hasSentWinNotice = true
        outbox.put(.bound, calling: notice.map { [$0] } ?? [])
    }

    /// Takes the ad off its view; nothing happens where it is on none.
    package func unbind() {
        binding = nil
        counting.interrupt()
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

    /// Whether samples can still make anything count; nothing does once the ad has expired.
    package var wantsExposure: Bool {
        binding != nil && !counting.isDone && state != .expired
    }

    /// Takes what can be seen of the ad now.
    package func sample(_ sample: ExposureSample) {
        guard wantsExposure else { return }
        var sample = sample
        if waitsForMain {
            sample.visible = 0
        }
        for action in counting.sample(sample, at: engine.world.uptime()) {
            count(action)
        }
    }

    private var waitsForMain: Bool {
        engine.configuration.countsOnlyWithMain && creative.main != nil
            && shelf.state(.main) != .loaded
    }

    private func count(_ action: CountingMachine.Action) {
        switch action {
        case .rendered:
            outbox.put(.rendered)
        case .impression:
            expiryTask?.cancel()
            put(.impression, calling: .impression)
        case .viewable(.mrc50):
            put(.viewable(.mrc50), calling: .viewable50)
        case .viewable(.mrc100):
            put(.viewable(.mrc100), calling: .viewable100)
        case .viewable(.video50):
            put(.viewable(.video50), calling: .video50)
        }
    }
}
