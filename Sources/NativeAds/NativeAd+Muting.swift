extension NativeAd {
    /// Whether a person can say that they do not want to see the ad.
    public var canBeMuted: Bool { creative.mute != nil }

    /// A person does not want to see the ad, for one of the ``MuteOffer/reasons`` or for none.
    ///
    /// The seller is told and ``AdEvent/muted`` comes, once in the ad's life; take the ad off the
    /// screen then. A reason that was not offered counts as none. An ad that offers nothing of the
    /// kind is not muted, with a note.
    public func mute(_ reason: String? = nil) {
        guard let offer = creative.mute else {
            return note("The ad offers no way to mute it; hide it yourself.")
        }
        guard !isMuted else { return }
        isMuted = true
        let reason = reason.flatMap { offer.reasons.contains($0) ? $0 : nil }
        outbox.put(.muted, calling: [offer.url(for: reason)].compactMap { $0 })
    }
}
