extension NativeAd {
    /// Begins to tell of the ad's end; a counted impression makes it last.
    func startExpiry() {
        guard expiry.end.isFinite else { return }
        let expiry = expiry
        let sleep = engine.world.sleepUntilBootTime
        expiryTask = Task { [weak self] in
            do {
                if let warning = expiry.warning {
                    try await sleep(warning)
                    self?.emitUnlessShown(.willExpire)
                }
                try await sleep(expiry.end)
                self?.emitUnlessShown(.expired)
            } catch {
                // Cancelled: the ad was seen, or is gone.
            }
        }
    }

    private func emitUnlessShown(_ event: AdEvent) {
        guard !counting.hasCounted(.impression) else { return }
        outbox.put(event)
    }
}
