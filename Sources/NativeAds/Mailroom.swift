import Foundation

/// Lets out the events of all ads of one engine in the order in which they happened.
///
/// Each goes out once its trackers are safe on disk, and these are called before the next event,
/// so that whoever watches sees which request belongs to which event.
@MainActor final class Mailroom {
    /// Events of one ad, and what is called because of them.
    struct Parcel {
        var events: [AdEvent]
        var urls: [URL]
        /// Who hears of the events.
        var hub: EventHub<AdEvent>
    }

    private let trackers: TrackerQueue
    private var parcels: [Parcel] = []
    private var isSending = false

    nonisolated init(trackers: TrackerQueue) {
        self.trackers = trackers
    }

    /// Lets `parcel` out after those that were put before it.
    func put(_ parcel: Parcel) {
        if parcel.urls.isEmpty, !isSending {
            for event in parcel.events { parcel.hub.emit(event) }
            return
        }
        parcels.append(parcel)
        guard !isSending else { return }
        isSending = true
        // Keeps the room open until it is empty, also where the app lets ads and engine go.
        Task { await send() }
    }

    private func send() async {
        while !parcels.isEmpty {
            let parcel = parcels.removeFirst()
            let written = parcel.urls.isEmpty ? [] : await trackers.append(parcel.urls)
            for event in parcel.events { parcel.hub.emit(event) }
            if !written.isEmpty { await trackers.deliver(written) }
        }
        isSending = false
    }
}
