import OpenRTB

extension NativeAd {
    /// Emits what counted and calls the ad's trackers of that kind.
    ///
    /// Only images are called: the engine runs no scripts, and says so once for each it leaves out.
    func put(_ event: AdEvent, calling type: EventType) {
        let trackers = creative.trackers.filter { $0.event == type }
        let called = trackers.filter { $0.method == .image }.map(\.url)
        outbox.put(event, calling: called)
        for script in trackers where script.method != .image {
            outbox.put(.note("A tracker that is no image was not called: \(script.url)"))
        }
    }
}
