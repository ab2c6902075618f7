import Foundation

/// Lets out the events of one ad in order, each once its trackers are safe on disk.
@MainActor final class Outbox {
    private struct Parcel {
        var events: [AdEvent]
        var urls: [URL]
    }

    private let hub: EventHub
    private let trackers: TrackerQueue
    private var parcels: [Parcel] = []
    private var isSending = false

    init(hub: EventHub, trackers: TrackerQueue) {
        self.hub = hub
        self.trackers = trackers
    }

    /// Emits `events` after what was put before them and after `urls` were written down.
    ///
    /// The URLs are called after that, so a request follows the event that caused it.
    func put(_ events: AdEvent..., calling urls: [URL] = []) {
        if urls.isEmpty, !isSending {
            for event in events {
                hub.emit(event)
            }
            return
        }
        parcels.append(Parcel(events: events, urls: urls))
        guard !isSending else { return }
        isSending = true
        // Keeps the outbox until it is empty, also where the app lets the ad go meanwhile.
        Task { await send() }
    }

    private func send() async {
        while !parcels.isEmpty {
            let parcel = parcels.removeFirst()
            var written: [String] = []
            if !parcel.urls.isEmpty {
                written = await trackers.append(parcel.urls)
            }
            for event in parcel.events {
                hub.emit(event)
            }
            if !written.isEmpty {
                await trackers.deliver(written)
            }
        }
        isSending = false
    }
}
